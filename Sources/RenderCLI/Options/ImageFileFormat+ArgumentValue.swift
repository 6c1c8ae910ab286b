import ArgumentParsing
package import RenderImageFile

extension ImageFileFormat: ArgumentValue {}
