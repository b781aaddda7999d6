import type { GroupName, ValueName } from './schema.ts'

/**
 * Common form of the three formats of the list. Values by the element names of the XML; '' and absent are the same.
 */
export type Fields = Readonly<Record<string, string>>

export interface UkDesignation {
  fields: Fields
  group(name: GroupName): readonly Fields[]
  values(name: ValueName): readonly string[]
  /** Each item once, in the order it first came: the publisher repeats them by their combinations. Empty ones are none. */
  addGroup(name: GroupName, item: Fields): void
  addValue(name: ValueName, item: string): void
}

export interface UkFile {
  /** ISO day. */
  publishedOn: string
  designations: AsyncIterable<UkDesignation[]>
}

export function emptyDesignation(fields: Fields): UkDesignation {
  const groups = new Map<GroupName, Fields[]>()
  const values = new Map<ValueName, string[]>()
  const seen = new Set<string>()
  const add = <K, T>(held: Map<K, T[]>, name: K, item: T): void => {
    const key = `${name}|${JSON.stringify(item)}`
    if (seen.has(key)) return
    seen.add(key)
    held.set(name, [...(held.get(name) ?? []), item])
  }
  return {
    fields,
    group: (name) => groups.get(name) ?? [],
    values: (name) => values.get(name) ?? [],
    addGroup(name, item) {
      if (Object.keys(item).length > 0) add(groups, name, item)
    },
    addValue(name, item) {
      if (item !== '') add(values, name, item)
    },
  }
}

/** One line, with ordinary spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
