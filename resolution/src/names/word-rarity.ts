import { partyWords } from '../tables/party-words.ts'
import { personWords } from '../tables/person-words.ts'

/** Assumed for a word that is in neither table. */
const unknownCount = 2

const persons = read(personWords.counts)
const parties = read(partyWords.counts)

/**
 * How rare a word is in the names of listed parties: the natural logarithm of parties per party that has it. About 9
 * for an unknown word, 2 for Mohammed.
 */
export function rarityOf(word: string, isPerson: boolean): number {
  const [counts, { subjects }] = isPerson ? [persons, personWords] : [parties, partyWords]
  return Math.log((subjects + 1) / ((counts.get(word) ?? unknownCount) + 0.5))
}

function read(lines: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines.trim().split('\n')) {
    const [count, ...words] = line.split(' ')
    for (const word of words) counts.set(word, Number(count))
  }
  return counts
}
