import type { ControlledItem, Passage } from '@qingdan/database/control-list.ts'
import type { Warnings } from '../../warnings.ts'
import { isAfter, isUnder, readDesignator } from './designators.ts'

/**
 * Makes a tree of paragraphs that are printed one after the other. Read from top to bottom it has the printed order, whatever the designators are: one
 * that does not ascend is reported and stays in its place, and where a level is not printed (`z.1.a` after `z`) the tree has none.
 */
export interface ItemTree {
  items: ControlledItem[]
  /** What comes before the first paragraph. */
  notes: Passage[]
  /** Adds a paragraph. False if it begins with no designator. */
  addItem(text: string): boolean
  addNote(passage: Passage): void
}

export function createItemTree(eccn: string, warnings: Warnings): ItemTree {
  const items: ControlledItem[] = []
  const notes: Passage[] = []
  /** The last paragraph and those above it, the outermost first. */
  let branch: ControlledItem[] = []

  return {
    items,
    notes,
    addItem(stated) {
      const read = readDesignator(stated)
      if (read === null) return false
      // 7A101 prints "1." for `a.1`: no list begins with a number.
      const above = /^\d+$/.test(read.designator) ? branch[0] : undefined
      const designator = above === undefined ? read.designator : `${above.designator}.${read.designator}`
      const item: ControlledItem = { designator, text: read.text, notes: [], items: [] }
      const depth = branch.findLastIndex((above) => isUnder(item.designator, above.designator)) + 1
      const neighbours = branch[depth - 1]?.items ?? items
      const before = neighbours.at(-1)
      if (before !== undefined && !isAfter(item.designator, before.designator)) {
        warnings.add('designator-out-of-order', `${eccn}.${item.designator}`)
      }
      neighbours.push(item)
      branch = [...branch.slice(0, depth), item]
      return true
    },
    addNote(passage) {
      const notesHere = branch.at(-1)?.notes ?? notes
      notesHere.push(passage)
    },
  }
}
