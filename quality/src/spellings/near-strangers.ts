import { exactNameKeys } from '@qingdan/matching/fold.ts'
import type { DocumentName } from '@qingdan/search-mappings/subject-document.ts'
import { type ListedParty, only, strongNames, wordsOf } from './listed-party.ts'

/** Commoner words tell nothing, and would make every party a neighbour of every other. */
const mostBearers = 400

/** Finds parties that are not the given one and share the rarest words with a name of it. */
export interface Neighbourhood {
  nearest: (party: ListedParty, name: string, count: number) => ListedParty[]
}

export function createNeighbourhood(parties: readonly ListedParty[]): Neighbourhood {
  const bearers = new Map<string, ListedParty[]>()
  for (const party of parties) {
    const words = new Set(strongNames(party).flatMap(({ value }) => sharedUnits(value)))
    for (const word of words) {
      const known = bearers.get(word)
      if (known === undefined) bearers.set(word, [party])
      else known.push(party)
    }
  }
  return {
    nearest: (party, name, count) => {
      const shared = new Map<ListedParty, number>()
      for (const word of new Set(sharedUnits(name))) {
        const found = bearers.get(word) ?? []
        if (found.length > mostBearers) continue
        for (const other of found) shared.set(other, (shared.get(other) ?? 0) + 1 / found.length)
      }
      const ordered = [...shared].sort(([one, by], [other, otherBy]) => otherBy - by || (one.id < other.id ? -1 : 1))
      const found: ListedParty[] = []
      for (const [other] of ordered) {
        if (found.length === count) break
        if (other !== party && !shareWholeName(party, other)) found.push(other)
      }
      return found
    },
  }
}

/** Words; of Han every two neighbouring characters. */
function sharedUnits(value: string): string[] {
  if (!only.han.test(value)) return wordsOf(value).filter((word) => word.length > 1)
  const characters = [...value]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

/** Two entries with one name may be one party that nobody has merged. */
function shareWholeName(one: ListedParty, other: ListedParty): boolean {
  const keysOf = (names: readonly DocumentName[]): string[] => names.flatMap(({ value }) => exactNameKeys(value, '02'))
  const keys = new Set(keysOf(one.names))
  return keysOf(other.names).some((key) => keys.has(key))
}
