import { createHash } from 'node:crypto'
import { type LabelledPair, readPairs } from './read-sets.ts'

/** Tables and weights are made with `open` only; figures are reported of `closed`, whose rows nobody reads. */
export type Half = 'open' | 'closed'

/** How two publishers write one party, with near strangers; the pairs of a party are in one half. */
export function readCrossList(file: string): Record<Half, LabelledPair[]> {
  const pairs = withParties(readPairs(file))
  return {
    open: pairs.filter(({ party }) => halfOf(party) === 'open'),
    closed: pairs.filter(({ party }) => halfOf(party) === 'closed'),
  }
}

/** By the name of the party only, so that no other row and no order of rows moves a party to the other half. */
export function halfOf(party: string): Half {
  return (createHash('sha256').update(party).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'closed'
}

/** The set names no parties: names that matching pairs join are one party, called by its first name in code order. */
function withParties(pairs: readonly LabelledPair[]): LabelledPair[] {
  const names = new Map<string, Set<string>>()
  const partyOf = ({ schema }: LabelledPair, name: string): Set<string> => {
    const key = `${schema} ${name}`
    const party = names.get(key) ?? new Set([key])
    names.set(key, party)
    return party
  }
  for (const pair of pairs) {
    if (!pair.isMatch) continue
    const party = partyOf(pair, pair.name1)
    for (const name of partyOf(pair, pair.name2)) {
      party.add(name)
      names.set(name, party)
    }
  }
  return pairs.map((pair) => ({ ...pair, party: [...partyOf(pair, pair.name1)].sort()[0] ?? '' }))
}
