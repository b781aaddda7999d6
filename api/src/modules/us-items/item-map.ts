import type { ControlEntry, ControlledItem } from '@qingdan/database/control-list.ts'
import type { ItemMap, ItemMapNode, NearItem } from '../../contract/us-items.ts'
import { textsOf } from './paragraphs.ts'

/** An entry as a tree of its paragraphs: the entry is level 1. */
export function toItemMap(entry: ControlEntry, references: NearItem[]): ItemMap {
  const names = new Map<string, number>()
  const children = entry.items.map((item) => toNode(entry.eccn, item, 2, names))
  return { name: entry.eccn, title: entry.heading, level: 1, children, references }
}

function toNode(eccn: string, item: ControlledItem, level: number, names: Map<string, number>): ItemMapNode {
  const name = uniqueName(`${eccn}.${item.designator}`, names)
  const children = item.items.map((child) => toNode(eccn, child, level + 1, names))
  return { name, title: item.text, level, children }
}

/** A designator that the publisher printed twice is numbered: a diagram knows its nodes by name. */
function uniqueName(name: string, names: Map<string, number>): string {
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  return count === 1 ? name : `${name} (${count})`
}

/** Codes that the related controls of an entry name, each once, in the order named. */
export function codesNamed({ eccn, relatedControls }: ControlEntry): string[] {
  const text = relatedControls.flatMap(textsOf).join(' ')
  return [...new Set(text.match(/\b\d[A-E]\d{3}\b/g) ?? [])].filter((code) => code !== eccn)
}
