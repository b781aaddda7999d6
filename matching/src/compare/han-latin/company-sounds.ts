import { memoByObject } from '../../memo.ts'
import type { HanName } from '../../normalise/han-name.ts'
import type { PreparedName } from '../../normalise/prepare.ts'
import type { Token } from '../../normalise/token.ts'
import { conventionalForms } from '../../scripts/han/transcribed.ts'
import { companyTerm } from '../../tables/company-terms.ts'
import { everySystem, mostLatin, type Step } from './company-alignment.ts'
import type { CompanyReading } from './company-reading.ts'
import { isPinyinToken, isTranslationToken } from './company-words.ts'
import { type CompanyWorkspace, markUsed } from './company-workspace.ts'
import { keptSounds, type Sounds, soundsOfPinyin, soundsOfToken } from './sound.ts'

/** Less similar sounds agree by chance. */
const leastLikeness = 0.66
const leastInitials = 3

/** Compares unexplained parts of the trade name with words that no table has: by sound, or by initials. */
export function addSounds(
  han: HanName,
  reading: CompanyReading,
  latin: PreparedName,
  steps: Step[],
  workspace: CompanyWorkspace,
): void {
  if (!reading.hasTrade) return
  markUsed(steps, workspace)
  const { kinds } = reading
  const { explained } = workspace
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== 'trade' || explained[at] !== 0) continue
    let end = at
    while (end < kinds.length && kinds[end] === 'trade' && explained[end] === 0) end++
    if (end - at >= 2 && !isKnownName(han.characters.slice(at, end).join('')))
      addBestSound(han, latin, at, end, steps, workspace)
    at = end
  }
}

/** What a table knows has its own words: 哈梅内伊 is Khamenei, and sounds like no other name. */
function isKnownName(zh: string): boolean {
  return conventionalForms(zh).length > 0 || companyTerm(zh)?.kind === 'trade'
}

function addBestSound(
  han: HanName,
  latin: PreparedName,
  from: number,
  to: number,
  steps: Step[],
  { used, soundLikeness }: CompanyWorkspace,
): void {
  let best: Step | null = null
  const size = Math.min(latin.tokens.length, mostLatin)
  for (let index = 0; index < size; index++) {
    if (used[index] === 1) continue
    const token = latin.tokens[index] as Token
    if (token.isNumber) continue
    if (areInitials(han, from, to, token.form)) {
      best = step(from, Math.min(to, from + token.form.length), index, index + 1, 'initial', 1)
      break
    }
    let end = index + 1
    let sounds = soundsOfToken(token)
    if (!maySound(token)) {
      // Two words that together sound alike: Mean Well, A-One.
      const next = latin.tokens[end]
      if (next === undefined || end >= size || used[end] === 1 || next.isNumber) continue
      sounds = { id: 0, text: sounds.text + soundsOfToken(next).text }
      end++
    }
    const likeness = soundLikeness(soundsOfStretch(han, from, to), sounds)
    if (likeness >= leastLikeness && (best === null || likeness > best.quality)) {
      best = step(from, to, index, end, 'transliteration', likeness)
    }
  }
  if (best === null) return
  used.fill(1, best.tokenFrom, best.tokenTo)
  steps.push(best)
  steps.sort((one, other) => one.at - other.at)
}

/** A distinctive word that no table explains. */
function maySound(token: Token): boolean {
  return token.form.length >= leastInitials && !isTranslationToken(token) && !isPinyinToken(token)
}

function step(
  at: number,
  end: number,
  tokenFrom: number,
  tokenTo: number,
  relation: Step['relation'],
  quality: number,
): Step {
  return { at, end, tokenFrom, tokenTo, relation, mask: everySystem, quality, gain: 0, bits: 0 }
}

function areInitials(han: HanName, from: number, to: number, form: string): boolean {
  if (form.length < leastInitials || form.length > to - from + 1) return false
  for (let at = 0; at < form.length; at++) if (han.pinyin[from + at]?.[0] !== form[at]) return false
  return true
}

const stretchSounds = memoByObject((_: HanName) => new Map<number, Sounds>())

function soundsOfStretch(han: HanName, from: number, to: number): Sounds {
  const known = stretchSounds(han)
  const key = from * 64 + to
  let sounds = known.get(key)
  if (sounds === undefined) {
    sounds = keptSounds(soundsOfPinyin(han.pinyin.slice(from, to)))
    known.set(key, sounds)
  }
  return sounds
}
