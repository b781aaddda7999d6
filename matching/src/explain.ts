import type { Evidence } from './compare/evidence.ts'
import { terms } from './compare/evidence.ts'
import type { Contribution, Explanation, NameMatch, TokenPair } from './model.ts'
import type { PreparedName } from './normalise/prepare.ts'
import { scoreOf } from './score-scale.ts'
import { methodVersion } from './weights/method-version.ts'

/**
 * Points of each term: the score after the term minus the score before it, in the fixed order of the terms, starting
 * from 0. They add up to the score exactly, because each difference is between rounded scores.
 */
function contributionsOf(evidence: Evidence, isIdentified: boolean): Contribution[] {
  const contributions: Contribution[] = []
  let z = 0
  let before = 0
  for (const [index, term] of terms.entries()) {
    const value = evidence.values[index] ?? 0
    if (value === 0) continue
    z += value
    const after = scoreOf(z)
    const points = Math.round((after - before) * 100) / 100
    before = after
    if (points !== 0) contributions.push({ term, points })
  }
  // An equal identifier adds what the name lacks to the full score.
  if (isIdentified) contributions.push({ term: 'identifier', points: Math.round((100 - before) * 100) / 100 })
  return contributions
}

/** Alignment of the two names and the contribution of each finding. `compared`: the part of the query that was compared, or all of it. */
export function explanationOf(
  query: PreparedName,
  compared: PreparedName,
  listed: PreparedName,
  evidence: Evidence,
  isIdentified: boolean,
): Omit<Explanation, 'details'> {
  const tokens: TokenPair[] = (evidence.matches ?? []).map((match) => ({
    query: match.queryEnd > match.queryStart ? compared.text.slice(match.queryStart, match.queryEnd) : null,
    listed: match.listedEnd > match.listedStart ? listed.text.slice(match.listedStart, match.listedEnd) : null,
    relation: match.relation,
  }))
  return {
    queryNormal: normalOf(query),
    listedNormal: normalOf(listed),
    tokens: [...tokens, ...notCompared(query, compared)],
    contributions: contributionsOf(evidence, isIdentified),
    methodVersion,
  }
}

/** The words around the party of an office. */
function notCompared(query: PreparedName, compared: PreparedName): TokenPair[] {
  if (query === compared) return []
  const words = query.text.split(compared.text).map((text) => text.replace(/^[\s,，(（–—-]+|[\s)）]+$/gu, ''))
  return words.filter((text) => text !== '').map((text) => ({ query: text, listed: null, relation: 'extra' }))
}

/** Ranges of the listed name that the query matches, without conflicts and parts that only one side has. */
export function highlightsOf(evidence: Evidence): NameMatch['highlights'] {
  return (evidence.matches ?? [])
    .filter(
      (match) =>
        match.listedEnd > match.listedStart && match.queryEnd > match.queryStart && match.relation !== 'conflict',
    )
    .map((match) => ({ start: match.listedStart, end: match.listedEnd, relation: match.relation }))
    .sort((one, other) => one.start - other.start || one.end - other.end)
}

/** The compared text: the tokens without legal forms, or the folded characters. */
function normalOf(name: PreparedName): string {
  const latin = name.tokens.map((token) => token.form).join(' ')
  const han = name.han?.characters.join('') ?? ''
  return [han, latin].filter((part) => part !== '').join(' ') || name.folded
}
