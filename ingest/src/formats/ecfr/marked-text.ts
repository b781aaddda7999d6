/**
 * Text with the publisher's mark-up as characters of the private-use area: what is raised, lowered or emphasised is part of the sense of a regulation
 * ("10⁶", a run-in heading), and the reader of elements gives text only.
 */
const emphasised = ['\uE000', '\uE001'] as const
const raised = ['\uE002', '\uE003'] as const
const lowered = ['\uE004', '\uE005'] as const
const plain = ['', ''] as const
const lineBreak = '\uE006'

/** `<E T="51">` and 53 are superscripts, 52 and 54 subscripts; the other numbers are kinds of emphasis. */
function markE({ T = '' }: Readonly<Record<string, string>>): readonly [string, string] {
  if (T === '51' || T === '53') return raised
  return T === '52' || T === '54' ? lowered : emphasised
}

/** Mark-up of the eCFR inside of running text. */
export const inline = {
  B: emphasised,
  I: emphasised,
  strong: emphasised,
  E: markE,
  SU: raised,
  sup: raised,
  sub: lowered,
  FR: plain,
  FTREF: plain,
  br: [lineBreak, ''],
} as const

const raisedDigits: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'0123456789'].map((digit, at) => [digit, [...'⁰¹²³⁴⁵⁶⁷⁸⁹'][at] ?? digit])),
  '−': '⁻',
  '+': '⁺',
  n: 'ⁿ',
}
const loweredDigits: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789'].map((digit, at) => [digit, [...'₀₁₂₃₄₅₆₇₈₉'][at] ?? digit]),
)

function inCharacters(text: string, characters: Readonly<Record<string, string>>, mark: '^' | '_'): string {
  const found = [...text.trim()].map((character) => characters[character])
  return found.every((character) => character !== undefined) ? found.join('') : `${mark}(${text.trim()})`
}

/** The text for readers, on one line. */
export function plainText(marked: string): string {
  return (
    marked
      .replace(/[\uE000\uE001]/g, '')
      .replace(/[\s\uE006]+/g, ' ')
      // The publisher prints "10 <SU>6</SU>" and "cm <SU>2</SU>", and "<SU>6</SU>Li" for an isotope.
      .replace(/([\d\uE003]) \uE002/g, '$1\uE002')
      .replace(/([\p{L})\]”]) (\uE002[^\uE003]*\uE003)(?!\p{L})/gu, '$1$2')
      .replace(/\uE003\uE002/g, '')
      .replace(/\uE002([^\uE003]*)\uE003/g, (_, text: string) => inCharacters(text, raisedDigits, '^'))
      .replace(/\uE004([^\uE005]*)\uE005/g, (_, text: string) => inCharacters(text, loweredDigits, '_'))
      .trim()
  )
}

/** Lines of a table's cell, each as readers see it. */
export function plainLines(marked: string): string[] {
  return marked.split(lineBreak).map(plainText)
}

/** The emphasised words with which the text begins; null if it begins otherwise. */
export function leadOf(marked: string): string | null {
  const lead = /^\s*\uE000([^\uE001]*)\uE001/.exec(marked)?.[1]
  return lead === undefined ? null : plainText(lead)
}

/** Whether every word is emphasised: so print notes that are not marked up as such. */
export function isEmphasised(marked: string): boolean {
  const rest = marked
    .replace(/\uE000[^\uE001]*\uE001/g, '')
    .replace(/[\uE002\uE004][^\uE003\uE005]*[\uE003\uE005]/g, '')
  return /\uE000/.test(marked) && !/[\p{L}\d]/u.test(rest)
}

/** The text without what is raised, and the raised marks, which are those of footnotes. */
export function withoutRaised(marked: string): { text: string; raised: string[] } {
  const found = [...marked.matchAll(/\uE002([^\uE003]*)\uE003/g)].map((match) => plainText(match[1] ?? ''))
  return { text: plainText(marked.replace(/\uE002[^\uE003]*\uE003/g, '')), raised: found }
}
