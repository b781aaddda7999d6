import { type Entry, type Field, fields, type Values } from './entry.ts'
import { fold, wordsOf } from './fold.ts'
import { type Linked, link } from './link.ts'

/** `lost`: the publisher's file has it and the record does not; `added`: the reverse. */
export type Side = 'lost' | 'added'

export interface Difference {
  field: Field
  side: Side
  id: string
  value: string
}

export interface Comparison {
  entries: number
  /** Fields of entries that were compared, and different values in them. */
  fields: number
  values: number
  /** Different values by field in the publisher's file and in the records. */
  counts: Partial<Record<Field, { file: number; records: number }>>
  differences: Difference[]
}

/** Compares the entries of a file with the records made of it. */
export function compare(entries: readonly Entry[], records: readonly Entry[]): Comparison {
  const result: Comparison = { entries: 0, fields: 0, values: 0, counts: {}, differences: [] }
  for (const group of link(entries, records)) {
    if (group.file !== null) result.entries++
    if (group.file !== null && group.record !== null) compareGroup(group, group.file, group.record, result)
    else {
      const [side, values]: [Side, Values | null] = group.file === null ? ['added', group.record] : ['lost', group.file]
      result.differences.push({ field: 'entry', side, id: group.id, value: values?.name?.[0] ?? group.id })
    }
  }
  return result
}

/** The record has headings, codes and spellings of our own: only what is lost counts. */
const lostOnly = new Set<Field>(['text', 'plain name', 'any date'])
/** The file says much that has another place in the record: only what it does not say counts. */
const addedOnly = new Set<Field>(['stated words'])

function compareGroup({ id }: Linked, file: Values, record: Values, result: Comparison): void {
  for (const field of fields) {
    // No file has a scrap.
    const published = field === 'scrap' ? [] : file[field]
    if (published === undefined || field === 'entry') continue
    const expected = foldAll(field, published)
    const found = foldAll(field, record[field] ?? [])
    result.counts[field] ??= { file: 0, records: 0 }
    result.counts[field].file += expected.size
    result.counts[field].records += found.size
    if (field !== 'scrap') result.fields++
    result.values += expected.size
    const report = (side: Side, these: Map<string, string>, others: Map<string, string>) => {
      for (const [key, value] of these) if (!others.has(key)) result.differences.push({ field, side, id, value })
    }
    if (!addedOnly.has(field)) report('lost', expected, found)
    if (!lostOnly.has(field)) report('added', found, expected)
  }
}

const exact = new Set<Field>([
  'type',
  'sex',
  'birth date',
  'birth day',
  'birth year',
  'listed on',
  'amended on',
  'dated',
  'any date',
  'ended on',
  'document date',
])
const byWord = new Set<Field>(['text', 'name words', 'address words', 'stated words'])

/** Words inside some names and between others. */
const joining = new Set(['and', 'or'])

/** Values by what they are compared by. */
function foldAll(field: Field, values: readonly string[]): Map<string, string> {
  if (field === 'digits') {
    return new Map(values.flatMap((text) => text.match(/\d{5,}/g) ?? []).map((digits) => [digits, digits]))
  }
  if (byWord.has(field)) {
    const words = values.flatMap(wordsOf).filter((word) => field !== 'name words' || !joining.has(word))
    return new Map(words.map((word) => [word, word]))
  }
  const keyOf = exact.has(field) ? (value: string) => value : fold
  return new Map(values.map((value) => [keyOf(value), value] as const).filter(([key]) => key !== ''))
}
