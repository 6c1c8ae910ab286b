/// The published description of the records, `records.schema.json`.
public enum RecordSchema {
  /// The schema's text: JSON Schema, draft 2020-12.
  ///
  /// It describes a record of any type, and the object that ``TextReport/json`` makes of them.
  public static let text = String(decoding: PackageResources.records_schema_json, as: UTF8.self)
}
