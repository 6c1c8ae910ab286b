import ArgumentParsing
package import RenderKit

extension PageBox: ArgumentValue {}
