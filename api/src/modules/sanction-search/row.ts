import type { PartyKind } from '@qingdan/matching/model.ts'
import { bandOf, explainName, methodVersion, type PreparedQuery } from '@qingdan/matching/score.ts'
import type { DocumentName } from '@qingdan/search-mappings/subject-document.ts'
import type { z } from 'zod'
import { type SearchResult, type SourceOfRow, SubjectType, SubType, type Suggestion } from '../../contract/subject.ts'
import { countryOf } from '../dictionary/countries.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { chineseNameOf } from '../sanction-detail/names.ts'
import type { Scored } from './ranking.ts'
import type { FoundDocument } from './repository.ts'

type Match = Pick<SearchResult, 'score' | 'band' | 'matchedName' | 'matchedQuality' | 'highlights' | 'explanation'>
type Sources = ReadonlyMap<number, SourceRow>

/** One shown row: the subject, why it matched, and who says so. */
export function toSearchResult(row: Scored, query: PreparedQuery, keyword: string, sources: Sources): SearchResult {
  const { document } = row
  const match = row.isIdentifierMatch ? matchByIdentifier(row, keyword) : matchByName(row, query)
  return {
    ...identityOf(document),
    countryCodes: document.countries,
    subType: document.subTypes.flatMap((code) => SubType.safeParse(code).data ?? []),
    cpyState: [],
    imo: document.row.imo ?? null,
    vesselFlag: document.row.vesselFlag ?? null,
    vesselOwner: document.row.vesselOwner ?? null,
    aircraftModel: document.row.aircraftModel ?? null,
    aircraftOperator: document.row.aircraftOperator ?? null,
    msn: document.row.msn ?? null,
    extraField: document.row.extraField ?? null,
    birthDates: document.row.birthDates,
    ...match,
    _score: row.engineScore,
    sources: document.row.listings.map((listing) => toSourceOfRow(listing, sources)),
    status: document.isListed ? 'listed' : 'offline',
    listedOn: document.row.listedOn,
    changedOn: document.row.changedOn,
  }
}

export function toSuggestion(document: FoundDocument, matchedName: string): Suggestion {
  return { ...identityOf(document), matchedName, listCount: document.sourceIds.length }
}

function identityOf(document: FoundDocument) {
  return {
    id: document.id,
    type: SubjectType.parse(document.type),
    s: '1',
    name: nameAt(document, 0).value,
    nameZh: chineseNameOf(document.names),
    ...countryOf(document.countries[0]),
  }
}

/** Names are never empty in the index; the fallback keeps a broken document visible instead of failing the answer. */
export function nameAt(document: FoundDocument, index: number): DocumentName {
  const nameless: DocumentName = { value: document.id, kind: 'primary', quality: 'strong', script: 'Zyyy' }
  return document.names[index] ?? document.names[0] ?? nameless
}

function matchByName({ document, nameIndex }: Scored, query: PreparedQuery): Match {
  return explainName(query, nameAt(document, nameIndex), kindOf(document))
}

function matchByIdentifier({ document, score }: Scored, keyword: string): Match {
  const name = nameAt(document, 0)
  return {
    score,
    band: bandOf(score),
    matchedName: name.value,
    matchedQuality: name.quality,
    highlights: [],
    explanation: {
      queryNormal: keyword,
      listedNormal: keyword,
      tokens: [{ query: keyword, listed: keyword, relation: 'same' }],
      contributions: [{ term: 'identifier', points: score }],
      methodVersion,
    },
  }
}

export function kindOf(document: FoundDocument): PartyKind {
  return SubjectType.parse(document.type)
}

function toSourceOfRow(
  { sourceId, publisherId, programmes, listedOn }: FoundDocument['row']['listings'][number],
  sources: Sources,
): z.infer<typeof SourceOfRow> {
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
