import { type ActRow, type Column, columns } from '../../formats/eu-annexes/act-row.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { Annex, Role } from './annexes.ts'
import { type Element, linesOf } from './read-blocks.ts'

/** One party in one annex. */
export interface Entry {
  annex: string
  recordId: string
  startDate: string
  reason: string
  values: Partial<Record<Column, string[]>>
}

export function entryOf(annex: string, recordId: string, name: string): Entry {
  if (name === '') throw new Rejected(`Annex ${annex} has an entry without a name.`)
  return { annex, recordId, startDate: '', reason: '', values: { name: [name] } }
}

/** A row of a table. */
export function toEntry(
  annex: string,
  table: readonly (readonly [string, Role])[],
  cells: readonly Element[],
  warnings: Warnings,
): Entry {
  const entry: Entry = { annex, recordId: '', startDate: '', reason: '', values: {} }
  for (const [at, [, role]] of table.entries()) {
    const cell = cells[at]
    if (cell !== undefined) readers[role](entry, linesOf(cell), warnings)
  }
  if (entry.values.name === undefined)
    throw new Rejected(`Annex ${annex} has an entry without a name: ${entry.recordId}.`)
  return entry
}

type CellReader = (entry: Entry, lines: readonly string[], warnings: Warnings) => void

const readers: Readonly<Record<Role, CellReader>> = {
  recordId: (entry, lines) => {
    entry.recordId = lines.join(' ').replace(/\.$/, '')
  },
  startDate: (entry, lines) => {
    entry.startDate = lines.join(' ')
  },
  reason: (entry, lines) => {
    entry.reason = lines.join(' ')
  },
  name: (entry, lines) => add(entry, 'name', lines.length === 0 ? [] : [lines.join(' ')]),
  address: (entry, lines) => add(entry, 'address', lines.length === 0 ? [] : [lines.join(' ')]),
  imo: (entry, lines) => add(entry, 'imoNumber', lines),
  'vessel-name': readVesselName,
  'labelled-name': readLabelledName,
  particulars: readParticulars,
}

function add(entry: Entry, column: Column, values: readonly string[]): void {
  if (values.length > 0) entry.values[column] = [...new Set([...(entry.values[column] ?? []), ...values])]
}

/** "Kavya (formerly Hana)", or the former names on lines of their own. */
function readVesselName(entry: Entry, lines: readonly string[], warnings: Warnings): void {
  const [first = '', ...others] = lines
  const [, name = first, former = ''] = /^(.+?)\s*\(formerly ([^()]+)\)?$/.exec(first) ?? []
  if (name !== '') add(entry, 'name', [name])
  add(entry, 'previousName', splitValues(former))
  for (const line of others) {
    const stated = /^\(formerly (.+)\)$/.exec(line)?.[1]
    if (stated === undefined) keep(entry, line, warnings)
    else add(entry, 'previousName', splitValues(stated))
  }
}

const aliasLabel = /(?:local names?|a\.?k\.?a\.?|alias(?:es)?|alsiases|chinese company name|shenzhen branch)\s*:\s*/i
const aliasLine = new RegExp(`^${aliasLabel.source}`, 'i')
const aliasInside = new RegExp(`\\s${aliasLabel.source}`, 'i')

/** The name, and lines such as "Local name: …" and "a.k.a.: …; …". */
function readLabelledName(entry: Entry, lines: readonly string[], warnings: Warnings): void {
  const [first = '', ...others] = joinBrackets(lines)
  const [name = '', ...inside] = first.split(aliasInside)
  if (name !== '') add(entry, 'name', [name.trim()])
  add(entry, 'alias', inside.flatMap(splitValues))
  for (const line of others) {
    if (!aliasLine.test(line)) keep(entry, line, warnings)
    else add(entry, 'alias', line.replace(aliasLine, '').split(aliasInside).flatMap(splitValues))
  }
}

const particulars: readonly (readonly [RegExp, Column])[] = [
  [/^address(?:es|\(es\))?$/i, 'address'],
  [/^registration number$/i, 'registrationNumber'],
  [/^websites?$/i, 'website'],
  [/^(?:telephone(?:s|\(s\))?|phone)$/i, 'phone'],
  [/^e-?mails?$/i, 'email'],
  [/^place of registration$/i, 'jurisdiction'],
]

/** Lines "Address(es): …"; a first line without a label is an address. */
function readParticulars(entry: Entry, lines: readonly string[], warnings: Warnings): void {
  for (const [at, line] of joinBrackets(lines).entries()) {
    const [, label = '', value = ''] =
      /^([^:]{1,40}?)\s*:\s*(.*)$/.exec(line.replace(/^Website (?=https?:)/, 'Website: ')) ?? []
    const [, column] = particulars.find(([known]) => known.test(label)) ?? []
    if (column !== undefined) add(entry, column, splitValues(value))
    else if (at === 0 && label === '') add(entry, 'address', [line])
    else keep(entry, line, warnings)
  }
}

/** A line that begins with a bracket continues the one before. */
function joinBrackets(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = line.startsWith('(') ? joined.pop() : undefined
    joined.push(last === undefined ? line : `${last} ${line}`)
  }
  return joined
}

/** Kept as a note. */
function keep(entry: Entry, line: string, warnings: Warnings): void {
  warnings.add('unread-text', `Annex ${entry.annex}, entry ${entry.recordId}: ${line}`)
  add(entry, 'notes', [line])
}

function splitValues(text: string): string[] {
  return text
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

/** The entry in the columns of the curated tables, which one normaliser reads. */
export function toActRow(
  { annex, recordId, startDate, reason, values }: Entry,
  of: Annex,
  act: { celex: string; programme: string },
): ActRow {
  const [name = ''] = values.name ?? []
  const country = of.country === undefined ? {} : { country: of.country }
  const scalar: Partial<Record<Column, string>> = {
    ...{ recordId, annex, startDate, reason, name, ...country },
    ...{ programKey: act.programme, measure: of.measure, schema: of.schema },
  }
  const cells = Object.fromEntries(
    columns.map((column) => [column, scalar[column] ?? (values[column] ?? []).map(quoted).join('; ')]),
  ) as ActRow['cells']
  return { act: act.celex, amendment: null, cells }
}

/** A value with a separator in quotes, its own quotes doubled. */
function quoted(value: string): string {
  return /[;"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
