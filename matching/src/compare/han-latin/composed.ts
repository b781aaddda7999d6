import { createMemo, memoByObject } from '../../memo.ts'
import type { HanName } from '../../normalise/han-name.ts'
import { neutralSpelling } from '../../normalise/neutral-spelling.ts'
import { type PreparedName, prepareName } from '../../normalise/prepare.ts'
import { type Token, tokenOf } from '../../normalise/token.ts'
import { formsOfParts, isFormOfOther } from '../../scripts/han/transcribed.ts'
import { share } from '../../tables/token-tables.ts'
import { across, transcribed } from '../../weights/han-weights.ts'
import { weights } from '../../weights/term-weights.ts'
import { createEvidence, type Match } from '../evidence.ts'
import { compareLatin, type LatinWorkspace } from '../latin/latin.ts'
import { costOfOrder } from './name-order.ts'
import { isOneSlip } from './person-search.ts'
import { match } from './ranges.ts'
import { type SoundLikeness, soundsOfToken } from './sound.ts'

/** Less similar words are no spellings of one name. */
const leastLikeness = 0.8
/** Maximum number of readings cached per name. */
const mostReadings = 1000

const tokensOfParts = memoByObject((han: HanName) => formsOfParts(han).map((forms) => forms.map(tokenOf)))
const readings = memoByObject((_: HanName) => createMemo<string, PreparedName>(mostReadings))
const scratch = createEvidence(false)

/**
 * z of a foreign name of several parts that a table knows: it is read as the Latin words of the table that are nearest to
 * `latin`, and compared as they are. Null if a part is unknown or none is near.
 */
export function compareComposed(
  han: HanName,
  latin: PreparedName,
  tokens: readonly number[],
  isHanQuery: boolean,
  soundLikeness: SoundLikeness,
  workspace: LatinWorkspace,
  matches: Match[] | null,
): number | null {
  if (han.parts.length === 1) return null
  const parts = tokensOfParts(han)
  if (parts.some((forms) => forms.length === 0)) return null
  const words: string[] = []
  const tokenOfPart: number[] = []
  let isByTable = true
  let isOtherName = false
  for (const forms of parts) {
    const { form, at, isSure, isOther } = nearest(forms, latin, tokens, tokenOfPart, soundLikeness)
    isByTable &&= isSure && !isOther
    isOtherName ||= isOther
    words.push(form)
    tokenOfPart.push(at)
  }
  if (tokenOfPart.every((at) => at < 0)) return null
  const reading = readingOf(han, words.join(' '))
  // The reading is always the query, so that the two directions have one score.
  const z = compareLatin(reading, latin, false, scratch, workspace)
  if (matches !== null) trace(han, latin, tokens, tokenOfPart, isHanQuery, matches)
  // Given and family name, and both names have one that the other has not: 杰森 is Jason, not Mason.
  isOtherName ||= parts.length === 2 && tokens.length > 1 && tokenOfPart.includes(-1)
  // In compareLatin only spellings of one name keep the start value: 伊兹丁 is Izz al-Din.
  const isOneName = !isOtherName && (isByTable || z > weights.base)
  const order = tokenOfPart.includes(-1) ? 0 : costOfOrder(latin, tokenOfPart, tokens)
  return Math.min(z, isOneName ? across.fullLong : transcribed.mostForOtherReading) - order
}

/** The form and the token that are nearest. `isOther`: the table has the token for another name. */
function nearest(
  forms: readonly Token[],
  latin: PreparedName,
  tokens: readonly number[],
  taken: readonly number[],
  soundLikeness: SoundLikeness,
): { form: string; at: number; isSure: boolean; isOther: boolean } {
  let best = { form: forms[0]?.form ?? '', at: -1, isSure: true, isOther: false }
  let most = leastLikeness
  for (const at of tokens) {
    if (taken.includes(at)) continue
    const token = latin.tokens[at] as Token
    const sounds = soundsOfToken(token)
    for (const form of forms) {
      if (form === token) return { form: token.form, at, isSure: true, isOther: false }
      const isSpelling = share(form.families.spelling, token.families.spelling)
      const likeness = isSpelling ? 1 : soundLikeness(soundsOfToken(form), sounds)
      if (likeness <= most) continue
      const isOther = isFormOfOther(token, forms)
      if (isSpelling && !isOther) return { form: token.form, at, isSure: true, isOther }
      most = likeness
      best = { form: form.form, at, isSure: isOneLetterOff(form.form, token.form), isOther }
    }
  }
  return best
}

/** Two spellings of one name: another one begins with another letter or differs in more letters (Gusev, Kusov). */
function isOneLetterOff(one: string, other: string): boolean {
  const [first, second] = [neutralSpelling(one), neutralSpelling(other)]
  return first[0] === second[0] && isOneSlip(first, second)
}

function readingOf(han: HanName, words: string): PreparedName {
  const known = readings(han)
  let reading = known.get(words)
  if (reading === undefined) {
    reading = prepareName(words, true)
    known.set(words, reading)
  }
  return reading
}

function trace(
  han: HanName,
  latin: PreparedName,
  tokens: readonly number[],
  tokenOfPart: readonly number[],
  isHanQuery: boolean,
  matches: Match[],
): void {
  for (const [index, at] of tokenOfPart.entries()) {
    const end = han.parts[index + 1] ?? han.characters.length
    const range = [han.starts[han.parts[index] as number] as number, han.ends[end - 1] as number] as const
    if (at < 0) matches.push(match(range, [0, 0], isHanQuery, isHanQuery ? 'extra' : 'missing'))
    else
      matches.push(match(range, [latin.starts[at] as number, latin.ends[at] as number], isHanQuery, 'transliteration'))
  }
  for (const at of tokens) {
    if (tokenOfPart.includes(at)) continue
    const range = [latin.starts[at] as number, latin.ends[at] as number] as const
    matches.push(match([0, 0], range, isHanQuery, isHanQuery ? 'missing' : 'extra'))
  }
}
