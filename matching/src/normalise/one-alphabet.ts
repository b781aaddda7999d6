/** Latin letters and the Cyrillic ones that look the same, in pairs. */
const alike = 'aаcсeеoоpрxхyуiіAАBВCСEЕHНKКMМOОPРTТXХYУIІ'

const toCyrillic = new Map<string, string>()
const toLatin = new Map<string, string>()
for (let at = 0; at < alike.length; at += 2) {
  toCyrillic.set(alike[at] as string, alike[at + 1] as string)
  toLatin.set(alike[at + 1] as string, alike[at] as string)
}

const hasCyrillic = /[\u0400-\u04ff]/
const hasLatin = /[A-Za-z]/
const words = /[A-Za-z\u0400-\u04ff]+/g

/**
 * Words that are typed with letters of the other alphabet that look the same, in one alphabet: Oбщество with a Latin O, Ivаnov
 * with a Cyrillic а, and the lone C of Общество C Ограниченной. Words of two alphabets (ГАЗprom) stay. Every letter keeps its
 * place.
 */
export function inOneAlphabet(text: string): string {
  if (!hasCyrillic.test(text) || !hasLatin.test(text)) return text
  const isCyrillicText = !(text.match(words) ?? []).some((word) => word.length > 1 && !hasCyrillic.test(word))
  return text.replace(words, (word) => {
    const latin = hasLatin.test(word)
    if (latin && word.length === 1) return isCyrillicText ? replaced(word, toCyrillic) : word
    return latin && hasCyrillic.test(word) ? inAlphabetOf(word) : word
  })
}

/** By the letters that only one alphabet has. */
function inAlphabetOf(word: string): string {
  const letters = [...word]
  const isCyrillic = letters.some((letter) => hasCyrillic.test(letter) && !toLatin.has(letter))
  const isLatin = letters.some((letter) => hasLatin.test(letter) && !toCyrillic.has(letter))
  if (isCyrillic && isLatin) return word
  return replaced(word, isLatin ? toLatin : toCyrillic)
}

function replaced(word: string, table: ReadonlyMap<string, string>): string {
  return [...word].map((letter) => table.get(letter) ?? letter).join('')
}
