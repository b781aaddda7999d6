import type { Entry, Field, Values } from './entry.ts'
import { fold, withoutAliasWords, wordsOf } from './fold.ts'

/** All that a file and the records say of one party; null where one of them does not have it. */
export interface Linked {
  id: string
  file: Values | null
  record: Values | null
}

/**
 * Joins the entries of a file with the records made of it: by the publisher's number, otherwise by the first name, in
 * the same scope. What one record holds together, or the file prints under one name, is compared together.
 */
export function link(entries: readonly Entry[], records: readonly Entry[]): Linked[] {
  const groups = createGroups()
  const byFirst = new Map<string, Entry>()
  for (const record of records) {
    groups.add(record)
    const key = keyOf(record, record.values.name?.[0] ?? '')
    const namesake = byFirst.get(key)
    if (namesake) groups.join(namesake, record)
    byFirst.set(key, record)
  }
  const recordsOf = createFinder(records, byFirst)
  const published = new Map<string, Entry>()
  for (const entry of entries) {
    groups.add(entry)
    const own = entry.id ?? keyOf(entry, calledBy(entry).at(-1) ?? '')
    const same = published.get(own)
    if (same) groups.join(same, entry)
    published.set(own, entry)
    for (const record of recordsOf(entry)) groups.join(record, entry)
  }
  const fromFile = new Set(entries)
  return groups.all().map((members) => toLinked(members, fromFile))
}

function toLinked(members: readonly Entry[], fromFile: ReadonlySet<Entry>): Linked {
  const own = members.filter((member) => fromFile.has(member))
  const made = members.filter((member) => !fromFile.has(member))
  const [first] = own
  return {
    id: made[0]?.id ?? first?.id ?? (first ? (calledBy(first).at(-1) ?? '') : ''),
    file: own.length === 0 ? null : union(own),
    record: made.length === 0 ? null : union(made),
  }
}

/** The records of an entry: by its number, by what it may be called, by most of its words, by names inside its text. */
function createFinder(
  records: readonly Entry[],
  byFirst: ReadonlyMap<string, Entry>,
): (entry: Entry) => readonly Entry[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const byAny = new Map(
    records.toReversed().flatMap((record) => (record.values.name ?? []).map((name) => [keyOf(record, name), record])),
  )
  const closest = createClosest(records)
  return (entry) => {
    if (entry.id !== null) return [byId.get(entry.id)].filter((record) => record !== undefined)
    const keys = calledBy(entry).map((name) => keyOf(entry, name))
    const found = (by: ReadonlyMap<string, Entry>) => by.get(keys.find((key) => by.has(key)) ?? '')
    const named = found(byFirst) ?? found(byAny) ?? closest(entry, mostWords)
    const others = named && !entry.hasOthers ? [] : partiesIn(entry, byFirst, closest)
    return named ? [named, ...others] : others
  }
}

function calledBy({ called, values }: Entry): readonly string[] {
  return called ?? values.name?.slice(0, 1) ?? ['']
}

function keyOf({ scope = '', id }: Entry, name: string): string {
  // Where the publisher has numbers, a name joins nothing.
  return `${scope}|${fold(name) || (id ?? '')}`
}

const longestName = 12
const mostWords = 0.9
const someWords = 0.5

/** The records whose names stand in the text that several parties share; the closest if there are none. */
function partiesIn(
  entry: Entry,
  byFirst: ReadonlyMap<string, Entry>,
  closest: (entry: Entry, share: number) => Entry | undefined,
): Entry[] {
  const words = wordsOf(calledBy(entry).at(-1) ?? '')
  const found = words.flatMap((_, at) =>
    Array.from({ length: Math.max(0, Math.min(longestName, words.length - at - 1)) }, (_, length) =>
      byFirst.get(keyOf(entry, words.slice(at, at + length + 2).join(' '))),
    ),
  )
  const parties = found.filter((record) => record !== undefined)
  return parties.length > 0 ? parties : [closest(entry, someWords)].filter((record) => record !== undefined)
}

/** For a text that the product parts: the record whose names and addresses are most like it, with that share of its words. */
function createClosest(records: readonly Entry[]): (entry: Entry, share: number) => Entry | undefined {
  const words = new Map<string, Entry[]>()
  const sizes = new Map<Entry, number>()
  for (const record of records) {
    const own = new Set([...(record.values.name ?? []), ...(record.values.address ?? [])].flatMap(wordsOf))
    sizes.set(record, own.size)
    for (const word of own) {
      const key = `${record.scope}|${word}`
      const held = words.get(key)
      if (held) held.push(record)
      else words.set(key, [record])
    }
  }
  return (entry, share) => {
    const own = [...new Set(wordsOf(withoutAliasWords(calledBy(entry).at(-1) ?? '')))]
    const common = new Map<Entry, number>()
    for (const word of own) {
      for (const record of words.get(`${entry.scope}|${word}`) ?? []) common.set(record, (common.get(record) ?? 0) + 1)
    }
    const likeness = ([record, count]: [Entry, number]) => count / (own.length + (sizes.get(record) ?? 0) - count)
    const [best] = [...common]
      .filter(([, count]) => count >= share * own.length)
      .sort((a, b) => likeness(b) - likeness(a))
    return best?.[0]
  }
}

function createGroups() {
  const heads = new Map<Entry, Entry>()
  const headOf = (entry: Entry): Entry => {
    let head = entry
    for (let next = heads.get(head); next !== undefined && next !== head; next = heads.get(head)) head = next
    heads.set(entry, head)
    return head
  }
  return {
    add: (entry: Entry) => heads.set(entry, entry),
    join: (first: Entry, second: Entry) => heads.set(headOf(second), headOf(first)),
    all: () => [...Map.groupBy(heads.keys(), headOf).values()],
  }
}

function union(all: readonly Entry[]): Values {
  const merged: Partial<Record<Field, string[]>> = {}
  for (const { values } of all) {
    for (const [field, added] of Object.entries(values)) {
      const held = merged[field as Field]
      if (held) held.push(...added)
      else merged[field as Field] = [...added]
    }
  }
  return merged
}
