import { readBundle } from '../../formats/bundle/bundle.ts'
import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { type ActRow, columns } from '../../formats/eu-annexes/act-row.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { byLabel } from './journal-labels.ts'

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
