/** Letters that run from right to left: brackets around them are stored in either order. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** A text without what only parted it from its neighbours in the publisher's file: separators and conjunctions at its ends, repeated white space. */
export function tidyText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s,;:]+(?:(?:and|or)[\s,;:]*)?$/g, '')
    .replace(/^(?:and|or|also)[\s,]+(?=[\p{Lu}\p{N}‘“'"])/u, '')
}

/** A name likewise, and without a bracket that has lost its counterpart; one that is only left open is closed. */
export function tidyName(text: string): string {
  const plain = tidyText(text)
  if (rightToLeft.test(plain)) return plain
  const surplus = (plain.match(/[(（]/g)?.length ?? 0) - (plain.match(/[)）]/g)?.length ?? 0)
  if (surplus === 1) return /[(（]$/.test(plain) ? tidyText(plain.slice(0, -1)) : `${plain})`
  if (surplus !== -1) return plain
  if (/^[)）]/.test(plain)) return tidyText(plain.slice(1))
  if (plain.includes('))')) return plain.replace('))', ')')
  return /[)）]$/.test(plain) ? tidyText(plain.slice(0, -1)) : plain
}

/** An address likewise; "" if it is only the heading of others ("Branch Office 7:"). */
export function tidyAddress(text: string): string {
  return /^[^,]*:\s*$/.test(text) ? '' : tidyText(text)
}
