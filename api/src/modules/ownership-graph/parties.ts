import { isNameOnly, type Relation } from './relations.ts'
import type { PartyRow } from './repository.ts'

export type Names = (id: string) => { name: string; nameZh: string | null }

/** Names of subjects, and of parties known only by name. */
export function namesOf(relations: readonly Relation[], parties: ReadonlyMap<string, PartyRow>): Names {
  const byKey = new Map<string, string>()
  for (const { source, target, statements } of relations) {
    for (const id of [source, target]) if (isNameOnly(id)) byKey.set(id, statements[0]?.to_name ?? id)
  }
  return (id) => {
    const party = parties.get(id)
    return { name: party?.name ?? byKey.get(id) ?? id, nameZh: party?.name_zh ?? null }
  }
}
