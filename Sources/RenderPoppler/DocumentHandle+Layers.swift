#if Poppler
  import CPoppler
  import RenderKit

  extension DocumentHandle {
    /// The layers in document order.
    var layers: [DocumentLayer] {
      var layers: [DocumentLayer] = []
      unsafe forEachLayer { layer in
        let title = unsafe poppler_layer_get_title(layer).map { unsafe String(cString: $0) }
        let isVisible = unsafe poppler_layer_is_visible(layer) != 0
        layers.append(DocumentLayer(name: title ?? "", isVisible: isVisible))
      }
      return layers
    }

    /// Runs a drawing for which layers are shown and hidden, then shows them as they were.
    func selecting<Failure: Error>(
      _ selection: LayerSelection, _ body: () throws(Failure) -> Void
    ) throws(Failure) {
      guard !selection.isEmpty else { return try body() }
      let before = layers
      setVisible(before.map(selection.isVisible))
      defer { setVisible(before.map(\.isVisible)) }
      try body()
    }

    /// Hides before it shows, for showing a layer of a radio-button group hides the others.
    private func setVisible(_ states: [Bool]) {
      var index = 0
      unsafe forEachLayer { layer in
        if !states[index] { unsafe poppler_layer_hide(layer) }
        index += 1
      }
      index = 0
      unsafe forEachLayer { layer in
        if states[index] { unsafe poppler_layer_show(layer) }
        index += 1
      }
    }

    private func forEachLayer(_ body: (OpaquePointer) -> Void) {
      unsafe Self.visit(poppler_layers_iter_new(pointer), body)
    }

    private static func visit(_ iterator: OpaquePointer?, _ body: (OpaquePointer) -> Void) {
      guard let iterator = unsafe iterator else { return }
      defer { unsafe poppler_layers_iter_free(iterator) }
      repeat {
        if let layer = unsafe poppler_layers_iter_get_layer(iterator) {
          unsafe body(layer)
          unsafe g_object_unref(UnsafeMutableRawPointer(layer))
        }
        unsafe visit(poppler_layers_iter_get_child(iterator), body)
      } while unsafe poppler_layers_iter_next(iterator) != 0
    }
  }
#endif
