import { createHash } from 'node:crypto'
import { indexKeys, queryKeys } from '@qingdan/matching/keys.ts'
import type { NameKeys } from '@qingdan/matching/model.ts'
import { alertLine, createComparer, prepareQuery } from '@qingdan/matching/score.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import type { DocumentName } from '@qingdan/search-mappings/subject-document.ts'
import { type Half, halfOf } from '../sets/cross-list.ts'
import { bootstrap, type Interval } from '../statistics.ts'
import { type ListedParty, only, publishedParty } from './listed-party.ts'
import { createNeighbourhood } from './near-strangers.ts'
import { numberSisters } from './number-sisters.ts'
import { type SpellingCase, type SpellingKind, spellingKinds } from './spelling-kinds.ts'

/** A kind of spelling in one half of the parties. */
export interface SpellingShares {
  id: string
  kind: string
  half: Half
  /** Parties, each with its first case. */
  parties: number
  /** Share of them that reach the line; NaN for a kind of strangers only. */
  found: number
  range: Interval
  /** Parties that share a rare word with the answer, or differ by a number only. */
  strangers: number
  alerting: number
  /** Of the open half only. */
  missed: JudgedCase[]
  alerts: JudgedCase[]
}

export interface JudgedCase {
  query: string
  listed: string
  score: number
}

const mostPerHalf = 200
const strangersPerParty = 2

/** Every kind, both halves. The names are those of the loaded lists; no case is written or chosen by hand. */
export function measureSpellings(corpus: readonly CandidateDocument[]): SpellingShares[] {
  const parties = corpus.map(publishedParty)
  const byType = Map.groupBy(parties, ({ type }) => type)
  const neighbourhoods = new Map([...byType].map(([type, members]) => [type, createNeighbourhood(members)]))
  const halves = Map.groupBy(parties, ({ id }) => halfOf(id))
  return (['open', 'closed'] as const).flatMap((half) => {
    const members = halves.get(half) ?? []
    const kinds = spellingKinds.map((kind) => measureKind(kind, half, members, neighbourhoods.get(kind.type)))
    return [...kinds, measureSisters(half, members)]
  })
}

function measureKind(
  kind: SpellingKind,
  half: Half,
  parties: readonly ListedParty[],
  neighbourhood: ReturnType<typeof createNeighbourhood> | undefined,
): SpellingShares {
  const cases = parties
    .filter(({ type }) => type === kind.type)
    .flatMap((party) =>
      kind
        .casesOf(party)
        .slice(0, 1)
        .map((one) => ({ party, ...one })),
    )
  const sampled = sample(cases, ({ party }) => party.id)
  const judged = sampled.map((one) => judge(one, kind))
  const strangers = sampled.flatMap(({ party, query, listed }) =>
    (neighbourhood?.nearest(party, listed[0]?.value ?? '', strangersPerParty) ?? []).flatMap((stranger) => {
      const names = stranger.names.filter((name) => isOfScript(name, listed))
      return names.length === 0 ? [] : [judge({ query, listed: names }, kind)]
    }),
  )
  return sharesOf(kind.id, kind.name, half, judged, strangers)
}

function measureSisters(half: Half, parties: readonly ListedParty[]): SpellingShares {
  const sisters = sample(numberSisters(parties), ({ name }) => name)
  const judged = sisters.map(({ name, sister }) => judge({ query: name, listed: [sister] }, { type: '01' }))
  return sharesOf('number-sisters', 'companies that differ by a number only', half, [], judged)
}

/** Those whose key is first by its hash: a party that comes or goes moves one case and not the whole sample. */
function sample<T>(cases: readonly T[], keyOf: (one: T) => string): T[] {
  return cases
    .map((one) => ({
      one,
      order: createHash('sha256')
        .update(`sample ${keyOf(one)}`)
        .digest('hex'),
    }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, mostPerHalf)
    .map(({ one }) => one)
}

function sharesOf(
  id: string,
  kind: string,
  half: Half,
  judged: readonly JudgedCase[],
  strangers: readonly JudgedCase[],
): SpellingShares {
  const isFound = ({ score }: JudgedCase): boolean => score >= alertLine
  const share = (cases: readonly JudgedCase[]): number => cases.filter(isFound).length / cases.length
  const isOpen = half === 'open'
  return {
    id,
    kind,
    half,
    parties: judged.length,
    found: share(judged),
    range: bootstrap(judged, (_, at) => String(at), share),
    strangers: strangers.length,
    alerting: strangers.filter(isFound).length,
    missed: isOpen ? judged.filter((one) => !isFound(one)) : [],
    alerts: isOpen ? strangers.filter(isFound) : [],
  }
}

function isOfScript({ value }: DocumentName, listed: readonly DocumentName[]): boolean {
  const script = only.latin.test(listed[0]?.value ?? '') ? only.latin : only.han
  return script.test(value)
}

const comparer = createComparer()

/** The score; 0 where no key leads from the query to the names, so that the engine would not name them. */
function judge({ query, listed }: SpellingCase, { type }: Pick<SpellingKind, 'type'>): JudgedCase {
  const { score, nameIndex } = comparer.scoreNames(prepareQuery(query, type), listed, type)
  const isCandidate = shareKey(query, listed, type)
  return { query, listed: listed[nameIndex]?.value ?? '', score: isCandidate ? score : 0 }
}

function shareKey(query: string, listed: readonly DocumentName[], type: SpellingKind['type']): boolean {
  const stored: NameKeys = indexKeys(listed, type)
  return queryKeys(query, type).groups.some((group) => group.some(({ field, value }) => stored[field].includes(value)))
}
