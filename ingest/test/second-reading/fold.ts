/** Also the signs that are printed alone in the place of an accent. */
const stressMarks = /\u00B4|\u0060|[\u02B9-\u02CF]|\p{M}/gu
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** The words of a text, without case, accents and punctuation; each letter of an unspaced script is a word. */
export function wordsOf(text: string): string[] {
  return text
    .replace(stressMarks, '')
    .normalize('NFKC')
    .replace(unspaced, ' $& ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** A text without the letters that number its parts: "(a) Minister, (b) Deputy". */
export function withoutEnumerators(text: string): string {
  return text.replace(/(^|[\s,;(])\(?[a-z]\)(?=\s|$)/g, '$1 ')
}

/** A text without the words that announce names: "a.k.a., the following two aliases:", "Russian:". */
export function withoutAliasWords(text: string): string {
  return text
    .replace(
      /\(?including [a-z-]+ alias(?:es)?:?|\bthe follow(?:ing)? [a-z-]+ alias(?:es)?\b|\bthe following alias\b/gi,
      ' ',
    )
    .replace(
      /\b[afn]\.?\s?k\.?\s?a\b\.?|\b(?:also|formerly|previously)\s+(?:known|listed)\s+as\b|\b(?:and|or)\b|別称|所在地|及び/gi,
      ' ',
    )
    .replace(/\(?\b(?:Arabic|Belarus+ian|Chinese|Korean|Russian|Ukrainian)(?: name)?:/gi, ' ')
}

/** A text without case, accents, punctuation and the order of its words: lists differ in which name comes first. */
export function fold(text: string): string {
  return wordsOf(text).sort().join(' ')
}
