/// Small SVG documents.
enum SVGFixture {
  /// A document whose root has the given attributes.
  static func document(_ attributes: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" \(attributes)>
      <g id="shapes" transform="rotate(9)">
        <rect x="10" y="5" width="30.5" height="40" fill="green" fill-opacity="0.7"/>
        <circle id="disc" cx="45" cy="30" r="14.3" fill="blue" stroke="red" stroke-width="2"/>
      </g>
    </svg>
    """
  }

  /// Attributes of a root that decide its size, in every unit and in ways that count as missing.
  static let oddSizes = [
    "", "viewBox='0 0 83 45.5'", "viewBox='-5,-6 , 70 80'", "viewBox='1e1 0 1e2 2E1'",
    "width='100%' height='100%' viewBox='0 0 80 60'", "width='50%' height='30%'",
    "width='50%' height='40' viewBox='0 0 80 60'", "width='30'", "height='40.5px'",
    "width='55' viewBox='0 0 80 60'", "height='55' viewBox='0 0 80 60'",
    "width='20mm' height='1.5cm'",
    "width='1in' height='48pt'", "width='6pc' height='60px'", "width='6em' height='9ex'",
    "width='3em' height='3em' font-size='20'", "width='3em' height='4ex' font-size='200%'",
    "width='3em' height='3em' style='font-size: larger'",
    "width='4em' height='4em' font-size='1cm'",
    "width='1e2' height='+7.5e+1'", "width='-10' height='50'",
    "width='-10' height='50' viewBox='0 0 8 6'",
    "width='60Q' height='50'", "width='auto' height='50'", "width=' 30 ' height='40'",
    "width='10' height='10' style='width: 50px !important; width: 9px; height:60PX'",
    "width='70' height='61' style='width:bogus;/* height: 9px;*/'", "width='37.3' height='41.7'",
    "width='123.456789' height='45.01'", "viewBox='0 0 50 40 30'",
  ]

  /// Attributes that leave a picture without a size.
  static let noSizes = [
    "width='0' height='10'", "width='10' height='0'", "viewBox='0 0 10'", "viewBox='0 0 -5 6'",
    "width='30' viewBox='0 0 0 6'", "width='2em' height='2em' font-size='-4'",
    "viewBox='0 0 10 20px'", "viewBox='0,,0 10 20'",
  ]
}
