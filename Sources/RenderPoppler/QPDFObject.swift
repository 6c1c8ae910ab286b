#if Poppler
  import CQPDF
  import RenderKit

  /// An object of a PDF, valid while its ``QPDFHandle`` lives.
  ///
  /// Every question to an object of the wrong type has an answer: `nil`, nothing or the null object.
  @safe
  struct QPDFObject {
    let data: qpdf_data
    let handle: qpdf_oh

    init(_ data: qpdf_data, _ handle: qpdf_oh) {
      unsafe self.data = unsafe data
      self.handle = handle
    }

    var isDictionary: Bool { unsafe qpdf_oh_is_dictionary(data, handle) != 0 }

    var isStream: Bool { unsafe qpdf_oh_is_stream(data, handle) != 0 }

    var isNull: Bool { unsafe qpdf_oh_is_null(data, handle) != 0 }

    /// The number under which the document refers to the object; `nil` where it is part of another.
    var objectNumber: Int? {
      let number = unsafe qpdf_oh_get_object_id(data, handle)
      return number > 0 ? Int(number) : nil
    }

    var generation: Int { unsafe Int(qpdf_oh_get_generation(data, handle)) }

    /// The value of a key of a dictionary, or of a stream's.
    subscript(key: String) -> QPDFObject {
      unsafe QPDFObject(data, qpdf_oh_get_key_if_dict(data, dictionary, key))
    }

    /// The keys of a dictionary or of a stream's.
    var keys: [String] {
      let dictionary = dictionary
      guard unsafe qpdf_oh_is_dictionary(data, dictionary) != 0 else { return [] }
      var keys: [String] = []
      unsafe qpdf_oh_begin_dict_key_iter(data, dictionary)
      while unsafe qpdf_oh_dict_more_keys(data) != 0 {
        if let key = unsafe qpdf_oh_dict_next_key(data) { unsafe keys.append(String(cString: key)) }
      }
      return keys
    }

    /// The values of a dictionary.
    var values: [QPDFObject] { keys.map { self[$0] } }

    private var dictionary: qpdf_oh { isStream ? unsafe qpdf_oh_get_dict(data, handle) : handle }

    /// The number of items of an array.
    var count: Int? {
      guard unsafe qpdf_oh_is_array(data, handle) != 0 else { return nil }
      return unsafe Int(qpdf_oh_get_array_n_items(data, handle))
    }

    /// An item of an array.
    func item(_ index: Int) -> QPDFObject {
      unsafe QPDFObject(data, qpdf_oh_get_array_item(data, handle, Int32(clamping: index)))
    }

    /// The items of an array; none of anything else.
    var items: [QPDFObject] { (0..<(count ?? 0)).map(item) }

    /// A name without its slash.
    var name: String? {
      guard unsafe qpdf_oh_is_name(data, handle) != 0,
        let name = unsafe qpdf_oh_get_name(data, handle)
      else { return nil }
      return unsafe String(String(cString: name).dropFirst())
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
