import type { HanName } from '../../normalise/han-name.ts'
import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import { chineseSystems } from '../../scripts/han/han-spelling.ts'
import { across } from '../../weights/han-weights.ts'
import { weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, type Match, resetEvidence, sumOf } from '../evidence.ts'
import type { LatinWorkspace } from '../latin/latin.ts'
import { compareComposed } from './composed.ts'
import {
  isUsed,
  isWhole,
  mostCharacters,
  mostLatin,
  type PersonSearch,
  type Spelled,
  spellName,
} from './person-search.ts'
import { weighPerson } from './person-weighing.ts'
import { match } from './ranges.ts'
import { compareTranscribed, mayBeTranscribed } from './transcribed.ts'

/**
 * Compares a Chinese person's name in Han with one in Latin letters: each character offers its spellings, and the
 * Latin tokens are built from them, in any order, joined or split. `countsSound`: similarity of sound alone counts. z is
 * the sum of the terms in `evidence`. `words` is the working memory for reading the Han name as Latin words.
 */
export function compareHanLatinPerson(
  han: HanName,
  latin: PreparedName,
  isHanQuery: boolean,
  countsSound: boolean,
  evidence: Evidence,
  search: PersonSearch,
  words: LatinWorkspace,
): number {
  const { best } = search
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  const tokens: number[] = []
  for (let at = 0; at < latin.tokens.length && tokens.length < mostLatin; at++) {
    if (latin.kinds[at] !== tokenKinds.number) tokens.push(at)
  }
  const isSpelled = han.characters.length <= mostCharacters && spellName(han, latin, tokens, isHanQuery, search)
  if (mayBeTranscribed(han) && !(isSpelled && isWhole(best, han.characters.length, tokens))) {
    const composed = compareComposed(han, latin, tokens, isHanQuery, search.soundLikeness, words, evidence.matches)
    const z =
      composed ??
      compareTranscribed(han, latin, tokens, isHanQuery, countsSound, search.soundLikeness, evidence.matches)
    if (z !== null) {
      addTerm(evidence, 'sound', z - weights.base)
      return sumOf(evidence)
    }
  }
  if (!isSpelled) {
    addTerm(evidence, 'conflict', across.nothing - weights.base)
    return sumOf(evidence)
  }
  weighPerson(best, han, latin, tokens, evidence)
  if (evidence.matches !== null) trace(best, han, latin, tokens, isHanQuery, evidence.matches)
  return sumOf(evidence)
}

/** Korean, Vietnamese and Japanese names are not read as in Chinese. */
function relationOfSpelling(best: Spelled): Match['relation'] {
  return best.mask !== 0 && (best.mask & chineseSystems) === 0 ? 'transliteration' : 'pinyin'
}

function trace(
  best: Spelled,
  han: HanName,
  latin: PreparedName,
  tokens: readonly number[],
  isHanQuery: boolean,
  matches: Match[],
): void {
  const length = han.characters.length
  for (let at = 0; at < length; ) {
    const index = best.tokenOf[at] as number
    let end = at + 1
    while (end < length && best.tokenOf[end] === index) end++
    const token = index < 0 ? -1 : (tokens[index] as number)
    const hanRange = [han.starts[at] as number, han.ends[end - 1] as number] as const
    const latinRange =
      token < 0 ? ([0, 0] as const) : ([latin.starts[token] as number, latin.ends[token] as number] as const)
    const relation = token < 0 ? (isHanQuery ? 'extra' : 'missing') : relationOfSpelling(best)
    matches.push(match(hanRange, latinRange, isHanQuery, relation))
    at = end
  }
  for (let index = 0; index < tokens.length; index++) {
    if (isUsed(best, index, length)) continue
    const token = tokens[index] as number
    const range = [latin.starts[token] as number, latin.ends[token] as number] as const
    matches.push(match([0, 0], range, isHanQuery, isHanQuery ? 'missing' : 'extra'))
  }
}
