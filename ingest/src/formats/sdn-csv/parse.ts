import { parse as parseCsv } from 'csv-parse/sync'
import { readText } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'
import { readBundle } from '../bundle/bundle.ts'
import type { OfacAlias, OfacFlatAddress, OfacFlatParty } from '../sdn-list/party.ts'
import { readRemarks } from './csv-remarks.ts'

/** Columns of each file, by the end of its name. */
const columns = { prim: 12, alt: 5, add: 6, comments: 2 } as const
type Part = keyof typeof columns

/**
 * OFAC's CSV set in a bundle: `*prim.csv` (or `sdn.csv`), `*alt.csv`, `*add.csv` and `*comments.csv`. There is no
 * header, -0- means empty, and the last line is a Ctrl-Z. `isLabel` recognises the label of a statement in a remark.
 */
export async function parse(
  content: AsyncIterable<Uint8Array>,
  isLabel: (text: string) => boolean,
): Promise<OfacFlatParty[]> {
  const files: Record<Part, string[][]> = { prim: [], alt: [], add: [], comments: [] }
  for await (const { name, chunks } of readBundle(content)) {
    const part = partOf(name)
    if (part === null) throw new Rejected(`The file ${name} does not belong to the set.`)
    files[part] = toRows(await readText(chunks), part, name)
  }
  if (files.prim.length === 0) throw new Rejected('The set has no primary file.')
  const known = new Set(files.prim.map(([uid]) => uid))
  const stray = [...files.alt, ...files.add, ...files.comments].find(([uid]) => !known.has(uid))
  if (stray) throw new Rejected(`The set has a row of party ${stray[0]}, which the primary file has not.`)
  const [aliases, addresses, comments] = [byParty(files.alt), byParty(files.add), byParty(files.comments)]
  return files.prim.map((row) => {
    const uid = row[0] ?? ''
    // Cut off at 1,000 characters, at any position.
    const remarks = `${row[11] ?? ''}${(comments.get(uid) ?? []).map((comment) => comment[1]).join('')}`
    return toParty(row, aliases.get(uid) ?? [], addresses.get(uid) ?? [], remarks, isLabel)
  })
}

function partOf(name: string): Part | null {
  const stem = name.replace(/\.csv$/i, '').toLowerCase()
  if (stem === 'sdn') return 'prim'
  return (Object.keys(columns) as Part[]).find((part) => stem.endsWith(part)) ?? null
}

function toRows(text: string, part: Part, name: string): string[][] {
  if (!text.trimEnd().endsWith('\u001a')) throw new Rejected(`The file ${name} is cut off: its last line is missing.`)
  const rows: string[][] = parseCsv(text.slice(0, text.lastIndexOf('\u001a')), {
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  for (const row of rows) {
    if (row.length !== columns[part]) throw new Rejected(`A row of ${name} has ${row.length} columns.`)
  }
  return rows.map((row) => row.map((value) => (value.trim() === '-0-' ? '' : value)))
}

function byParty(rows: string[][]): Map<string, string[][]> {
  const grouped = new Map<string, string[][]>()
  for (const row of rows) {
    const held = grouped.get(row[0] ?? '')
    if (held) held.push(row)
    else grouped.set(row[0] ?? '', [row])
  }
  return grouped
}

const types: Readonly<Record<string, string>> = {
  '': 'Entity',
  individual: 'Individual',
  vessel: 'Vessel',
  aircraft: 'Aircraft',
}

function toParty(
  row: string[],
  aliases: string[][],
  addresses: string[][],
  remarks: string,
  isLabel: (text: string) => boolean,
): OfacFlatParty {
  const [uid = '', name = '', stated = '', programmes = '', title = '', callSign = '', type = '', tonnage = ''] = row
  const isPerson = stated === 'individual'
  const read = readRemarks(remarks, isLabel)
  return {
    uid,
    type: types[stated] ?? stated,
    name: toName(name, isPerson),
    aliases: [
      ...aliases.map(([, , kind = '', alias = '']) => toAlias(kind, alias, isPerson, false)),
      ...read.weakAliases.map(({ kind, name: alias }) => toAlias(kind, alias, isPerson, true)),
    ],
    programmes: programmes.split('] [').filter((programme) => programme !== ''),
    title,
    birthDates: read.birthDates,
    birthPlaces: read.birthPlaces,
    nationalities: read.nationalities,
    citizenships: read.citizenships,
    statements: read.statements,
    addresses: addresses.map(toAddress),
    vessel: { callSign, type, tonnage, grossTonnage: row[8] ?? '', flag: row[9] ?? '', owner: row[10] ?? '' },
    linkedTo: read.linkedTo,
    remarks: read.remarks,
  }
}

/** Individuals are "LAST, First Middle". */
function toName(name: string, isPerson: boolean): { last: string; first: string } {
  const comma = isPerson ? name.indexOf(', ') : -1
  return comma < 0 ? { last: name, first: '' } : { last: name.slice(0, comma), first: name.slice(comma + 2) }
}

function toAlias(kind: string, name: string, isPerson: boolean, isWeak: boolean): OfacAlias {
  const type = kind.includes('.') ? kind : `${[...kind].join('.')}.`
  return { ...toName(name, isPerson), type, isWeak }
}

/** City, state and post code are in one column: "Moscow 117420", "Kirov, Kirovskaya obl. 610008". */
function toAddress([, , line = '', city = '', country = '', note = '']: string[]): OfacFlatAddress {
  const [, place = city, region = '', postalCode = ''] = /^([^,\d]+?)(?:, ([^,\d]+))? (\d{4,6})$/.exec(city) ?? []
  return { lines: line === '' ? [] : [line], city: place, region, postalCode, country, note }
}
