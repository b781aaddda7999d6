import { memoByObject } from '../../memo.ts'
import type { HanName } from '../../normalise/han-name.ts'
import type { PreparedName } from '../../normalise/prepare.ts'
import { companyForm } from '../plain-body.ts'

/** Two or three syllables are the sound of many names. */
const leastSyllables = 4

/**
 * Whether a Latin name is the whole Han name in pinyin, in order, whatever its words are: Nanjing Ligong Daxue, 南京理工大学. A place may have
 * its own spelling (Harbin), and the Latin name may leave out a legal form at the end.
 */
export function isWholePinyin(han: HanName, latin: PreparedName): boolean {
  const { characters, pinyin, segments } = han
  if (characters.length < leastSyllables) return false
  const first = latin.tokens[0]?.form ?? ''
  if (!first.startsWith(pinyin[0] ?? '') && segments[0]?.kind !== 'place') return false
  const letters = lettersOf(latin)
  const bare = withoutForms(han)
  return (bare >= leastSyllables && spells(han, letters, 0, 0, bare)) || spells(han, letters, 0, 0, characters.length)
}

const lettersOf = memoByObject(({ tokens }: PreparedName): string => tokens.map(({ form }) => form).join(''))

/** Characters before the legal forms at the end. */
const withoutForms = memoByObject(({ characters, segments }: HanName): number => {
  let bare = characters.length
  for (const { kind, from, to } of segments.toReversed()) {
    if (to === bare && kind === 'legal' && companyForm.test(characters.slice(from, to).join(''))) bare = from
  }
  return bare
})

/** Whether the letters from `offset` on spell the characters from `at` up to `end`. */
function spells(han: HanName, letters: string, at: number, offset: number, end: number): boolean {
  if (at === end) return offset === letters.length
  const place = han.segments.find(({ kind, from, to }) => kind === 'place' && from === at && to <= end)
  for (const wording of place?.term?.wordings ?? []) {
    const word = wording.join('')
    if (letters.startsWith(word, offset) && spells(han, letters, place?.to ?? end, offset + word.length, end))
      return true
  }
  const syllable = han.pinyin[at] ?? ''
  return (
    syllable !== '' &&
    letters.startsWith(syllable, offset) &&
    spells(han, letters, at + 1, offset + syllable.length, end)
  )
}
