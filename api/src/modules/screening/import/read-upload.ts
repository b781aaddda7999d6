import { createHash } from 'node:crypto'
import type { SubjectType } from '@qingdan/database/record.ts'
import type { RowError, ScreenedDetails } from '@qingdan/database/tables/screening-tables.ts'
import { foldName } from '@qingdan/matching/fold.ts'
import { cleanText } from '../../../contract/text.ts'
import { columnsOf, countriesSheet } from './fields.ts'
import { findHeadings, type Headings } from './headings.ts'
import { partiesOf } from './parties-of-row.ts'
import { type FieldProblem, type GivenField, type ReadEntity, readEntity } from './read-entity.ts'
import { isTooMany, readSheet, type SheetRow } from './read-sheet.ts'
import { RefusedFile, workbookKind } from './workbook-kind.ts'

/** A file as it was uploaded. */
export interface UploadedFile {
  fileName: string
  type: SubjectType
  bytes: Uint8Array
}

/** A name of a file, with all rows that give it. */
export interface UploadedEntity {
  name: string
  /** Equal for names that differ in case, accents, punctuation or traditional characters. */
  nameKey: string
  details: ScreenedDetails
  detailsKey: string
  /** Numbers in the sheet. */
  rows: number[]
}

export interface UploadReading {
  /** Rows with something in them below the headings, without the example of the template. */
  rowCount: number
  entities: UploadedEntity[]
  problems: RowError[]
  ignoredHeadings: string[]
  /** Sheets after the first, which are not read. */
  otherSheets: string[]
}

/** Reads the first sheet of a workbook of names. Throws `RefusedFile`. */
export async function readUpload({ fileName, type, bytes }: UploadedFile): Promise<UploadReading> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sheet = await readSheet(file, workbookKind(fileName, file))
  const headings = findHeadings(sheet, type)
  const rows = sheet.rows.filter((row) => row.number > headings.lastRow && isFilled(row, headings))
  if (rows.length === 0) throw new RefusedFile('noRows')
  if (isTooMany(rows.length)) throw new RefusedFile('tooManyRows')
  const reading = readRows(rows, headings, type)
  if (isTooMany(reading.entities.length)) throw new RefusedFile('tooManyRows')
  const otherSheets = sheet.otherSheets.filter((name) => name !== countriesSheet.zh && name !== countriesSheet.en)
  return { rowCount: rows.length, ...reading, ignoredHeadings: headings.ignored, otherSheets }
}

/** Forms are numbered beforehand: a number alone makes no row. */
function isFilled(row: SheetRow, headings: Headings): boolean {
  return [...row.cells.keys()].some((at) => !headings.counters.has(at)) && !isExample(row, headings)
}

function readRows(
  rows: readonly SheetRow[],
  headings: Headings,
  type: SubjectType,
): Pick<UploadReading, 'entities' | 'problems'> {
  const entities = new Map<string, UploadedEntity>()
  const problems: RowError[] = []
  for (const row of rows) {
    const fields = headings.columns.map(({ field, at }): GivenField => ({ column: field, cell: row.cells.get(at) }))
    const found = new Map<string, FieldProblem>()
    for (const party of partiesOf(fields, type)) {
      const read = readEntity(party)
      for (const problem of read.problems) found.set(`${problem.field} ${problem.code}`, problem)
      if (read.name !== null) add(entities, read as ReadEntity & { name: string }, row.number)
    }
    problems.push(...[...found.values()].map((problem) => ({ row: row.number, ...problem })))
  }
  return { entities: [...entities.values()], problems }
}

function add(entities: Map<string, UploadedEntity>, { name, details }: ReadEntity & { name: string }, row: number) {
  const [nameKey, detailsKey] = [nameKeyOf(name), detailsKeyOf(details)]
  const key = `${nameKey}\n${detailsKey}`
  const known = entities.get(key)
  if (known) known.rows.push(row)
  else entities.set(key, { name, nameKey, details, detailsKey, rows: [row] })
}

/** The key under which two spellings of one name are equal. */
export function nameKeyOf(name: string): string {
  return foldName(name) || cleanText(name)
}

/** The key under which equal details are equal, whatever their order. */
export function detailsKeyOf(details: ScreenedDetails): string {
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32)
}

const examples = new Set(Object.values(columnsOf).flatMap(([name]) => (name ? [name.example.zh, name.example.en] : [])))

function isExample({ cells }: SheetRow, { columns }: Headings): boolean {
  const name = columns.find(({ field }) => field.kind === 'name')
  return name !== undefined && examples.has(cells.get(name.at)?.text ?? '')
}
