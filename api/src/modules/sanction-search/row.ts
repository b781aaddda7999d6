import type { NameMatch } from '@qingdan/matching/model.ts'
import type { ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { DocumentName, RowListing } from '@qingdan/search-mappings/subject-document.ts'
import { type SearchResult, type SourceOfRow, SubType, type Suggestion, type Verdict } from '../../contract/subject.ts'
import { stateOn } from '../../subjects/state-on-day.ts'
import { chineseNameOf } from '../../subjects/subject-names.ts'
import { countryNamed, countryOf } from '../dictionary/countries.ts'
import type { SourceRow } from '../dictionary/repository.ts'

type Sources = ReadonlyMap<number, SourceRow>

/** One row of the page: the subject, why it matched, and its lists. `day`: the day of the listing states, ISO. */
export function toSearchResult(row: ScoredCandidate, match: NameMatch, sources: Sources, day: string): SearchResult {
  const { document } = row
  const lists = document.row.listings.map((listing) => ({
    ...toSourceOfRow(listing, sources),
    state: listingStateOf(document, listing, day),
  }))
  return {
    ...identityOf(document),
    countryCodes: document.countries,
    subType: document.subTypes.flatMap((code) => SubType.safeParse(code).data ?? []),
    cpyState: [],
    imo: document.row.imo ?? null,
    vesselFlag: document.row.vesselFlag ?? null,
    vesselFlagZh: countryNamed(document.row.vesselFlag)?.country ?? null,
    vesselOwner: document.row.vesselOwner ?? null,
    aircraftModel: document.row.aircraftModel ?? null,
    aircraftOperator: document.row.aircraftOperator ?? null,
    msn: document.row.msn ?? null,
    extraField: document.row.extraField ?? null,
    birthDates: document.row.birthDates,
    ...match,
    _score: row.engineScore,
    sources: lists,
    status: lists.some(({ state }) => state !== 'ended') ? 'listed' : 'offline',
    listedOn: document.row.listedOn,
    changedOn: document.row.changedOn,
  }
}

export function toSuggestion(document: CandidateDocument, matchedName: string): Suggestion {
  return { ...identityOf(document), matchedName, listCount: document.sourceIds.length }
}

/** The names a sentence needs for the subject of a row. */
export function toNamedRow({ document, nameIndex }: ScoredCandidate): NonNullable<Verdict['onlyStrong']> {
  return {
    id: document.id,
    name: nameAt(document, 0).value,
    nameZh: chineseNameOf(document.names),
    matchedName: nameAt(document, nameIndex).value,
  }
}

function identityOf(document: CandidateDocument) {
  return {
    id: document.id,
    type: document.type,
    s: '1',
    name: nameAt(document, 0).value,
    nameZh: chineseNameOf(document.names),
    ...countryOf(document.countries[0]),
  }
}

/** Names are never empty in the index; the fallback keeps a broken document visible, so that the answer does not fail. */
function nameAt(document: CandidateDocument, index: number): DocumentName {
  const nameless: DocumentName = { value: document.id, kind: 'primary', quality: 'strong', script: 'Zyyy' }
  return document.names[index] ?? document.names[0] ?? nameless
}

function toSourceOfRow(
  { sourceId, publisherId, programmes, listedOn }: RowListing,
  sources: Sources,
): Omit<SourceOfRow, 'state'> {
  const source = sources.get(sourceId)
  return {
    sourceId,
    shortName: source?.short_name ?? String(sourceId),
    shortNameCn: source?.short_name_cn ?? String(sourceId),
    countryCode: source?.country_code ?? '',
    publisherId,
    programmes,
    listedOn,
  }
}

/** State of a document's subject on a list on a day, ISO; ended on all lists when it is on none. */
export function listingStateOf(document: CandidateDocument, listing: RowListing, day: string): SourceOfRow['state'] {
  return document.isListed ? stateOfPeriods(listing.periods ?? [{}], day) : 'ended'
}

/** State of the subject on a list on a day, ISO: in force while one entry is; ended only when all are. */
export function stateOfPeriods(periods: NonNullable<RowListing['periods']>, day: string): SourceOfRow['state'] {
  const states = new Set(periods.map((period) => stateOn(period, day)))
  return (['in force', 'suspended'] as const).find((state) => states.has(state)) ?? 'ended'
}
