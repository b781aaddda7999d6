import type { Word } from './words.ts'

const units = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
)
/** After these words a number is meant, even a small one: Plant number four. */
const numbered = new Set(
  'no number nr num nbr factory plant unit brigade battalion regiment bureau block phase school mine station fund section'.split(
    ' ',
  ),
)
const ordinal = /^(\d+)(?:st|nd|rd|th)$/

/** Numbers from twenty written out become digits (Brigade Forty-Four → brigade 44), 44th becomes 44. Smaller words stay, for they are names too, but where a number is announced (Plant number four → 4). */
export function readNumberWords(words: readonly Word[]): Word[] {
  const read: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    const ten = tens.get(word.form)
    const next = words[at + 1]
    const unit = next === undefined ? undefined : units.get(next.form)
    if (ten !== undefined && next !== undefined && unit !== undefined && unit > 0 && unit < 10) {
      read.push({ ...word, form: String(ten + unit), end: next.end })
      at++
    } else if (ten !== undefined) {
      read.push({ ...word, form: String(ten) })
    } else if (numbered.has(words[at - 1]?.form ?? '') && (units.get(word.form) ?? 0) > 0) {
      read.push({ ...word, form: String(units.get(word.form)) })
    } else {
      const digits = ordinal.exec(word.form)?.[1]
      read.push(digits === undefined ? word : { ...word, form: digits })
    }
  }
  return read
}

const roman = /^(?:i{1,3}|i?v|vi{1,3}|i?x|xi{1,3}|xi?v|xvi{0,3})$/

/** Digits, and in names of parties Roman numerals (single letters only at the end: Partners V). */
export function isNumeral(form: string, isPerson: boolean, isAtEnd: boolean): boolean {
  if (/^\d+$/.test(form)) return true
  if (isPerson || !roman.test(form)) return false
  return form.length > 1 || isAtEnd
}
