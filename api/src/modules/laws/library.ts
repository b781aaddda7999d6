import type { Db } from '@qingdan/database/connection.ts'
import type { LawVersion } from '@qingdan/database/law-text.ts'
import { createHeldValue } from '../../http/held-value.ts'
import type { HeldLaw } from './held-law.ts'
import { createLawSearch, type LawSearch } from './law-search.ts'
import { findLawSources, findLaws, findLawsKey, type LawSource, type StoredLaw } from './repository.ts'

export interface Library {
  /** Those that lists show: of a text that the publisher changes in place only the current one. */
  laws: readonly HeldLaw[]
  byId: ReadonlyMap<string, HeldLaw>
  search: LawSearch
}

/** Keeps all laws and their search until another edition is published: 5 MB of text. */
export function createLibrary(db: Db): () => Promise<Library> {
  async function read(): Promise<Library> {
    const [stored, sources] = await Promise.all([findLaws(db), findLawSources(db)])
    const all = toHeld(stored, sources)
    const replaced = new Set(all.filter(({ stored: { validTo } }) => validTo !== null).map(({ held: { id } }) => id))
    const laws = all.map((one) => one.held).filter(({ id }) => !replaced.has(id))
    return { laws, byId: new Map(all.map((one) => [one.held.id, one.held])), search: await createLawSearch(laws) }
  }

  return createHeldValue(() => findLawsKey(db), read)
}

function toHeld(stored: readonly StoredLaw[], sources: readonly LawSource[]): { held: HeldLaw; stored: StoredLaw }[] {
  const titles = new Set(stored.flatMap(({ law, sourceId }) => (sourceId === 'cn-laws' ? [law.title.zh] : [])))
  // The index of foreign laws repeats some of China's.
  const isRepeated = ({ law, sourceId }: StoredLaw) =>
    sourceId === 'foreign-laws' && law.countryCode === 'CN' && titles.has(law.title.zh)
  const all = stored
    .filter((one) => !isRepeated(one))
    .flatMap((one) => {
      const source = sources.find(({ id }) => id === one.sourceId)
      if (source === undefined) return []
      // A text that the publisher changes in place has one id, and its former versions that id with their day.
      const id = one.validTo === null ? one.law.id : `${one.law.id}.${one.validFrom}`
      const law: LawVersion = one.validTo === null ? one.law : { ...one.law, end: { how: 'replaced', on: one.validTo } }
      const asOf = one.validTo ?? source.confirmedOn
      return [{ held: { id, law, source, asOf, later: [], versions: [] } satisfies HeldLaw as HeldLaw, stored: one }]
    })
  const byWork = Map.groupBy(all, ({ held }) => held.law.work)
  for (const group of byWork.values()) {
    const oldestFirst = group
      .toSorted((a, b) => orderOf(a) - orderOf(b) || compare(dayOf(a), dayOf(b)))
      .map(({ held }) => held)
    for (const [at, held] of oldestFirst.entries()) {
      held.later = oldestFirst.slice(at + 1)
      held.versions = oldestFirst.toReversed()
    }
  }
  return all
}

const orderOf = ({ stored }: { stored: StoredLaw }) => (stored.validTo === null ? 1 : 0)
const dayOf = ({ stored, held }: { stored: StoredLaw; held: HeldLaw }) => held.law.publishedOn ?? stored.validFrom
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
