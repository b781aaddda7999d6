import { createLatinQuery, type LatinQuery } from './compare/alignment.ts'
import { compareNames } from './compare/compare.ts'
import { addTerm, createEvidence, type Evidence, sumOf } from './compare/evidence.ts'
import { weights } from './compare/weights.ts'
import { line, scoreOf } from './curve.ts'
import { explanationOf, highlightsOf, method } from './explain.ts'
import type { Band, ListedName, NameMatch, PartyKind } from './model.ts'
import { isPersonKind, type PreparedName, prepareName } from './normalise/prepare.ts'

/** At or above it a reviewer must look. */
export const alertLine = line
/** Below it nothing is shown unless asked for. */
export const defaultMinScore = 50
/** Bumped when the same pair can score differently. */
export const methodVersion = method

/** A query as the scorer keeps it: read as a person's name and as another party's, each when first needed. */
export interface PreparedQuery {
  text: string
  type: PartyKind | null
  person: LatinQuery | null
  party: LatinQuery | null
}

/** Any string is accepted. One object serves one search: it remembers what its tokens were compared with. */
export function prepareQuery(text: string, type: PartyKind | null): PreparedQuery {
  return { text, type, person: null, party: null }
}

const scoring = createEvidence(false)

/**
 * The best score of a subject's names, 0–100 with two decimals, and which name it is; −1 when there are none.
 * `type` is the subject's kind: it decides how both sides are read.
 */
export function scoreNames(
  query: PreparedQuery,
  names: readonly ListedName[],
  type: PartyKind,
): { score: number; nameIndex: number } {
  const reading = readingFor(query, type)
  let best = Number.NEGATIVE_INFINITY
  let nameIndex = -1
  for (let index = 0; index < names.length; index++) {
    const z = evaluate(reading, names[index] as ListedName, type, scoring)
    if (z > best) {
      best = z
      nameIndex = index
    }
  }
  return { score: nameIndex < 0 ? 0 : scoreOf(best), nameIndex }
}

/** The same score as `scoreNames` gives this name, with the alignment and the contribution of each finding. */
export function explainName(query: PreparedQuery, name: ListedName, type: PartyKind): NameMatch {
  const reading = readingFor(query, type)
  const evidence = createEvidence(true)
  const z = evaluate(reading, name, type, evidence)
  const score = scoreOf(z)
  return {
    score,
    band: bandOf(score),
    matchedName: name.value,
    matchedQuality: name.quality,
    highlights: highlightsOf(evidence),
    explanation: explanationOf(reading.name, preparedName(name, type), evidence),
  }
}

/** The word for a score: strong ≥ 90, likely ≥ 80, possible ≥ 70, weak ≥ 50. */
export function bandOf(score: number): Band {
  if (score >= 90) return 'strong'
  if (score >= 80) return 'likely'
  if (score >= alertLine) return 'possible'
  return score >= defaultMinScore ? 'weak' : 'none'
}

function evaluate(query: LatinQuery, name: ListedName, type: PartyKind, evidence: Evidence): number {
  compareNames(query, preparedName(name, type), type === '03', evidence)
  if (name.quality === 'weak') addTerm(evidence, 'weakAlias', -weights.weakAlias)
  return sumOf(evidence)
}

function readingFor(query: PreparedQuery, type: PartyKind): LatinQuery {
  if (isPersonKind(type)) {
    query.person ??= createLatinQuery(prepareName(query.text, true))
    return query.person
  }
  query.party ??= createLatinQuery(prepareName(query.text, false))
  return query.party
}

/** Listed names as read before, a person's name and another party's apart; they go when their owner lets the name go. */
const personNames = new WeakMap<ListedName, PreparedName>()
const partyNames = new WeakMap<ListedName, PreparedName>()

function preparedName(listed: ListedName, type: PartyKind): PreparedName {
  const isPerson = isPersonKind(type)
  const kept = isPerson ? personNames : partyNames
  let name = kept.get(listed)
  if (name === undefined) {
    name = prepareName(listed.value, isPerson)
    kept.set(listed, name)
  }
  return name
}
