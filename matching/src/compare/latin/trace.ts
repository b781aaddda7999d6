import type { TokenRelation } from '../../model.ts'
import type { PreparedName } from '../../normalise/prepare.ts'
import type { Match } from '../evidence.ts'
import { type Alignment, groupRelations } from './alignment.ts'
import type { UnmatchedTokens } from './unmatched-tokens.ts'

/** Both names as a whole. */
export function traceWhole(
  one: PreparedName,
  other: PreparedName,
  matches: Match[],
  relation: TokenRelation = 'same',
): void {
  const query = bounds(one)
  const listed = bounds(other)
  matches.push({
    queryStart: query.start,
    queryEnd: query.end,
    listedStart: listed.start,
    listedEnd: listed.end,
    relation,
  })
}

/** Every token of both names, in the order of the query, then those only the list has. */
export function traceLatin(
  one: PreparedName,
  other: PreparedName,
  alignment: Alignment,
  unmatched: UnmatchedTokens,
  matches: Match[],
): void {
  const isPaired = new Set<number>()
  for (let i = 0; i < one.tokens.length; i++) {
    const group = alignment.queryGroup[i] as number
    if (group >= 0) {
      if (alignment.queryFrom[group] === i) matches.push(groupMatch(one, other, alignment, group))
      continue
    }
    const partner = unmatched.queryPartner[i] as number
    if (partner > 0) isPaired.add(partner - 1)
    matches.push({
      queryStart: one.starts[i] as number,
      queryEnd: one.ends[i] as number,
      listedStart: partner > 0 ? (other.starts[partner - 1] as number) : 0,
      listedEnd: partner > 0 ? (other.ends[partner - 1] as number) : 0,
      relation: partner > 0 ? 'conflict' : 'extra',
    })
  }
  for (let j = 0; j < other.tokens.length; j++) {
    if ((alignment.listedGroup[j] as number) >= 0 || isPaired.has(j)) continue
    matches.push({
      queryStart: 0,
      queryEnd: 0,
      listedStart: other.starts[j] as number,
      listedEnd: other.ends[j] as number,
      relation: 'missing',
    })
  }
}

function groupMatch(one: PreparedName, other: PreparedName, alignment: Alignment, group: number): Match {
  const i = alignment.queryFrom[group] as number
  const j = alignment.listedFrom[group] as number
  return {
    queryStart: one.starts[i] as number,
    queryEnd: one.ends[(alignment.queryTo[group] as number) - 1] as number,
    listedStart: other.starts[j] as number,
    listedEnd: other.ends[(alignment.listedTo[group] as number) - 1] as number,
    relation: relationName(alignment.relation[group] as number, one.foreign[i] !== other.foreign[j]),
  }
}

function relationName(relation: number, isAcrossScripts: boolean): TokenRelation {
  if (relation === groupRelations.initial || relation === groupRelations.acronym) return 'initial'
  if (isAcrossScripts || relation === groupRelations.skeleton) return 'transliteration'
  if (relation === groupRelations.same) return 'same'
  if (relation === groupRelations.joined) return 'joined'
  if (relation === groupRelations.spelling) return 'spelling'
  return 'equivalent'
}

/** From the first to the last letter of a name, without signs around it. */
function bounds(name: PreparedName): { start: number; end: number } {
  let start = Number.POSITIVE_INFINITY
  let end = 0
  const widen = (from: number, to: number): void => {
    start = Math.min(start, from)
    end = Math.max(end, to)
  }
  for (let at = 0; at < name.tokens.length; at++) widen(name.starts[at] as number, name.ends[at] as number)
  for (const word of name.legal) widen(word.start, word.end)
  for (let at = 0; at < (name.han?.starts.length ?? 0); at++) widen(name.han?.starts[at] ?? 0, name.han?.ends[at] ?? 0)
  return { start: Number.isFinite(start) ? start : 0, end }
}
