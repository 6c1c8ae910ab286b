#if Poppler
  import CQPDF
  import RenderKit

  /// An object of a PDF, valid while its ``QPDFHandle`` lives.
  ///
  /// Every question to an object of the wrong type has an answer: `nil`, nothing or the null object.
  @safe
  struct QPDFObject {
    private let data: qpdf_data
    let handle: qpdf_oh

    init(_ data: qpdf_data, _ handle: qpdf_oh) {
      unsafe self.data = unsafe data
      self.handle = handle
    }

    var isDictionary: Bool { unsafe qpdf_oh_is_dictionary(data, handle) != 0 }

    /// The value of a dictionary's key.
    subscript(key: String) -> QPDFObject {
      unsafe QPDFObject(data, qpdf_oh_get_key_if_dict(data, handle, key))
    }

    /// The number of items of an array.
    var count: Int? {
      guard unsafe qpdf_oh_is_array(data, handle) != 0 else { return nil }
      return unsafe Int(qpdf_oh_get_array_n_items(data, handle))
    }

    /// An item of an array.
    func item(_ index: Int) -> QPDFObject {
      unsafe QPDFObject(data, qpdf_oh_get_array_item(data, handle, Int32(clamping: index)))
    }

    /// The value of an integer object.
    var integer: Int? {
      guard unsafe qpdf_oh_is_integer(data, handle) != 0 else { return nil }
      return unsafe Int(qpdf_oh_get_int_value(data, handle))
    }

    /// The value of an integer or real object, read the same way under every locale.
    var number: Double? {
      if let integer { return Double(integer) }
      guard unsafe qpdf_oh_is_real(data, handle) != 0,
        let text = unsafe qpdf_oh_get_real_value(data, handle)
      else { return nil }
      return unsafe Double(String(cString: text))
    }

    /// The rectangle of an array of exactly four numbers.
    var rectangle: Rect? {
      guard count == 4 else { return nil }
      let numbers = (0..<4).compactMap { item($0).number }
      guard numbers.count == 4 else { return nil }
      return Rect(from: (numbers[0], numbers[1]), to: (numbers[2], numbers[3]))
    }

    /// Replaces the value of a dictionary's key by an array of four numbers.
    func replace(_ key: String, by rect: Rect) {
      let array = unsafe qpdf_oh_new_array(data)
      for number in [rect.x, rect.y, rect.maxX, rect.maxY] {
        unsafe qpdf_oh_append_item(data, array, qpdf_oh_new_real_from_double(data, number, 4))
      }
      unsafe qpdf_oh_replace_key(data, handle, key, array)
    }

    /// Replaces the value of a dictionary's key by an integer.
    func replace(_ key: String, by integer: Int) {
      unsafe qpdf_oh_replace_key(
        data, handle, key, qpdf_oh_new_integer(data, Int64(integer)))
    }
  }
#endif
