import type { SanctionInfo, SanctionMeta } from '../detail.ts'

/** A list of the publisher inside a source, with the subject's entries on it. */
export interface ListInside {
  listName: string
  listNameCn: string
  /** First day of the entries that still stand, otherwise of all, ISO; null if undated. */
  listedOn: string | null
  state: SanctionMeta['state']
  /** The publisher's own numbers of the entries; [] if it gives none. */
  publisherIds: string[]
}

/** The lists of a source that the subject is on, in the order of its entries. */
export function listsInside({ sanctionMetaList }: Pick<SanctionInfo, 'sanctionMetaList'>): ListInside[] {
  return [...Map.groupBy(sanctionMetaList, ({ listName }) => listName)].map(([listName, entries]) => {
    const standing = entries.filter(({ state }) => !hasEnded(state))
    const dates = (standing.length > 0 ? standing : entries).flatMap(({ listedOn }) => listedOn ?? [])
    return {
      listName,
      listNameCn: entries[0]?.listNameCn ?? listName,
      listedOn: dates.toSorted()[0] ?? null,
      state: strictestState(entries),
      publisherIds: [...new Set(entries.flatMap(({ publisherId }) => publisherId ?? []))],
    }
  })
}

/** Whether an entry or a list has ended: its term is over, or it was taken off. */
export function hasEnded(state: SanctionMeta['state']): state is 'ended' | 'expired' {
  return state === 'ended' || state === 'expired'
}

/** State of a list with several entries; expired if nobody took one of them off. */
export function strictestState(entries: readonly Pick<SanctionMeta, 'state'>[]): SanctionMeta['state'] {
  const states = new Set(entries.map(({ state }) => state))
  const order = ['in force', 'unknown', 'suspended', 'not yet in force'] as const
  return (
    order.find((state) => states.has(state)) ?? (states.has('expired') && !states.has('ended') ? 'expired' : 'ended')
  )
}
