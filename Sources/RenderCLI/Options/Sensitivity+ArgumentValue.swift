import ArgumentParsing
package import PixelDiff

extension VerdictOptions.Sensitivity: ArgumentValue {}
