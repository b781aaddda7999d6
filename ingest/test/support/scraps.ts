import type { SourceRecord } from '@qingdan/database/record.ts'

/** Letters that run from right to left: brackets around them are stored in either order. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const letters: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Arab: /\p{Script=Arabic}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Hang: /\p{Script=Hangul}/u,
}
/** An official name of a Russian institute has up to 300 letters. */
const longest = 320

const ofNames: readonly [string, (text: string) => boolean][] = [
  ['begins with a conjunction', (text) => /^(?:and|or|also|the following|including)\b/.test(text)],
  ['begins with punctuation', (text) => /^[\s,;:.)/–—•*-]/.test(text)],
  [
    'ends with punctuation or a conjunction',
    (text) => /(?:[,;:/(]|\s(?:and|or|a\.?k\.?a\.?|f\.?k\.?a\.?))$/.test(text),
  ],
  ['announces another name', (text) => /\b[afn]\.k\.a\b|\balias(?:es)?:|also known as|formerly|previously/i.test(text)],
  ['has a heading or a list', (text) => /:(?:\s|$)|;/.test(text)],
  [
    'has particulars',
    (text) => /\bborn (?:in|on|\d)|date of birth|\bD\.?O\.?B\b|\bpassport\b|\d{1,2}[./]\d{1,2}[./]\d{4}/i.test(text),
  ],
  ['says what the party is', (text) => /\((?:[\w\s]+ )?(?:individual|national|citizen)(?: in [\w\s]+)?\)/.test(text)],
  ['has a bracket without its counterpart', isUnbalanced],
  ['has white space to spare', (text) => /\s\s|^\s|\s$/.test(text)],
  ['has unreadable signs', (text) => /[\p{Cc}\p{Co}\ufffd]/u.test(text)],
  ['is too long', (text) => text.length > longest],
  ['is one letter', (text) => /^\p{Lu}$/u.test(text)],
]

const ofAddresses: readonly [string, (text: string) => boolean][] = [
  ['begins with a conjunction', (text) => /^(?:and|or|including)\b/.test(text)],
  ['begins with punctuation', (text) => /^[\s,;:.)–—]/.test(text)],
  ['ends with punctuation or a conjunction', (text) => /(?:[,;:(]|\s(?:and|or))$/.test(text)],
  ['announces another name', (text) => /\b[af]\.k\.a\b|^aka\b/i.test(text)],
]

function isUnbalanced(text: string): boolean {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0
  return !rightToLeft.test(text) && count(/[(（]/g) !== count(/[)）]/g)
}

export interface Scrap {
  text: string
  reason: string
}

/** Names and addresses of a record that hold more or less than a name or an address, as a reader leaves them that parts a text wrongly. */
export function scrapsOf({ names, addresses }: Pick<SourceRecord, 'names' | 'addresses'>): Scrap[] {
  const find = (texts: string[], rules: typeof ofNames) =>
    texts.flatMap((text) => rules.flatMap(([reason, isScrap]) => (isScrap(text) ? [{ text, reason }] : [])))
  const [first, ...others] = names
  const unnamed =
    first?.kind === 'primary' || others.every(({ kind }) => kind !== 'primary')
      ? []
      : [{ text: first?.value ?? '', reason: 'is before the primary name' }]
  const misread = names.filter(({ value, script }) => /\p{L}/u.test(value) && letters[script]?.test(value) === false)
  return [
    ...unnamed,
    ...misread.map(({ value, script }) => ({ text: value, reason: `has no letter of its script, ${script}` })),
    ...find(
      names.map(({ value }) => value),
      ofNames,
    ),
    ...find(
      addresses.map(({ text }) => text),
      ofAddresses,
    ),
  ]
}
