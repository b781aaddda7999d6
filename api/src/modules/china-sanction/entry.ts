import type { Listing, PublishedText, SourceRecord } from '@qingdan/database/record.ts'
import { stateOn, suspendedUntil } from '@qingdan/database/state-on-day.ts'
import type { ChinaHighlight, ChinaLabel, ChinaRecord, ChinaRow } from '../../contract/china.ts'
import { countryOf, noCountry } from '../dictionary/countries.ts'
import { findIn, type Range, type Searchable, toSearchable } from './find-in.ts'
import { labelOfSource } from './labels.ts'
import type { StoredDecision, SubjectLink } from './repository.ts'

type Field = ChinaHighlight['field']

interface SearchField {
  /** The displayed field; null if the text is not displayed. */
  field: Field | null
  /** Another spelling of a displayed text: a match marks the whole field. */
  shown?: string
  searchable: Searchable
}

/** A record with its texts prepared for searching. */
export interface Entry {
  id: string
  label: ChinaLabel
  record: SourceRecord
  listing: Listing
  /** Date of the last edition of the list, ISO. */
  editionOn: string | null
  isWhole: boolean
  sanctionTime: string | null
  names: { zh: string | null; en: string | null; others: string[] }
  fields: SearchField[]
  /** Position in its decision, from the id; unknown positions last. */
  place: number
}

const han = /\p{Script=Han}/u
const none: PublishedText = { zh: null, en: null }

/** Null for a record of another list, or without a listing. */
export function toEntry({ id, sourceNumber, record, editionOn, isWhole }: StoredDecision): Entry | null {
  const label = labelOfSource.get(sourceNumber)
  const [listing] = record.listings
  if (label === undefined || listing === undefined) return null
  const names = namesOf(record)
  const [job, jobEn] = jobsOf(record)
  const number = listing.notice?.number ?? none
  const texts: [Field | null, string | null][] = [
    ['name', names.zh],
    ['nameEn', names.en],
    ...names.others.map((name): [null, string] => [null, name]),
    ['job', job],
    ['jobEn', jobEn],
    ['docNumber', number.zh],
    ['docNumberEn', number.en],
  ]
  return {
    id,
    label,
    record,
    listing,
    editionOn,
    isWhole,
    sanctionTime: listing.notice?.publishedOn ?? listing.listedOn,
    names,
    fields: [
      ...texts.flatMap(([field, text]) => (text === null ? [] : [{ field, searchable: toSearchable(text) }])),
      ...(number.zh === null
        ? []
        : [{ field: 'docNumber' as const, shown: number.zh, searchable: toSearchable(plainNumber(number.zh)) }]),
    ],
    place: Number(/^\d{4}-\d+-(\d+)$/.exec(record.publisherId)?.[1] ?? Number.MAX_SAFE_INTEGER),
  }
}

/** Compared by letters; a record may lack either name. */
export function namesOf({ names }: Pick<SourceRecord, 'names'>): Entry['names'] {
  const [zh = null] = names.filter(({ value }) => han.test(value)).map(({ value }) => value)
  const [en = null] = names.filter(({ value }) => !han.test(value)).map(({ value }) => value)
  return { zh, en, others: names.map(({ value }) => value).filter((value) => value !== zh && value !== en) }
}

function jobsOf({ positions }: SourceRecord): [zh: string | null, en: string | null] {
  return [positions.find((text) => han.test(text)) ?? null, positions.find((text) => !han.test(text)) ?? null]
}

/** 〔2025〕7号, [2025]7号 and 2025年第7号 are the same number. */
export function plainNumber(text: string): string {
  return text.replace(/[〔（([［【]?(\d{4})[〕）)\]］】]?\s*年?\s*第?\s*(\d+)\s*号/, '$1年第$2号')
}

/** Positions of the keyword in an entry, by field; null without a match. A match in a hidden name marks nothing. */
export function matchEntry(entry: Entry, keyword: readonly string[][]): ChinaHighlight[] | null {
  const hasDigit = keyword.some((words) => words.some((word) => /\d/.test(word)))
  let isFound = false
  const highlights = new Map<Field, Range[]>()
  for (const { field, shown, searchable } of entry.fields) {
    // Otherwise "an" would match "Announcement".
    if (field === 'docNumberEn' && !hasDigit) continue
    const ranges = findIn(searchable, keyword)
    if (ranges === null) continue
    isFound = true
    if (field !== null && !highlights.has(field)) {
      highlights.set(field, shown === undefined ? ranges : [{ start: 0, end: shown.length }])
    }
  }
  if (!isFound) return null
  return [...highlights].flatMap(([field, ranges]) => ranges.map(({ start, end }) => ({ field, start, end })))
}

/** The row of the list on a day, ISO. */
export function toChinaRow(entry: Entry, highlights: ChinaHighlight[], day: string): ChinaRow {
  return { ...factsOf(entry, day), highlights }
}

/** The record as clients see it on a day, ISO. */
export function toChinaRecord(entry: Entry, subject: SubjectLink | undefined, day: string): ChinaRecord {
  const { record, listing, names } = entry
  const notice = listing.notice
  return {
    ...factsOf(entry, day),
    alias: names.others,
    reason: notice?.reason.zh ?? null,
    reasonEn: notice?.reason.en ?? null,
    ...linesOf('measure', notice?.measures ?? []),
    ...linesOf('legalBasis', notice?.legalBases ?? []),
    endedOn: listing.endedOn ?? null,
    endNote: listing.endNote?.zh ?? null,
    endNoteEn: listing.endNote?.en ?? null,
    // Every announcement of China's authorities states its first day.
    suspensions: (listing.suspensions ?? []).flatMap(({ from, to, note, url }) =>
      from === null ? [] : [{ from, to, note: note.zh, noteEn: note.en, url: url ?? null }],
    ),
    url: listing.url ?? notice?.url ?? null,
    subject: { id: subject?.id ?? entry.id, type: subject?.type ?? record.type, s: '1' },
  }
}

/** What the row and the record have in common. */
function factsOf(
  { id, record, listing, label, names, sanctionTime, editionOn, isWhole }: Entry,
  day: string,
): Omit<ChinaRow, 'highlights'> {
  const notice = listing.notice
  const state = stateOn(listing, day, editionOn)
  const [job, jobEn] = jobsOf(record)
  return {
    id,
    name: names.zh,
    nameEn: names.en,
    job,
    jobEn,
    ...countryOfRecord(record),
    title: notice?.title.zh ?? null,
    titleEn: notice?.title.en ?? null,
    dataType: dataTypeOf(record),
    status: state === 'ended' ? '0' : '1',
    state,
    suspendedUntil: suspendedUntil(listing, state, day),
    department: notice?.authority.zh ?? null,
    departmentEn: notice?.authority.en ?? null,
    label: label.name,
    labelEn: label.nameEn,
    labelId: label.id,
    sanctionTime,
    docNumber: notice?.number.zh ?? null,
    docNumberEn: notice?.number.en ?? null,
    isWhole,
  }
}

export function dataTypeOf({ type, subTypes }: SourceRecord): ChinaRecord['dataType'] {
  if (type === '02') return 'P'
  return subTypes.some(({ code }) => code === '0104') ? 'O' : 'E'
}

/** A country without a code is the European Union: some of its bodies are on the list. */
function countryOfRecord({ countries }: SourceRecord) {
  const [country] = countries
  if (country === undefined) return noCountry
  return country.countryCode === undefined ? countryOf('EU') : countryOf(country.countryCode)
}

function linesOf<Key extends string>(
  key: Key,
  texts: readonly PublishedText[],
): Record<Key | `${Key}En`, string | null> {
  const join = (lines: (string | null)[]) => lines.filter((line) => line !== null).join('\n') || null
  return { [key]: join(texts.map(({ zh }) => zh)), [`${key}En`]: join(texts.map(({ en }) => en)) } as Record<
    Key | `${Key}En`,
    string | null
  >
}
