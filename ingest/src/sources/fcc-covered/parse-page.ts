import { readTables } from '../../formats/html/read-tables.ts'
import { readPage } from '../../reading/document-text.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { Entry } from './normalise.ts'

const headings = [/^Covered Equipment or Services\W*$/i, /^Date of Inclusion on Covered List\W*$/i]
const dayText = /[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4}/g
/** Marks of the footnotes below the table. */
const marks = /[*†‡^§]+/g
/** "… produced by X, including …", "… supplied, directly or indirectly, by X or any of its …", "… provided by X subject to section 214 …" */
const maker =
  /\b(?:produced|provided|supplied)(?:, directly or indirectly,)? by (?<names>.+?)(?=\.?$|,? or any of its\b|,? subject to\b|,? (?:including|to the extent|except)\b)/
const wholeKind = /^(?<kind>.+? produced in (?:a|any) foreign (?:country|countries))\b/
const ownedWith = / and its wholly-owned subsidiary /

/** The entries of the page's table: a sentence and a date for each. The names are in the sentences. */
export async function parsePage(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Entry[]> {
  const table = readTables(await readPage(content)).find(({ rows }) => isHeading(rows[0] ?? []))
  if (table === undefined) throw new Rejected('The page has no table of covered equipment and services.')
  return table.rows.slice(1).flatMap((row) => readRow(row, warnings))
}

function isHeading(row: string[]): boolean {
  return row.length === headings.length && headings.every((heading, at) => heading.test(row[at] ?? ''))
}

function readRow([text = '', dates = '']: string[], warnings: Warnings): Entry[] {
  const covered = text.replace(marks, '').replace(/ ([,.])/g, '$1')
  const [includedOn, ...updatedOn] = (dates.match(dayText) ?? []).flatMap((day) => dayIn(day, 2025) ?? [])
  if (covered === '' || includedOn === undefined) throw new Rejected(`The entry "${text}" has the date "${dates}".`)
  const { names, isCategory } = partiesIn(covered, warnings)
  return names.map((name) => ({ name, aliases: [], country: '', isCategory, covered, includedOn, updatedOn, note: '' }))
}

function partiesIn(covered: string, warnings: Warnings): { names: string[]; isCategory: boolean } {
  const named = maker.exec(covered)?.groups?.['names']
  if (named !== undefined) return { names: named.split(ownedWith).map(withStop), isCategory: false }
  const kind = wholeKind.exec(covered)?.groups?.['kind']
  if (kind !== undefined) return { names: [kind], isCategory: true }
  // No entry may be lost: it is kept under its first words, as a kind of equipment.
  warnings.add('entry-without-name', covered)
  return { names: [covered.slice(0, 120)], isCategory: true }
}

/** The table prints an abbreviation without its stop where the sentence goes on. */
function withStop(name: string): string {
  return name.replace(/\b(Corp|Inc|Ltd)$/, '$1.')
}
