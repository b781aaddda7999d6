import { wordsOf } from './listed-party.ts'

/** BGN/PCGN 1947 without signs, the letters of Ukrainian and Belarusian by their own tables. */
const letters = new Map(
  `а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch
   ъ= ы=y ь= э=e ю=yu я=ya і=i ї=yi є=ye ґ=g ў=w`
    .split(/\s+/)
    .map((entry) => entry.split('=') as [string, string]),
)

const leastWord = 4
/** Legal forms are translated in either kind of name. */
const legal =
  /^(limited|liability|company|joint|stock|public|private|open|closed|corporation|enterprise|unitary|federal|state)$/
const mostDifferent = 0.3
const most = { translated: 0.4, transliterated: 0.75 }

/**
 * Whether a Latin name is a Cyrillic one in other letters or in other words, told by how many of its longer words are
 * transliterated; null in between.
 */
export function relationToCyrillic(latin: string, cyrillic: string): 'transliterated' | 'translated' | null {
  const spelled = wordsOf(cyrillic).map(inLatin)
  const longer = wordsOf(latin).filter((word) => word.length >= leastWord && !legal.test(word))
  if (longer.length < 2) return null
  const same = longer.filter((word) => spelled.some((other) => areAlike(word, other))).length / longer.length
  if (same >= most.transliterated) return 'transliterated'
  return same <= most.translated ? 'translated' : null
}

function inLatin(word: string): string {
  return [...word].map((letter) => letters.get(letter) ?? letter).join('')
}

function areAlike(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  if (Math.abs(one.length - other.length) > mostDifferent * longest) return false
  return distance(one, other) <= mostDifferent * longest
}

/** Levenshtein. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const replaced = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      now.push(Math.min(replaced, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1))
    }
    before = now
  }
  return before[other.length] ?? 0
}
