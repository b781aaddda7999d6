import { chineseNamesOf } from '@qingdan/chinese-names/record-names.ts'
import { aliasQualities, isQualityStated, spellingKey } from '@qingdan/database/alias-quality.ts'
import type { OwnChineseName } from '@qingdan/database/chinese-names.ts'
import { listingEvents } from '@qingdan/database/listing-events.ts'
import type { IdentityDocument, RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { entryNumberOf, repeatedSources, type SourceTraits } from '@qingdan/database/source-traits.ts'
import { aircraftNumberIn } from '@qingdan/matching/aircraft-name.ts'
import { exactNameKeys, foldIdentifier } from '@qingdan/matching/fold.ts'
import { identifierForms, recogniseIdentifier } from '@qingdan/matching/identifier.ts'
import { indexKeys } from '@qingdan/matching/keys.ts'
import type { PartyKind } from '@qingdan/matching/model.ts'
import { nameWords } from '@qingdan/matching/name-words.ts'
import { suggestInputs } from '@qingdan/matching/suggest.ts'
import { unprintedTranslations } from '@qingdan/matching/translations.ts'
import { toStoredKeys } from '@qingdan/search-mappings/key-fields.ts'
import { countStandingLists } from '@qingdan/search-mappings/standing-lists.ts'
import type {
  DocumentName,
  RowListing,
  SubjectDocument,
  SubjectRow,
} from '@qingdan/search-mappings/subject-document.ts'
import { lastDesignation } from './last-designation.ts'

export interface IndexedSubject {
  id: string
  type: PartyKind
  subTypes: string[]
  isListed: boolean
  /** Newest version of each record of the subject, by list number; withdrawn records included. */
  records: IndexedRecord[]
  /** Last recorded change, ISO. */
  changedOn: string | null
  /** Chinese names that this installation gives to it. */
  ownChineseNames: readonly OwnChineseName[]
}

export interface IndexedRecord {
  sourceId: string
  sourceNumber: number
  traits: Pick<SourceTraits, 'repeats' | 'entryNumber' | 'marksWeakAliases'>
  record: SourceRecord
  isCurrent: boolean
}

/** The search document of a subject. A subject that is on no list now is described by its last records. */
export function toSubjectDocument(subject: IndexedSubject): SubjectDocument {
  const current = subject.records.filter((held) => held.isCurrent)
  const shown = current.length > 0 ? current : subject.records
  const records = shown.map((held) => held.record)
  const published = distinctNames(shown)
  const names = [...published, ...translationsOf(published, subject)]
  const countries = countriesOf(records)
  const numbers = identifiersOf(subject.id, shown)
  const identifiers = [...numbers.keys()]
  const identifierKinds = [...numbers.values()]
  const row = toRow(shown, subject.changedOn)
  const listCount = subject.isListed ? countStandingLists(row.listings) : 0
  return {
    id: subject.id,
    type: subject.type,
    subTypes: subject.subTypes,
    isListed: subject.isListed,
    sourceIds: distinct(current.map((held) => held.sourceNumber)),
    countries,
    names,
    exactNames: distinct(names.flatMap((name) => exactNameKeys(name.value, subject.type))),
    identifiers,
    identifierKinds,
    keys: toStoredKeys(indexKeys(names, subject.type, countries)),
    suggest: subject.isListed
      ? suggestInputs({ names, type: subject.type, identifiers, identifierKinds, listCount })
      : [],
    words: wordsOfNames([...names, ...records.flatMap((record) => record.names)]),
    listCount,
    designatedOn: lastDesignation(row.listings),
    row,
  }
}

/** Of every spelling, also of those that `distinctNames` leaves out: what a list prints contains its words. */
function wordsOfNames(names: readonly { value: string }[]): string[] {
  return distinct(names.map(({ value }) => nameWords(value).join(' ')))
}

/** An alias that a list only repeats, in another spelling, says nothing new. */
function distinctNames(held: readonly IndexedRecord[]): DocumentName[] {
  const lists = held.map(({ record, traits }) => ({ names: record.names, traits }))
  const qualityOf = aliasQualities(lists)
  const all = lists.flatMap(({ names, traits }) =>
    names.map((name) => ({ name: { ...name, quality: qualityOf(name) }, isStated: isQualityStated(name, traits) })),
  )
  const stated = new Set(all.flatMap(({ name, isStated }) => (isStated ? [spellingKey(name.value)] : [])))
  const names = new Map<string, DocumentName>()
  for (const { name, isStated } of all.toSorted((a, b) => Number(b.isStated) - Number(a.isStated))) {
    const known = names.get(name.value)
    if (known?.lang === 'ja') names.set(name.value, { ...toDocumentName(name), kind: known.kind })
    else if (known === undefined && (isStated || !stated.has(spellingKey(name.value)))) {
      names.set(name.value, toDocumentName(name))
    }
  }
  return [...names.values()]
}

/** The Chinese names of this installation and ours, those of current records first. */
function translationsOf(
  published: readonly DocumentName[],
  { records, ownChineseNames }: Pick<IndexedSubject, 'records' | 'ownChineseNames'>,
): DocumentName[] {
  const ours = records
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .flatMap(({ sourceId, record }) => chineseNamesOf(sourceId, record.publisherId))
  const printed = published.map(({ value }) => value)
  return unprintedTranslations(printed, [...ownChineseNames, ...ours]).map(({ value, kind }) => {
    const isFormer = kind === 'former'
    return { value, kind: isFormer ? 'fka' : 'aka', quality: 'strong', script: 'Hans', translation: kind }
  })
}

function toDocumentName({ value, kind, quality, script, language }: RecordName): DocumentName {
  return { value, kind, quality, script, ...defined({ lang: language }) }
}

function countriesOf(records: SourceRecord[]): string[] {
  const statements = (kind: string) =>
    records.flatMap((record) => record.countries.filter((c) => c.kind === kind).map((c) => c.countryCode))
  const codes = [
    ...statements('nationality'),
    ...statements('citizenship'),
    ...statements('registration'),
    ...statements('jurisdiction'),
    ...records.map((record) => record.vessel?.flagCode),
    ...records.flatMap((record) => record.addresses.map((address) => address.countryCode)),
  ]
  return distinct(codes.filter((code) => code !== undefined))
}

/** A number inside a longer text ("Qatar identification number 27763401255") is also searchable alone. */
const shortestBareNumber = 5

/**
 * All forms of every number of the subject with its kind; if one number has two kinds, the more distinctive kind
 * comes first.
 */
function identifiersOf(id: string, held: readonly IndexedRecord[]): Map<string, string> {
  const published = held.flatMap(({ record, traits }): [string, string | undefined][] => [
    ...record.documents.flatMap((document): [string, string][] =>
      [document.number, ...bareNumbers(document)].map((number) => [kindOf(document), number]),
    ),
    ['imo', record.vessel?.imo],
    ['mmsi', record.vessel?.mmsi],
    ['call-sign', record.vessel?.callSign],
    ['tail-number', record.aircraft?.tailNumber],
    ...(record.aircraft?.formerTailNumbers ?? []).map((number): [string, string] => ['tail-number', number]),
    ...aircraftNumbers(record),
    ['msn', record.aircraft?.msn],
    ['other', record.aircraft?.constructionNumber],
    ['other', record.aircraft?.modeSCode],
    ['publisher-id', entryNumberOf(record.publisherId, traits) ?? undefined],
    ...record.listings.map((listing): [string, string | undefined] => ['publisher-id', listing.reference]),
  ])
  const forms = new Map<string, string>()
  for (const [kind, number] of [...published, ['subject-id', id] as const]) {
    for (const form of number === undefined ? [] : identifierForms(number)) if (!forms.has(form)) forms.set(form, kind)
  }
  return forms
}

/** Publishers name an aircraft by its registration or serial number: EP-GOL, MSN 391. */
function aircraftNumbers({ type, names }: SourceRecord): [string, string][] {
  if (type !== '04') return []
  return names.flatMap(({ value }): [string, string][] => {
    const found = aircraftNumberIn(value)
    return found === null ? [] : [[found.kind, found.value]]
  })
}

/** OFAC prints the IMO number of an owner as an identification number: `IMO 5766958`. */
function kindOf({ kind, number }: IdentityDocument): string {
  return kind === 'other' ? (recogniseIdentifier(number)?.kind ?? kind) : kind
}

function bareNumbers(document: IdentityDocument): string[] {
  const words = document.number.split(/[\s,;()]+/)
  if (words.length < 2) return []
  return words.filter((word) => /\d/.test(word) && foldIdentifier(word).length >= shortestBareNumber)
}

function toRow(held: readonly IndexedRecord[], changedOn: string | null): SubjectRow {
  const records = held.map(({ record }) => record)
  const repeated = repeatedNumbers(held)
  const listings = held.flatMap((one, index) => toRowListings(one, repeated[index] ?? {}))
  const births = records.flatMap((record) => record.birthDates)
  const vessel = records.find((record) => record.vessel)?.vessel
  const aircraft = records.find((record) => record.aircraft)?.aircraft
  const listed = records
    .flatMap((record) => listingEvents(record.listings))
    .filter(({ kind }) => kind === 'listed' || kind === 'amended')
  const extraField = vessel || aircraft ? undefined : extraFieldOf(records)
  return {
    listings,
    listedOn: earliest(listed.map(({ date }) => date)),
    changedOn: latest([changedOn, ...listed.map(({ date }) => date)]),
    sex: records.find((record) => record.sex !== null)?.sex ?? null,
    birthDates: distinct(births.map((birth) => birth.text)),
    birthRanges: births
      .filter((birth) => birth.calendar === undefined && (birth.from !== null || birth.to !== null))
      .map(({ from, to, isCirca }) => ({ from, to, isCirca })),
    ...defined({
      imo: vessel?.imo,
      vesselFlag: vessel?.flag,
      vesselOwner: vessel?.owner,
      vesselType: vessel?.type,
      aircraftModel: aircraft?.model,
      aircraftOperator: aircraft?.operator,
      msn: aircraft?.msn,
      tailNumber: aircraft?.tailNumber,
      extraField,
    }),
  }
}

/** The lists whose decisions each record repeats, by number. */
function repeatedNumbers(held: readonly IndexedRecord[]): Pick<RowListing, 'repeats'>[] {
  const numbers = new Map(held.map(({ sourceId, sourceNumber }) => [sourceId, sourceNumber]))
  const stated = held.map(({ sourceId, traits, record }) => ({ sourceId, traits, entries: record.listings }))
  return stated.map((one) => {
    const repeats = repeatedSources(one, stated).flatMap((id) => numbers.get(id) ?? [])
    return repeats.length === 0 ? {} : { repeats }
  })
}

/** One per list of the publisher. States depend on the day of reading, so the days of every entry are kept. */
function toRowListings(
  { sourceNumber, traits, record }: IndexedRecord,
  repetition: Pick<RowListing, 'repeats'>,
): RowListing[] {
  return [...Map.groupBy(record.listings, ({ list }) => list)].map(([list, entries]) => ({
    sourceId: sourceNumber,
    publisherId: entryNumberOf(record.publisherId, traits),
    ...repetition,
    list,
    programmes: distinct(entries.flatMap(({ programmes }) => programmes)),
    entries: entries.map(({ listedOn, endedOn, suspensions }) => ({
      listedOn,
      ...defined({ endedOn, suspensions: suspensions?.map(({ from, to }) => ({ from, to })) }),
    })),
  }))
}

/** Kinds of documents that identify a party, the most distinctive first. */
const identifyingKinds: readonly IdentityDocument['kind'][] = [
  'uscc',
  'lei',
  'swift-bic',
  'registration',
  'tax-id',
  'passport',
  'national-id',
]

function extraFieldOf(records: SourceRecord[]): SubjectRow['extraField'] {
  const position = records.flatMap((record) => record.positions)[0] ?? records.flatMap((record) => record.titles)[0]
  if (position !== undefined) return { key: 'position', value: position }
  const documents = records.flatMap((record) => record.documents)
  for (const kind of identifyingKinds) {
    const document = documents.find((candidate) => candidate.kind === kind)
    if (document) return { key: kind, value: document.number }
  }
  return undefined
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

function earliest(days: readonly (string | null)[]): string | null {
  return days.filter((day) => day !== null).sort()[0] ?? null
}

function latest(days: readonly (string | null)[]): string | null {
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  )
}

function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
