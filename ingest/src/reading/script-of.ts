/** Scripts recognised by their letters, most frequent first. */
const scripts: readonly [code: string, pattern: RegExp][] = [
  ['Latn', /\p{Script=Latin}/gu],
  ['Cyrl', /\p{Script=Cyrillic}/gu],
  ['Arab', /\p{Script=Arabic}/gu],
  ['Hang', /\p{Script=Hangul}/gu],
  ['Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Hani', /\p{Script=Han}/gu],
  ['Grek', /\p{Script=Greek}/gu],
  ['Hebr', /\p{Script=Hebrew}/gu],
  ['Geor', /\p{Script=Georgian}/gu],
  ['Armn', /\p{Script=Armenian}/gu],
  ['Deva', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
]

/** ISO 15924 code of the script of most letters; Zyyy if there are none. Kana together with Han is Japanese. */
export function scriptOf(text: string): string {
  let best = 'Zyyy'
  let most = 0
  const counts = new Map<string, number>()
  for (const [code, pattern] of scripts) {
    const count = text.match(pattern)?.length ?? 0
    counts.set(code, count)
    if (count > most) {
      best = code
      most = count
    }
  }
  return best === 'Hani' && (counts.get('Jpan') ?? 0) > 0 ? 'Jpan' : best
}
