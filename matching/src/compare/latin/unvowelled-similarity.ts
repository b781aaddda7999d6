import { skeletonOfToken, soundOf, type Token } from '../../normalise/token.ts'
import { words } from '../../tables/words.ts'
import type { EditDistance } from './edit-distance.ts'
import { relations, type Similarity, similarityBySkeleton } from './similarity.ts'

/** Arabic has no letters for p, v and the g of go; Hebrew has one for p and f, and one for b and v. */
const oneLetter: ReadonlySet<string> = new Set(words('bp pb fv vf fp pf bv vb gJ Jg gk kg'))
const ofOtherConsonants = 0.2
/** Of the edits of equal consonants, if the vowels that are written agree too. */
const shareWithVowels = 0.5

/** Two words of which one is from a script that writes long vowels only: compared by consonants, and by those vowels. */
export function similarityUnvowelled(one: Token, other: Token, editDistance: EditDistance): Similarity {
  const [skeleton, against] = [skeletonOfToken(one), skeletonOfToken(other)]
  const areAlike = skeleton !== against && areOneWriting(skeleton, against)
  const found = similarityBySkeleton(skeleton, areAlike ? skeleton : against, editDistance)
  if (found.relation === relations.none) return found
  const share = haveSameLongVowels(soundOf(one), soundOf(other)) ? shareWithVowels : 1
  return { ...found, edits: found.edits * share + (areAlike ? ofOtherConsonants : 0) }
}

function areOneWriting(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) {
    const [consonant = '', against = ''] = [one[at], other[at]]
    if (consonant !== against && !oneLetter.has(consonant + against)) return false
  }
  return true
}

const consonants = /[^aiu]+/

/** One word writes some of the vowels of the other, each between the same consonants, and no other vowels. */
function haveSameLongVowels(one: string, other: string): boolean {
  const [vowels, against] = [one.split(consonants), other.split(consonants)]
  if (vowels.length !== against.length) return false
  const isWithin = (parts: readonly string[], all: readonly string[]): boolean =>
    parts.some((part) => part !== '') && parts.every((part, at) => part === '' || part === all[at])
  return isWithin(vowels, against) || isWithin(against, vowels)
}
