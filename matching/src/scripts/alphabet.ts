/** A transliteration table read from pairs `letter=latin`, separated by spaces; an empty right side drops the letter. */
export function alphabet(pairs: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const pair of pairs.split(/\s+/)) {
    const at = pair.indexOf('=')
    if (at > 0) table.set(pair.slice(0, at), pair.slice(at + 1))
  }
  return table
}

/** Letter by letter, the longest key (at most two characters) first; digits stay, unknown signs fall away. */
export function transliterate(text: string, table: ReadonlyMap<string, string>): string {
  const characters = [...text]
  let latin = ''
  for (let at = 0; at < characters.length; at++) {
    const one = characters[at] ?? ''
    const two = one + (characters[at + 1] ?? '')
    const pair = characters.length > at + 1 ? table.get(two) : undefined
    if (pair !== undefined) {
      latin += pair
      at++
    } else {
      latin += table.get(one) ?? (/[a-z0-9]/.test(one) ? one : '')
    }
  }
  return latin
}
