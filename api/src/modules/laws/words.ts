import { foldHan } from '@qingdan/matching/scripts/han/han-fold.ts'

/** Words by which laws are searched: Latin words and numbers, and pairs of Chinese characters, which have no spaces between words. */

const wordForm = /\p{Script=Han}+|\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+/gu
const han = /^\p{Script=Han}+$/u
/** Latin words end where Chinese ones begin: "EAR清单". */
const pieces = /\p{Script=Han}+|[^\p{Script=Han}]+/gu

/** Words without a meaning of their own. */
const stopWords = new Set('a an and any are as at be by for from in is it of on or that the this to with'.split(' '))

interface Word {
  text: string
  start: number
}

function piecesOf(text: string): Word[] {
  return [...text.matchAll(wordForm)].flatMap(({ 0: found, index }) =>
    [...found.matchAll(pieces)].map(({ 0: piece, index: within }) => ({ text: piece, start: index + within })),
  )
}

/** A text with traditional characters simplified, each in its place, so that what is found in it is at the same offset in the text itself. */
export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => {
    const folded = foldHan(character)
    return folded.length === character.length ? folded : character
  })
}

function fold(word: string): string {
  // Most words, and the normalisation takes most of the time.
  if (/^[\x20-\x7e]*$/.test(word)) return word.toLowerCase()
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(0, -1).map((character, at) => `${character}${characters[at + 1] ?? ''}`)
}

/** Words of a text, as indexed. The last character of a Chinese run stands alone too, so that single ones are found. */
export function indexedWords(text: string): string[] {
  return piecesOf(simplified(text)).flatMap(({ text: piece }) =>
    han.test(piece) ? [...pairsOf(piece), [...piece].at(-1) ?? ''] : [fold(piece)],
  )
}

/** Words of a keyword, as searched. */
export function searchedWords(keyword: string): string[] {
  return piecesOf(simplified(keyword)).flatMap(({ text: piece }) => {
    if (!han.test(piece)) return [fold(piece)]
    return [...piece].length === 1 ? [piece] : pairsOf(piece)
  })
}

export const meaning = (word: string) => (stopWords.has(word) ? null : word)

export const isHan = (word: string) => han.test(word)

/** The Chinese parts of a keyword, simplified. */
export function hanRuns(keyword: string): string[] {
  return simplified(keyword).match(/\p{Script=Han}+/gu) ?? []
}

/** Where a text has the words that were found: UTF-16 offsets. Chinese parts that the text has whole are shown whole, otherwise their pairs. */
export function rangesIn(
  shown: string,
  terms: readonly string[],
  runs: readonly string[],
): { start: number; end: number }[] {
  const text = simplified(shown)
  const wanted = new Set(terms)
  const whole = runs.filter((run) => text.includes(run))
  const broken = runs.filter((run) => !text.includes(run)).flatMap(pairsOf)
  const ranges = [...new Set([...whole, ...broken.filter((pair) => wanted.has(pair))])].flatMap((part) => {
    const found: { start: number; end: number }[] = []
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
      found.push({ start: at, end: at + part.length })
    return found
  })
  for (const { text: piece, start } of piecesOf(text)) {
    if (!han.test(piece) && wanted.has(fold(piece))) ranges.push({ start, end: start + piece.length })
  }
  return joined(ranges)
}

function joined(ranges: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const result: { start: number; end: number }[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else result.push({ ...range })
  }
  return result
}
