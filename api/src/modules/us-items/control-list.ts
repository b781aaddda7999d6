import type { ControlEntry } from '@qingdan/database/control-list.ts'
import type { NearItem } from '../../contract/us-items.ts'
import { nearCodes } from './item-codes.ts'
import { codesNamed } from './item-map.ts'
import type { ItemSearch } from './item-search.ts'

/** The entries of the Commerce Control List, by code and by words. */
export interface ControlList {
  entries: readonly ControlEntry[]
  byCode: ReadonlyMap<string, ControlEntry>
  search: ItemSearch
}

export function toNear({ eccn, heading }: ControlEntry): NearItem {
  return { id: eccn, eccn, name: heading }
}

/** Entries with codes like a text that names none. */
export function nearItems({ byCode }: ControlList, text: string): NearItem[] {
  return nearCodes(text, [...byCode.keys()]).flatMap((code) => {
    const entry = byCode.get(code)
    return entry === undefined ? [] : [toNear(entry)]
  })
}

/** Other entries that the related controls of an entry name. */
export function referencesOf({ byCode }: ControlList, entry: ControlEntry): NearItem[] {
  return codesNamed(entry).flatMap((code) => {
    const other = byCode.get(code)
    return other === undefined ? [] : [toNear(other)]
  })
}
