import { readBundle } from '../../formats/bundle/bundle.ts'
import { type Row, readRows } from '../../formats/curated-csv/read-rows.ts'
import { parseRegister, type RegisterEntity } from '../../formats/us-register/parse.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const columns = [
  'Name',
  'Clean Name',
  'Alias',
  'Previous Name',
  'Parent Name',
  'Note',
  'Start date',
  'End date',
  'Source Url',
] as const

/** One company in one edition of the list. */
export type EditionRow = Row<(typeof columns)[number]>

export interface MilitaryCompanies {
  rows: EditionRow[]
  /** The Federal Register notice of the newest edition: the companies listed in their own right. */
  notice: RegisterEntity[]
}

/** The history of the list, and its newest notice. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<MilitaryCompanies> {
  let rows: EditionRow[] | undefined
  let notice: RegisterEntity[] | undefined
  for await (const part of readBundle(content)) {
    if (part.name.endsWith('.csv')) rows = await readRows(part.chunks, columns, warnings)
    else notice = (await parseRegister(part.chunks, 'dow-1260h', warnings)).entities
  }
  if (rows === undefined || notice === undefined) throw new Rejected('The history or the notice is missing.')
  return { rows, notice }
}
