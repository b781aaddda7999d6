import { readBundle } from '../../formats/bundle/bundle.ts'
import { readRows } from '../../formats/curated-csv/read-rows.ts'
import { parseRegister, type RegisterEntity } from '../../formats/us-register/parse.ts'
import { type Cell, readSheet, toDay } from '../../formats/xlsx/read-sheet.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** One line of one of the two tables of debarred parties. */
export interface Line {
  kind: 'statutory' | 'administrative'
  /** As printed, with other names in brackets. */
  party: string
  /** Other names that come apart from it. */
  aliases: string[]
  /** "August, 1967", or empty. */
  born: string
  /** Day of the notice, of an administrative debarment its first day; ISO. */
  day: string
  citation: string
  /** The notice that corrects it, and its day. */
  correction: string
  correctedOn: string
  chargingLetter: string
  debarmentOrder: string
}

const statutoryColumns = [
  'Party Name',
  'Date Of Birth',
  'Federal Register Notice',
  'Notice Date',
  'Corrected Notice',
  'Corrected Notice Date',
] as const
const administrativeColumns = ['Name', 'Date', 'Charging Letter', 'Debarment Order', 'Federal Register Notice'] as const

/** The two workbooks that the publisher offers. */
export async function parseWorkbooks(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Line[]> {
  return inTwo(content, 'statutory', 'administrative', {
    statutory: async (chunks) => (await readWorkbook(chunks, statutoryColumns, warnings)).map(fromStatutoryRow),
    administrative: async (chunks) =>
      (await readWorkbook(chunks, administrativeColumns, warnings)).map(fromAdministrativeRow),
  })
}

/** A cell that holds a day is text as the tables print it: "8/29/2022", of a birth "August, 1967". */
async function readWorkbook<const Column extends string>(
  chunks: AsyncIterable<Uint8Array>,
  columns: readonly Column[],
  warnings: Warnings,
): Promise<Record<Column, string>[]> {
  const format = { name: null, columns, maxRows: 10_000, maxUnpackedBytes: 20_000_000 }
  return (await readSheet(chunks, format, warnings)).map((row) => {
    const cells = columns.map((column) => [column, textOf(row[column] ?? null, column === 'Date Of Birth')])
    return Object.fromEntries(cells) as Record<Column, string>
  })
}

function textOf(cell: Cell, isMonth: boolean): string {
  if (typeof cell !== 'number') return String(cell ?? '').replace(/\s+/g, ' ')
  const day = toDay(cell)
  const month = new Date(day).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
  return isMonth ? `${month}, ${day.slice(0, 4)}` : day
}

/** The same as two tables, as the publisher had them before. */
export async function parseTables(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Line[]> {
  return inTwo(content, 'Stat', 'Admin', {
    statutory: async (chunks) => (await readRows(chunks, statutoryColumns, warnings)).map(fromStatutoryRow),
    administrative: async (chunks) =>
      (await readRows(chunks, administrativeColumns, warnings)).map(fromAdministrativeRow),
  })
}

/** The register's two lists. */
export async function parseRegisters(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Line[]> {
  const read = async (chunks: AsyncIterable<Uint8Array>, kind: Line['kind'], list: string) =>
    (await parseRegister(chunks, list, warnings)).entities.map((entity) => fromEntity(entity, kind, warnings))
  return inTwo(content, 'state_debarred_statutory', 'state_debarred_admin', {
    statutory: (chunks) => read(chunks, 'statutory', 'state-debarred-statutory'),
    administrative: (chunks) => read(chunks, 'administrative', 'state-debarred-admin'),
  })
}

type Readers = Record<Line['kind'], (chunks: AsyncIterable<Uint8Array>) => Promise<Line[]>>

async function inTwo(
  content: AsyncIterable<Uint8Array>,
  statutoryName: string,
  administrativeName: string,
  readers: Readers,
): Promise<Line[]> {
  const read = new Map<Line['kind'], Line[]>()
  for await (const part of readBundle(content)) {
    const kind = part.name.startsWith(statutoryName)
      ? 'statutory'
      : part.name.startsWith(administrativeName)
        ? 'administrative'
        : undefined
    if (kind === undefined || read.has(kind)) throw new Rejected(`The file ${part.name} is one too many.`)
    read.set(kind, await readers[kind](part.chunks))
  }
  const [statutory, administrative] = [read.get('statutory'), read.get('administrative')]
  if (statutory === undefined || administrative === undefined) throw new Rejected('One of the two lists is missing.')
  return [...statutory, ...administrative]
}

function fromStatutoryRow(row: Record<(typeof statutoryColumns)[number], string>): Line {
  return {
    kind: 'statutory',
    party: row['Party Name'],
    aliases: [],
    born: row['Date Of Birth'],
    day: isoDay(row['Notice Date'], row['Party Name']),
    citation: row['Federal Register Notice'],
    correction: row['Corrected Notice'],
    correctedOn: row['Corrected Notice Date'] === '' ? '' : isoDay(row['Corrected Notice Date'], row['Party Name']),
    chargingLetter: '',
    debarmentOrder: '',
  }
}

function fromAdministrativeRow(row: Record<(typeof administrativeColumns)[number], string>): Line {
  const [citation = '', correction = ''] = row['Federal Register Notice'].split(/\s*\bcorrected by\b\s*/)
  return {
    kind: 'administrative',
    party: row['Name'],
    aliases: [],
    born: '',
    day: isoDay(row['Date'], row['Name']),
    citation,
    correction,
    correctedOn: '',
    chargingLetter: row['Charging Letter'],
    debarmentOrder: row['Debarment Order'],
  }
}

/** "59 FR 5664 (corrected by 70 FR 1234, 2005-01-06)"; "79 FR 35210 corrected by 79 FR 37384" */
const corrected = /^(?<citation>.+?)(?:\s*\(?corrected by (?<correction>.+?)(?:, (?<day>\d{4}-\d{2}-\d{2}))?\)?)?$/

function fromEntity(entity: RegisterEntity, kind: Line['kind'], warnings: Warnings): Line {
  const parts = corrected.exec(entity.federalRegister)?.groups
  const line: Line = {
    kind,
    party: entity.name,
    aliases: entity.aliases,
    born: '',
    day: isoDay(entity.effectiveDate, entity.name),
    citation: parts?.['citation'] ?? '',
    correction: parts?.['correction'] ?? '',
    correctedOn: parts?.['day'] ?? '',
    chargingLetter: '',
    debarmentOrder: '',
  }
  for (const note of entity.notes.split('; ').filter((text) => text !== '')) {
    if (note.startsWith('Date of birth: ')) line.born = note.slice('Date of birth: '.length)
    else if (note === 'Charging letter on file') line.chargingLetter = 'on file'
    else if (note === 'Debarment order on file') line.debarmentOrder = 'on file'
    else warnings.add('unknown-note', note)
  }
  return line
}

function isoDay(text: string, party: string): string {
  const day = isIsoDay(text) ? text : dayIn(text, 2000)
  if (day === null) throw new Rejected(`The line of ${party} has the date "${text}".`)
  return day
}
