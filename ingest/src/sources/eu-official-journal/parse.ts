import { readBundle } from '../../formats/bundle/bundle.ts'
import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { byLabel } from './journal-labels.ts'

/** Columns of both kinds of file; the columns before them show the kind. */
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

/** Reads the tables of a bundle, those of consolidated acts and of amending ones, in its order. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<ActRow[]> {
  const rows: ActRow[] = []
  const read = new Set<string>()
  for await (const part of readBundle(content)) {
    // If one folder has both kinds of file, each matches both patterns.
    if (read.has(part.name)) continue
    read.add(part.name)
    const optional = ['celex', 'amendedCelex', 'amendmentCelex']
    for await (const row of readTable(part.chunks, { delimiter: ',', columns, optional }, warnings)) {
      rows.push(toActRow(row, part.name))
    }
  }
  return rows
}

function toActRow(row: Row, file: string): ActRow {
  const act = row['celex'] ?? row['amendedCelex'] ?? ''
  const amendment = row['amendmentCelex'] ?? null
  if (`${amendment ?? act}.csv` !== file)
    throw new Rejected(`The file "${file}" has a row of the act "${amendment ?? act}".`)
  const cells = Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])) as ActRow['cells']
  return { act, amendment, cells: byLabel(cells) }
}
