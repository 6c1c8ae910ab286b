#if Poppler
  import RenderKit

  extension PageHandle {
    /// Describes the page by its objects, or where those cannot be read by what Poppler knows.
    func info(_ index: Int, _ object: PageObject?) -> PageInfo {
      if let object { return object.info(index, label: label) }
      let (crop, displayed) = (cropBox, displayedSize)
      let isTurned = abs(crop.width - displayed.width) > 0.001
      return PageInfo(
        index: index, boxes: PageBoxes(crop), rotation: isTurned ? .quarter : .none)
    }

    /// Whether Poppler draws the crop box that the page's objects say, turned as they say.
    func agrees(with object: PageObject) -> Bool {
      let (theirs, ours) = (cropBox, object.boxes[.crop])
      let size =
        object.rotation.swapsSides
        ? Size(width: ours.height, height: ours.width) : ours.size
      let displayed = displayedSize
      let differences = [
        theirs.x - ours.x, theirs.y - ours.y, theirs.maxX - ours.maxX, theirs.maxY - ours.maxY,
        displayed.width - size.width, displayed.height - size.height,
      ]
      return !object.rotationIsUnreadable && differences.allSatisfy { abs($0) < 0.001 }
    }
  }
#endif
