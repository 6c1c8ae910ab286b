import ArgumentParsing
package import PixelDiff

extension SizeMismatchPolicy: ArgumentValue {}
