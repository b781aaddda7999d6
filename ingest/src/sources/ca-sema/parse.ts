import { readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import type { Warnings } from '../../warnings.ts'
import { root } from './schema.ts'

type Field = keyof (typeof root)['schema']['children']['record']['children']

/** One row of the list; '' where it says nothing. */
export type Entry = Readonly<Record<Field, string>>

const fields = Object.keys(root.schema.children.record.children) as Field[]

/** The whole list: its date is that of its newest entry. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const elements of readElements(content, root, warnings)) entries.push(...elements.map(toEntry))
  return entries
}

/** Values contain the line breaks of the printed page. */
function toEntry(element: XmlElement): Entry {
  const texts = new Map(element.children.map((child) => [child.name, child.text.replace(/\s+/g, ' ').trim()]))
  return Object.fromEntries(fields.map((field) => [field, texts.get(field) ?? ''])) as Entry
}
