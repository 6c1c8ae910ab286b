import ArgumentParsing
package import RenderKit

extension Rotation: ArgumentValue {}
