import type { SubjectType } from '@qingdan/database/record.ts'
import { foldHeading } from '@qingdan/screening/cli/read-table.ts'
import { columnsOf, type FieldColumn } from './fields.ts'
import type { Sheet, SheetRow } from './read-sheet.ts'
import { RefusedFile } from './workbook-kind.ts'

/** Rows in which the headings are looked for: titles and explanations may be above. */
const searchedRows = 20

const counterHeadings = new Set(['序号', '#', 'no', 'no.', 'serial'].map(plain))

export interface Headings {
  /** Column of each field that the sheet has; a name may have several, in Chinese and English. */
  columns: { field: FieldColumn; at: number }[]
  /** Headings that belong to no field, or repeat one. */
  ignored: string[]
  /** Columns that number the rows. */
  counters: ReadonlySet<number>
  /** The last row of the headings; numbers as in `SheetRow`. */
  lastRow: number
}

/** The headings of a sheet in either language, case and order. Throws `RefusedFile` when none is a name or stands for one. */
export function findHeadings(sheet: Sheet, type: SubjectType): Headings {
  const known = fieldsByHeading(type)
  // A title may be the word of a heading: 客户（2026）.
  const [found] = sheet.rows
    .slice(0, searchedRows)
    .flatMap((row) => headingsIn(sheet, row, known) ?? [])
    .toSorted((a, b) => b.columns.length - a.columns.length)
  // A column that is not understood may be the one of the names.
  const hasName = found?.columns.some(({ field }) => field.kind === 'name')
  if (!found || (!hasName && found.ignored.length > 0)) throw new RefusedFile('noHeadings')
  return found
}

/** The headings that begin with a row, if it names parties. */
function headingsIn(sheet: Sheet, row: SheetRow, known: ReadonlyMap<string, FieldColumn>): Headings | undefined {
  const nameAt = [...row.cells].find(([, { text }]) => isNaming(fieldOf(text, known)))?.[0]
  if (nameAt === undefined) return undefined
  const lastRow = sheet.mergedDown.get(`${row.number}:${nameAt}`) ?? row.number
  const rows = sheet.rows.filter(({ number }) => number >= row.number && number <= lastRow)
  return { ...readColumns(rows, known), lastRow }
}

/** The field of a heading, which may be written in both languages: `船名 Vessel name`, `Flag / 船旗`. */
function fieldOf(text: string, known: ReadonlyMap<string, FieldColumn>): FieldColumn | undefined {
  const parts = text.split(/[/|]/)
  const words = parts.flatMap((part) =>
    part.split(/(?<=\p{Script=Han})\s*(?=[a-z])|(?<=[a-z.])\s*(?=\p{Script=Han})/iu),
  )
  const inChinese = words.filter((word) => /\p{Script=Han}/u.test(word))
  const found = [text, ...parts, ...(inChinese.length > 0 ? inChinese : words)].map((one) => known.get(plain(one)))
  return found.find((field) => field !== undefined)
}

/** A column of names, or of numbers that stand for them. */
function isNaming(column: FieldColumn | undefined): boolean {
  return column?.kind === 'name' || column?.asName !== undefined
}

/** A heading that spans columns may have the fields below it, so the lowest known one counts. */
function readColumns(rows: readonly SheetRow[], known: ReadonlyMap<string, FieldColumn>): Omit<Headings, 'lastRow'> {
  const texts = new Map<number, string[]>()
  for (const { cells } of rows) {
    for (const [at, { text }] of cells) texts.set(at, [...(texts.get(at) ?? []), text])
  }
  const columns: Headings['columns'] = []
  const ignored: string[] = []
  const counters = new Set<number>()
  for (const [at, headings] of [...texts].toSorted(([a], [b]) => a - b)) {
    const field = headings.toReversed().flatMap((text) => fieldOf(text, known) ?? [])[0]
    if (field && (field.kind === 'name' || !columns.some((one) => one.field === field))) columns.push({ field, at })
    else if (headings.every((text) => counterHeadings.has(plain(text)))) counters.add(at)
    else ignored.push(headings.join(' ').slice(0, 100))
  }
  return { columns, ignored, counters }
}

function fieldsByHeading(type: SubjectType): Map<string, FieldColumn> {
  return new Map(
    columnsOf[type].toReversed().flatMap((column) => {
      const { field, heading, also } = column
      return [field, heading.zh, heading.en, ...also].map((text) => [plain(text), column] as const)
    }),
  )
}

/** Without case, spaces, marks of required fields and remarks in brackets. */
function plain(text: string): string {
  return foldHeading(text.normalize('NFKC').replace(/\([^)]*\)|[*:.]/g, ''))
}
