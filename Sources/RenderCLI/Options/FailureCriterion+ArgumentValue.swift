import ArgumentParsing
package import RenderComparison

extension FailureCriterion: ArgumentValue {}
