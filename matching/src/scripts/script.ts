/** Writing systems that the matcher distinguishes. `other` is compared letter for letter. */
export type ScriptName =
  | 'latin'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'armenian'
  | 'georgian'
  | 'indic'
  | 'ethiopic'
  | 'thai'
  | 'digit'
  | 'other'

const letter = /\p{L}/u
const digit = /\p{Nd}/u
/** No., ordinals and enclosed forms: NFKC turns them into digits or letters later. */
const otherNumber = /[\p{No}\p{Nl}]/u
const ranges: [from: number, to: number, script: ScriptName][] = [
  [0x0041, 0x024f, 'latin'],
  [0x0250, 0x02af, 'latin'],
  [0x0370, 0x03ff, 'greek'],
  [0x0400, 0x052f, 'cyrillic'],
  [0x0530, 0x058f, 'armenian'],
  [0x0590, 0x05ff, 'hebrew'],
  [0x0600, 0x077f, 'arabic'],
  [0x08a0, 0x08ff, 'arabic'],
  [0x0900, 0x0d7f, 'indic'],
  [0x0e00, 0x0e7f, 'thai'],
  [0x10a0, 0x10ff, 'georgian'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1200, 0x135a, 'ethiopic'],
  [0x1c90, 0x1cbf, 'georgian'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x2c60, 0x2c7f, 'latin'],
  [0x2e80, 0x2fdf, 'han'],
  [0x3005, 0x3007, 'han'],
  [0x3021, 0x3029, 'han'],
  [0x3040, 0x30ff, 'kana'],
  [0x3130, 0x318f, 'hangul'],
  [0x31f0, 0x31ff, 'kana'],
  [0x3400, 0x4dbf, 'han'],
  [0x4e00, 0x9fff, 'han'],
  [0xa720, 0xa7ff, 'latin'],
  [0xac00, 0xd7af, 'hangul'],
  [0xf900, 0xfaff, 'han'],
  [0xfb00, 0xfb06, 'latin'],
  [0xfb1d, 0xfb4f, 'hebrew'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfefc, 'arabic'],
  [0xff21, 0xff5a, 'latin'],
  [0xff65, 0xff9f, 'kana'],
  [0x20000, 0x3ffff, 'han'],
]

const known = new Map<number, ScriptName | null>()

/** The script of one code point; null for what separates names (spaces, punctuation, signs, controls). */
export function scriptOf(codePoint: number): ScriptName | null {
  let script = known.get(codePoint)
  if (script === undefined) {
    script = classify(codePoint)
    // Unicode has 150,000 assigned characters: the memo is bounded by that.
    known.set(codePoint, script)
  }
  return script
}

function classify(codePoint: number): ScriptName | null {
  const character = String.fromCodePoint(codePoint)
  if (digit.test(character) || otherNumber.test(character)) return inRange(codePoint) === 'han' ? 'han' : 'digit'
  // The iteration mark and ideographic zero are not letters by category, but occur in names.
  if (codePoint === 0x3005 || codePoint === 0x3007) return 'han'
  if (codePoint >= 0x2e80 && codePoint <= 0x2fdf) return 'han'
  if (!letter.test(character)) return null
  return inRange(codePoint) ?? 'other'
}

function inRange(codePoint: number): ScriptName | null {
  for (const [from, to, script] of ranges) {
    if (codePoint >= from && codePoint <= to) return script
  }
  return null
}
