import type { Fact, Listing, PartialDate, SourceRecord } from '@qingdan/database/record.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { readCitations } from '../../reading/federal-register.ts'
import { toIsoDay, toPartialDate } from '../../reading/partial-date.ts'
import { plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { isUnparted, type Party, partiesOf } from './aeca-parties.ts'
import type { Line } from './parse.ts'

const kinds: Readonly<Record<Line['kind'], { programme: string; legalBasis: string }>> = {
  statutory: {
    programme: 'Statutory debarment',
    legalBasis: 'Section 38(g)(4) of the Arms Export Control Act; 22 CFR 127.7(c)',
  },
  administrative: {
    programme: 'Administrative debarment',
    legalBasis: 'Section 38 of the Arms Export Control Act; 22 CFR 127.7(a) and (b)',
  },
}

interface Debarred {
  id: string
  party: Party
  born: string
  lines: Line[]
}

export function normalise(lines: Line[], warnings: Warnings): Edition {
  const newest = lines
    .map(({ day }) => day)
    .sort()
    .at(-1)
  if (newest === undefined) throw new Rejected('The lists are empty.')
  for (const line of lines) if (isUnparted(line)) warnings.add('several-parties-in-a-line', line.party)
  return { publishedOn: newest, records: toRecords(toDebarred(lines), warnings) }
}

/**
 * Parties with all their lines. Lines are one person's when name and date of birth agree, one company's when the name does; a person
 * without a date of birth has a record for each line, because a name alone does not identify a person.
 */
function toDebarred(lines: Line[]): Debarred[] {
  const found = new Map<string, Debarred>()
  for (const line of lines) {
    for (const party of partiesOf(line)) {
      const name = party.names[0]?.value ?? ''
      const id = party.isPerson ? derivedId(name, line.born || line.citation) : derivedId(name)
      const held = found.get(id)
      if (held) held.lines.push(line)
      else found.set(id, { id, party, born: line.born, lines: [line] })
    }
  }
  return [...found.values()]
}

async function* toRecords(parties: Debarred[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const { id, party, born, lines } of parties) {
    yield plainRecord({
      publisherId: id,
      type: party.isPerson ? '02' : '01',
      names: party.names,
      birthDates: born === '' ? [] : [toBirthMonth(born, warnings)],
      facts: lines.flatMap(toFacts),
      listings: [toListing(lines, warnings)],
    })
  }
}

const months = 'january february march april may june july august september october november december'.split(' ')

/** "August, 1967" */
function toBirthMonth(text: string, warnings: Warnings): PartialDate {
  const parts = /^([a-z]+),?\s+(\d{4})$/i.exec(text)
  const month = months.indexOf(parts?.[1]?.toLowerCase() ?? '') + 1
  const year = Number(parts?.[2])
  const first = month > 0 ? toIsoDay(year, month, 1) : null
  if (first === null) {
    warnings.add('unknown-date', text)
    return { from: null, to: null, isCirca: false, text }
  }
  return toPartialDate(first, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10), false)
}

function toFacts({ chargingLetter, debarmentOrder }: Line): Fact[] {
  return [
    ...(chargingLetter === '' ? [] : [{ key: 'charging-letter', label: 'Charging letter', value: chargingLetter }]),
    ...(debarmentOrder === '' ? [] : [{ key: 'debarment-order', label: 'Debarment order', value: debarmentOrder }]),
  ]
}

function toListing(unordered: Line[], warnings: Warnings): Listing {
  const lines = unordered.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const first = lines[0]?.day ?? null
  const later = [...lines.map(({ day }) => day), ...lines.map(({ correctedOn }) => correctedOn)]
  const distinct = <Item>(items: Item[]) => [...new Set(items)]
  return {
    list: 'AECA Debarred List',
    programmes: distinct(lines.map(({ kind }) => kinds[kind].programme)),
    measures: [],
    legalBases: distinct(lines.map(({ kind }) => kinds[kind].legalBasis)),
    listedOn: first,
    amendedOn: distinct(later.filter((day) => day !== '' && day !== first)).sort(),
    debarments: lines.map((line) => ({
      // A statutory debarment holds from the day of its notice; of an administrative one the list gives the day it holds from.
      effectiveDate: line.day,
      debarment: kinds[line.kind].programme,
      frDate: line.kind === 'statutory' ? line.day : null,
      text: noticeOf(line, warnings),
    })),
  }
}

/** "83 FR 18112"; "59 FR 5664, corrected by 59 FR 37384 (1994-07-22)" */
function noticeOf({ citation, correction, correctedOn }: Line, warnings: Warnings): string {
  const read = (text: string) => readCitations(text)[0]?.citation
  const notice = read(citation)
  if (notice === undefined) warnings.add('unknown-citation', citation)
  if (correction === '') return notice ?? citation
  return `${notice ?? citation}, corrected by ${read(correction) ?? correction}${correctedOn === '' ? '' : ` (${correctedOn})`}`
}
