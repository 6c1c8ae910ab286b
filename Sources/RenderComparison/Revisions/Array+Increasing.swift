extension [Int] {
  /// The positions of a longest increasing subsequence of different numbers.
  var longestIncreasing: [Int] {
    /// For each length, the position of the smallest number that ends a subsequence of it.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (position, number) in enumerated() {
      let length = ends.partition { position in self[position] < number }
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length < ends.count { ends[length] = position } else { ends.append(position) }
    }
    var result: [Int] = []
    var next = ends.last
    while let position = next {
      result.append(position)
      next = previous[position]
    }
    return result.reversed()
  }

  /// The number of leading elements that fulfill a condition, where none behind them does.
  private func partition(where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
