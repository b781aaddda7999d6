import type { DocumentName } from '@qingdan/search-mappings/subject-document.ts'
import { type ListedParty, namesIn, only, wordsOf } from './listed-party.ts'

const number = /^(\d{1,4}(st|nd|rd|th)?|[ivx]{2,5})$/
const leastWords = 2

/** Two parties whose names are the same but for a number: Fund II, Fund IX; Plant 12, Plant 14. */
export function numberSisters(parties: readonly ListedParty[]): { name: string; sister: DocumentName }[] {
  const bySkeleton = new Map<string, { party: ListedParty; name: DocumentName; number: string }[]>()
  for (const party of parties) {
    if (party.type !== '01') continue
    for (const name of namesIn(party, only.latin)) {
      const words = wordsOf(name.value)
      const numbers = words.filter((word) => number.test(word))
      if (numbers.length !== 1 || words.length <= leastWords) continue
      const skeleton = words.map((word) => (number.test(word) ? '#' : word)).join(' ')
      bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), { party, name, number: numbers[0] ?? '' }])
    }
  }
  return [...bySkeleton.values()].flatMap((family) => {
    const [first] = family
    const other = family.find(({ party, number: its }) => party !== first?.party && its !== first?.number)
    if (first === undefined || other === undefined) return []
    return [{ name: first.name.value, sister: other.name }]
  })
}
