/** Digits of the hash that are printed as the code, 64 bits (docs/decisions/0053-code-of-a-document.md). */
const codeDigits = 16

/** The code of a document, to be typed by hand: the beginning of its hash in groups of four. */
export function codeOf(hash: string): string {
  const digits = hash.slice(0, codeDigits).toUpperCase()
  return digits.match(/.{4}/g)?.join('-') ?? digits
}

/** The code or hash in a text that somebody typed or pasted, such as a whole address: 16 or 64 lower-case hexadecimal digits; null without one. */
export function hashIn(text: string): string | null {
  const last = text.normalize('NFKC').trim().replace(/\/+$/, '').split('/').at(-1) ?? ''
  const digits = last.replace(/[\s\p{Pd}]/gu, '').toLowerCase()
  return /^(?:[0-9a-f]{16}|[0-9a-f]{64})$/.test(digits) ? digits : null
}
