import { memoByObject } from '../../memo.ts'
import type { HanName } from '../../normalise/han-name.ts'
import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { conventionalForms } from '../../scripts/han/transcribed.ts'
import { countryOfHan } from '../../tables/countries.ts'
import { isFamilyCharacter, isTranscribing } from '../../tables/han/family-characters.ts'
import { surnames } from '../../tables/han/surnames.ts'
import { across, transcribed } from '../../weights/han-weights.ts'
import type { Match } from '../evidence.ts'
import { costOfOrder } from './name-order.ts'
import { match } from './ranges.ts'
import { keptSounds, type SoundLikeness, type Sounds, soundsOfPinyin, soundsOfToken } from './sound.ts'

/** Maximum number of characters of one part of a name. */
const longestPart = 10
/** Maximum number of characters of a Chinese given name. */
const longestChinese = 4

/**
 * True for a name that may be a transcription by sound: with a middle dot, long, without a Chinese family name, or
 * only of characters used for such names (马杜罗).
 */
export function mayBeTranscribed(han: HanName): boolean {
  const { length } = han.characters
  if (han.hasMiddleDot || length > longestChinese) return true
  const [first = '', second = ''] = han.characters
  if (length < 2 || surnames.has(first) || surnames.has(first + second)) return false
  return !isFamilyCharacter(first) || han.characters.every(isTranscribing)
}

/** A country (俄罗斯) is no person. */
const isCountry = memoByObject((han: HanName) => countryOfHan(han.characters.join('')) !== undefined)

/** How one part is matched. */
interface PartMatch {
  from: number
  to: number
  /** Index into the tokens, −1 if none. */
  token: number
  likeness: number
  isKnown: boolean
  /** Every character is spelled in pinyin, as one word: 麦考尔, maikaoer. */
  isSpelled: boolean
  /** Both sides have enough consonants to distinguish it from other names. */
  isLong: boolean
}

/**
 * z of a name transcribed into Han compared with Latin tokens: each part with the token that sounds most similar;
 * unmatched tokens are usually middle names. Parts spelled in pinyin are not compared by sound. Null if the sounds
 * differ.
 */
export function compareTranscribed(
  han: HanName,
  latin: PreparedName,
  tokens: readonly number[],
  isHanQuery: boolean,
  countsSound: boolean,
  soundLikeness: SoundLikeness,
  matches: Match[] | null,
): number | null {
  if (isCountry(han)) return null
  const partMatches: PartMatch[] = []
  const spelled = han.hasMiddleDot ? spelledParts(han, latin, tokens) : []
  let used = 0
  for (const part of spelled) if (part !== null) used |= 1 << part.token
  for (const [index, from] of han.parts.entries()) {
    const to = han.parts[index + 1] ?? han.characters.length
    const best =
      spelled[index] ?? bestToken(han, from, Math.min(to, from + longestPart), latin, tokens, used, soundLikeness)
    if (best.token >= 0) used |= 1 << best.token
    // One word that sounds otherwise decides, whatever the other parts are.
    if (best.token >= 0 && best.likeness < transcribed.least) return null
    partMatches.push(best)
  }
  let least = 1
  for (const part of partMatches) least = Math.min(least, part.likeness)
  const isOnePartSpelled = used !== 0 && partMatches.every((part) => part.isSpelled || part.token < 0)
  if (!isOnePartSpelled && (least < transcribed.least || partMatches.some((part) => part.token < 0))) return null
  const extra = tokens.filter(
    (at, index) => (used & (1 << index)) === 0 && latin.kinds[at] === tokenKinds.content,
  ).length
  const order = costOfOrder(
    latin,
    partMatches.map(({ token }) => tokens[token] ?? -1),
    tokens,
  )
  const isKnown = partMatches.some((part) => part.isKnown)
  const isDistinctive =
    partMatches.every((part) => part.isKnown) || partMatches.some((part) => !part.isKnown && part.isLong)
  const z = transcribed.slope * (least - transcribed.lineLikeness) - transcribed.extra * extra - order
  if (matches !== null) {
    for (const part of partMatches) if (part.token >= 0) matches.push(matchOf(han, latin, tokens, part, isHanQuery))
    for (const [index, at] of tokens.entries()) {
      if ((used & (1 << index)) !== 0) continue
      const range = [latin.starts[at] as number, latin.ends[at] as number] as const
      matches.push(match([0, 0], range, isHanQuery, isHanQuery ? 'missing' : 'extra'))
    }
  }
  const isSpelled = partMatches.every((part) => part.isSpelled)
  if (isSpelled && partMatches.length > 1) return across.fullLong - transcribed.extra * extra
  if (isOnePartSpelled && !isSpelled) return transcribed.mostForOnePart - transcribed.extra * extra
  if (!countsSound && !isSpelled) return Math.min(z, transcribed.mostBesideLatin)
  if (partMatches.length === 1 || !isDistinctive) {
    return Math.min(z, isKnown ? transcribed.mostForOnePart : mostForUnknown(han, least))
  }
  return Math.min(z, isKnown ? transcribed.mostWithKnown : transcribed.most)
}

/** Two unknown syllables sound like some word of any list (中兴, Johnson); the more similar sound ranks first. */
function mostForUnknown(han: HanName, likeness: number): number {
  const most = han.characters.length > 2 ? transcribed.mostForUnknown : transcribed.mostForUnknownShort
  return most - transcribed.perUnlike * (1 - likeness)
}

/** For each part the token that is its pinyin as one word; null if there is none. */
function spelledParts(han: HanName, latin: PreparedName, tokens: readonly number[]): (PartMatch | null)[] {
  return han.parts.map((from, index) => {
    const to = han.parts[index + 1] ?? han.characters.length
    const pinyin = to - from > 1 ? han.pinyin.slice(from, to).join('') : ''
    const token = tokens.findIndex((at) => latin.tokens[at]?.form === pinyin)
    return token < 0 ? null : { from, to, token, likeness: 1, isKnown: true, isSpelled: true, isLong: true }
  })
}

function bestToken(
  han: HanName,
  from: number,
  to: number,
  latin: PreparedName,
  tokens: readonly number[],
  used: number,
  soundLikeness: SoundLikeness,
): PartMatch {
  const { known, sounds } = readingOfPart(han, from, to)
  const best: PartMatch = { from, to, token: -1, likeness: 0, isKnown: false, isSpelled: false, isLong: false }
  for (let index = 0; index < tokens.length; index++) {
    if ((used & (1 << index)) !== 0) continue
    const token = latin.tokens[tokens[index] as number] as Token
    const isKnown = known.includes(token.form)
    const likeness = isKnown ? 1 : token.form.length < 2 ? 0 : soundLikeness(sounds, soundsOfToken(token))
    if (likeness <= best.likeness) continue
    best.token = index
    best.likeness = likeness
    best.isKnown = isKnown
  }
  if (best.token >= 0) best.isLong = isLongIn(sounds, latin.tokens[tokens[best.token] as number] as Token)
  return best
}

/** With fewer consonants too many names are similar. */
const leastConsonants = 3

function isLongIn(sounds: Sounds, token: Token): boolean {
  return Math.min(consonantsOf(sounds.text), consonantsOf(soundsOfToken(token).text)) >= leastConsonants
}

function consonantsOf(sounds: string): number {
  let count = 0
  for (const sound of sounds) if (sound <= 'Z') count++
  return count
}

/** How a part sounds, and the words that a table has for it. */
interface PartReading {
  sounds: Sounds
  known: readonly string[]
}

const partReadings = memoByObject((_: HanName) => new Map<number, PartReading>())

function readingOfPart(han: HanName, from: number, to: number): PartReading {
  const kept = partReadings(han)
  let reading = kept.get(from)
  if (reading === undefined) {
    const sounds = keptSounds(soundsOfPinyin(syllablesOfTranscription(han).slice(from, to)))
    reading = { sounds, known: conventionalForms(han.characters.slice(from, to).join('')) }
    kept.set(from, reading)
  }
  return reading
}

/** The syllables that the characters of a transcribed name stand for. */
export function syllablesOfTranscription({ characters, pinyin }: HanName): string[] {
  return pinyin.map((syllable, at) => spoken.get(characters[at] ?? '') ?? syllable)
}

/** Characters that transcribe another sound than their reading. Origin: the transcription tables of Xinhua. */
const spoken = new Map(
  Object.entries({
    什: 'shi',
    尔: 'r',
    夫: 'f',
    弗: 'f',
    斯: 's',
    克: 'k',
    特: 't',
    德: 'd',
    格: 'g',
    普: 'p',
    布: 'b',
    姆: 'm',
    茨: 'ts',
    赫: 'h',
    勒: 'l',
    奇: 'ch',
    丘: 'chu',
    希: 'hi',
    若: 'jo',
    热: 're',
    捷: 'te',
    季: 'ti',
    坚: 'ten',
    京: 'tin',
    佳: 'tya',
    久: 'tu',
    金: 'kin',
    基: 'ki',
    加: 'ga',
  }),
)

function matchOf(
  han: HanName,
  latin: PreparedName,
  tokens: readonly number[],
  part: PartMatch,
  isHanQuery: boolean,
): Match {
  const at = tokens[part.token] as number
  return match(
    [han.starts[part.from] as number, han.ends[part.to - 1] as number],
    [latin.starts[at] as number, latin.ends[at] as number],
    isHanQuery,
    'transliteration',
  )
}
