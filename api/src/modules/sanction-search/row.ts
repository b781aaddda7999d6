import { listedSince } from '@qingdan/database/listing-events.ts'
import { stateOn } from '@qingdan/database/state-on-day.ts'
import type { NameMatch } from '@qingdan/matching/model.ts'
import { findWords, type TypedWord } from '@qingdan/matching/name-words.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { DocumentName, RowEntry, RowListing } from '@qingdan/search-mappings/subject-document.ts'
import type { Completion } from '@qingdan/search-mappings/suggest-query.ts'
import { type SourceOfRow, SubType, type Suggestion, type Verdict } from '../../contract/subject.ts'
import { hasEnded } from '../../contract/terms/lists-inside.ts'
import { countLists, type ListStatement, listsOf, settleCopies } from '../../subjects/list-count.ts'
import { listNameCn } from '../../subjects/list-names.ts'
import { chineseNameOf, translatedNameOf } from '../../subjects/subject-names.ts'
import { stateAfterTerm } from '../../subjects/term-end.ts'
import { countryNamed, countryOf } from '../dictionary/countries.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import type { ContainingRow, ScoredRow } from './possible-marks.ts'

type Sources = ReadonlyMap<number, SourceRow>

/** One row of the page: the subject, why it matched, and its lists. `day`: the day of the listing states, ISO. */
export function toSearchResult(row: ScoredCandidate, match: NameMatch, sources: Sources, day: string): ScoredRow {
  const { document, engineScore } = row
  const matchedLang = langOf(document, match.matchedName)
  return { containment: false, ...subjectOf(document, sources, day), ...match, matchedLang, _score: engineScore }
}

/** A row without a score: the first name of the subject that has all the words, marked. */
export function toContainingResult(
  document: CandidateDocument,
  words: readonly TypedWord[],
  sources: Sources,
  day: string,
): ContainingRow {
  // A spelling that other names of the subject stand for is not among its names.
  const { name, parts } = firstNameWith(document, words) ?? { name: nameAt(document, 0), parts: [] }
  return {
    containment: true,
    ...subjectOf(document, sources, day),
    score: null,
    band: null,
    explanation: null,
    _score: null,
    matchedName: name.value,
    matchedLang: name.lang ?? null,
    matchedTranslation: name.translation ?? null,
    matchedQuality: name.quality,
    highlights: parts.map((part) => ({ ...part, relation: 'same' })),
  }
}

function firstNameWith({ names }: CandidateDocument, words: readonly TypedWord[]) {
  for (const name of names) {
    const parts = findWords(name.value, words)
    if (parts !== null) return { name, parts }
  }
  return null
}

function subjectOf(document: CandidateDocument, sources: Sources, day: string) {
  const lists = listsOfDocument(document, day, sources)
  return {
    ...identityOf(document),
    countryCodes: document.countries,
    subType: document.subTypes.flatMap((code) => SubType.safeParse(code).data ?? []),
    cpyState: [] as string[],
    imo: document.row.imo ?? null,
    vesselFlag: document.row.vesselFlag ?? null,
    vesselFlagZh: countryNamed(document.row.vesselFlag)?.country ?? null,
    vesselOwner: document.row.vesselOwner ?? null,
    aircraftModel: document.row.aircraftModel ?? null,
    aircraftOperator: document.row.aircraftOperator ?? null,
    msn: document.row.msn ?? null,
    extraField: document.row.extraField ?? null,
    birthDates: document.row.birthDates,
    sources: sourcesOfRow(document, sources, day),
    listCount: countLists(lists).inForce,
    status: lists.some(({ state }) => !hasEnded(state)) ? ('listed' as const) : ('offline' as const),
    listedOn: document.row.listedOn,
    changedOn: lastChangeOf(document.row, day),
  }
}

/** The entries of a document's subject list by list, as its row shows them, with their states on a day, ISO. */
export function sourcesOfRow(
  document: Pick<CandidateDocument, 'isListed' | 'row'>,
  sources: Sources,
  day: string,
): SourceOfRow[] {
  const statements = statementsOf(document, day, sources)
  const settled = Map.groupBy(settleCopies(statements), ({ sourceId }) => sourceId)
  return listsOf(statements).flatMap(({ sourceId, repeats }) =>
    (settled.get(sourceId) ?? []).map(({ listing, state, endedOn }) => ({
      ...toSourceOfRow(listing, sources, day),
      repeats: [...repeats],
      state: state === 'expired' ? ('ended' as const) : state,
      expiredOn: state === 'expired' ? endedOn : null,
    })),
  )
}

export function toSuggestion(
  document: CandidateDocument,
  { of, at }: Completion,
  sources: Sources,
  day: string,
): Suggestion {
  const { inForce } = countLists(listsOfDocument(document, day, sources))
  const matched = nameAt(document, of === 'names' ? at : 0)
  const number = of === 'identifiers' ? document.identifiers[at] : undefined
  return {
    ...identityOf(document),
    matchedName: matched.value,
    matchedLang: matched.lang ?? null,
    matchedTranslation: matched.translation ?? null,
    matchedIdentifier: number === undefined ? null : { kind: document.identifierKinds[at] ?? 'other', value: number },
    listCount: inForce,
  }
}

/** The names a sentence needs for the subject of a row. */
export function toNamedRow({ document, nameIndex }: ScoredCandidate): NonNullable<Verdict['onlyStrong']> {
  return {
    id: document.id,
    ...namesOf(document),
    matchedName: nameAt(document, nameIndex).value,
    matchedTranslation: nameAt(document, nameIndex).translation ?? null,
  }
}

function langOf({ names }: CandidateDocument, name: string): string | null {
  return names.find(({ value }) => value === name)?.lang ?? null
}

function identityOf(document: CandidateDocument) {
  return {
    id: document.id,
    type: document.type,
    s: '1',
    ...namesOf(document),
    ...countryOf(document.countries[0]),
  }
}

/** The names a subject is shown by: as published, and ours where no list prints a Chinese one. */
function namesOf(document: CandidateDocument) {
  const published = document.names.filter(({ translation }) => translation === undefined)
  const ours = document.names.filter(({ translation }) => translation !== undefined)
  return {
    name: nameAt(document, 0).value,
    nameZh: chineseNameOf(published),
    translatedName: translatedNameOf(published, ours),
  }
}

/** Names are never empty in the index; the fallback keeps a broken document visible, so that the answer does not fail. */
function nameAt(document: CandidateDocument, index: number): DocumentName {
  const nameless: DocumentName = { value: document.id, kind: 'primary', quality: 'strong', script: 'Zyyy' }
  return document.names[index] ?? document.names[0] ?? nameless
}

function toSourceOfRow(
  listing: RowListing,
  sources: Sources,
  day: string,
): Omit<SourceOfRow, 'state' | 'expiredOn' | 'repeats'> {
  const { sourceId, publisherId, programmes } = listing
  const source = sources.get(sourceId)
  const list = listing.list ?? source?.list_name ?? String(sourceId)
  return {
    sourceId,
    shortName: source?.short_name ?? String(sourceId),
    shortNameCn: source?.short_name_cn ?? String(sourceId),
    listName: list,
    listNameCn: listNameCn(list, source?.listing_names ?? {}) ?? source?.list_name_cn ?? list,
    countryCode: source?.country_code ?? '',
    publisherId,
    programmes,
    listedOn: listedSince(entriesOf(listing), day),
  }
}

/** An index of format 3 serves until the present one is built; its entries are shown undated and in force. */
function entriesOf({ entries }: RowListing): RowEntry[] {
  return entries ?? [{ listedOn: null }]
}

/** The lists of a document's subject on a day, ISO. `sources` have the dates of their editions, on which states depend. */
export function listsOfDocument(
  document: Pick<CandidateDocument, 'isListed' | 'row'>,
  day: string,
  sources: Sources,
): ListStatement[] {
  return listsOf(statementsOf(document, day, sources))
}

interface ListingStatement extends ListStatement {
  listing: RowListing
  state: SourceOfRow['state'] | 'expired'
}

function statementsOf(
  document: Pick<CandidateDocument, 'isListed' | 'row'>,
  day: string,
  sources: Sources,
): ListingStatement[] {
  return document.row.listings.map((listing) => {
    const source = sources.get(listing.sourceId)
    const entries = entriesOf(listing)
    const statedState = listingStateOf(document, listing, day, sources)
    const endedOn = statedState === 'ended' ? lastEndOf(listing, day) : null
    const isOver = endedOn !== null && source?.traits.endsAreTerms === true
    const mayBeRenewed = isOver && document.isListed && entries.some((entry) => stateAfterTerm(entry) === 'unknown')
    return {
      listing,
      sourceId: listing.sourceId,
      state: mayBeRenewed ? 'unknown' : isOver ? 'expired' : statedState,
      repeats: listing.repeats ?? [],
      endedOn: mayBeRenewed ? null : endedOn,
      hasTermToRun: entries.some((entry) => entry.endedOn !== undefined && entry.endedOn > day),
      editionOn: source?.published_on ?? null,
    }
  })
}

/** The day on which the last entry of a listing ended, ISO; null if one has no such day. */
function lastEndOf(listing: RowListing, day: string): string | null {
  const ends = entriesOf(listing).map(({ endedOn }) => (endedOn !== undefined && endedOn <= day ? endedOn : null))
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
}

/** State of a document's subject on a list on a day, ISO; ended on all lists when it is on none. */
function listingStateOf(
  { isListed }: Pick<CandidateDocument, 'isListed'>,
  listing: RowListing,
  day: string,
  sources: Sources,
): SourceOfRow['state'] {
  if (!isListed) return 'ended'
  return stateOfEntries(entriesOf(listing), day, sources.get(listing.sourceId)?.published_on ?? null)
}

/**
 * State of the subject on a list on a day, ISO: in force while one entry is; ended only when all are. `editionOn`: date
 * of the last edition.
 */
export function stateOfEntries(
  entries: readonly Omit<RowEntry, 'listedOn'>[],
  day: string,
  editionOn: string | null,
): SourceOfRow['state'] {
  const states = new Set(entries.map((entry) => stateOn(entry, day, editionOn)))
  return (['in force', 'unknown', 'suspended'] as const).find((state) => states.has(state)) ?? 'ended'
}

/** The last day on which a list changed something by `day`, ends and suspensions included. */
function lastChangeOf({ changedOn, listings }: CandidateDocument['row'], day: string): string | null {
  const periods = listings
    .flatMap(entriesOf)
    .flatMap(({ endedOn, suspensions = [] }) => [endedOn, ...suspensions.map(({ from }) => from)])
  const dates = [changedOn, ...periods].filter((date) => date != null && date <= day)
  return dates.toSorted().at(-1) ?? null
}
