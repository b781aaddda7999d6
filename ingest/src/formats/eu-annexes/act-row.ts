/** Columns of the tables of acts (OpenSanctions, `eu/journal_sanctions`). */
export const columns = [
  ...['recordId', 'programKey', 'annex', 'measure', 'startDate', 'reason', 'schema', 'name', 'alias', 'weakAlias'],
  ...['previousName', 'country', 'nationality', 'jurisdiction', 'birthDate', 'birthPlace', 'position'],
  ...['passportNumber', 'gender', 'appearance', 'ethnicity', 'fatherName', 'motherName', 'incorporationDate'],
  ...['legalForm', 'sector', 'registrationNumber', 'taxNumber', 'idNumber', 'innCode', 'ogrnCode', 'kppCode'],
  ...['okpoCode', 'leiCode', 'swiftBic', 'ticker', 'imoNumber', 'mmsi', 'flag', 'address', 'phone', 'email'],
  ...['website', 'notes'],
] as const

export type Column = (typeof columns)[number]

/** One entity in one legal context. */
export interface ActRow {
  /** The act whose annex it is in. */
  act: string
  /** The act that put it there; null in a consolidated text. */
  amendment: string | null
  cells: Readonly<Record<Column, string>>
}
