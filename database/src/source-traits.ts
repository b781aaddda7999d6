import type { Bilingual } from './bilingual.ts'
import type { Listing } from './record.ts'

/** Facts about a source that readers of its records need; written from its declaration in `ingest`. */
export interface SourceTraits {
  /** Entries that only repeat the decision of another source; [] if every entry is a decision of its own. */
  repeats: readonly Repetition[]
  /**
   * Regular expression of the record ids that the publisher gave, its first group is the number as the publisher
   * prints it; null if we made the ids.
   */
  entryNumber: string | null
  /** The authority and its office that keeps the list; null where the publisher is the authority, or names no office. */
  department: Bilingual | null
  office: Bilingual | null
  /** Ids of the formats that transcribe a notice whole: what such a record lacks, its notice does not state. */
  wholeFormats: readonly string[]
  /** Whether the list marks the weak ones among its aliases. */
  marksWeakAliases: boolean
  /** Whether every end it states is a term set beforehand: such an entry expires, and nobody takes it off the list. */
  endsAreTerms: boolean
}

/** Entries whose list has a name that begins with `list` repeat `sourceId`, in one of `programmes` if given. */
export interface Repetition {
  list: string
  sourceId: string
  programmes?: readonly string[]
}

type Entry = Pick<Listing, 'list' | 'programmes'>

export interface StatedRecord {
  sourceId: string
  traits: Pick<SourceTraits, 'repeats'>
  entries: readonly Entry[]
}

/**
 * The sources whose decisions a record repeats, among the records of its subject; [] if one of its entries is stated
 * by no other source.
 */
export function repeatedSources({ traits, entries }: StatedRecord, records: readonly StatedRecord[]): string[] {
  const originals = entries.map((entry) => originalOf(entry, traits.repeats, records))
  return originals.includes(undefined) ? [] : [...new Set(originals.filter((id) => id !== undefined))]
}

/**
 * The sources whose lists a record copies by name and which, among the records of its subject, have no such entry: the
 * party was added to them since their edition, or taken off.
 */
export function absentOriginals({ traits, entries }: StatedRecord, records: readonly StatedRecord[]): string[] {
  const copied = traits.repeats.filter(
    (repetition) => repetition.programmes === undefined && entries.some(({ list }) => list.startsWith(repetition.list)),
  )
  const absent = copied.filter((repetition) => !records.some((record) => states(record, repetition)))
  return [...new Set(absent.map(({ sourceId }) => sourceId))]
}

function originalOf({ list }: Entry, repeats: readonly Repetition[], records: readonly StatedRecord[]) {
  const repetitions = repeats.filter((repetition) => list.startsWith(repetition.list))
  return repetitions.find((repetition) => records.some((record) => states(record, repetition)))?.sourceId
}

/** A list that repeats by its own name needs the same list there: OFAC's file has several. */
function states({ sourceId, entries }: StatedRecord, { list, programmes, ...original }: Repetition): boolean {
  if (sourceId !== original.sourceId) return false
  return entries.some((entry) =>
    programmes === undefined ? entry.list === list : entry.programmes.some((name) => programmes.includes(name)),
  )
}

/** The publisher's own number of a record; null if it has none. */
export function entryNumberOf(publisherId: string, { entryNumber }: Pick<SourceTraits, 'entryNumber'>): string | null {
  return entryNumber === null ? null : (new RegExp(entryNumber).exec(publisherId)?.[1] ?? null)
}
