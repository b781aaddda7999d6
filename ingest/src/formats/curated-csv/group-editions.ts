import { foldName } from '../../reading/fold-name.ts'
import type { Warnings } from '../../warnings.ts'

/** A party in one edition of a list. */
export interface EditionEntry {
  name: string
  /**
   * Names by which another entry is recognised as the same party: former, other and short names, if they are reliable
   * on this list.
   */
  identifyingNames: readonly string[]
  /** The former names among them: one edition may have the party under both names. */
  formerNames: readonly string[]
  /** Day or year, in a sortable form. */
  edition: string
}

/**
 * Groups the entries of each party, oldest first: by equal name, by an identifying name, or by a pair entered by
 * hand. If a party would be twice in one edition, other than by a former name, two parties share a name: this is
 * reported.
 */
export function groupEditions<Entry extends EditionEntry>(
  entries: readonly Entry[],
  otherPrints: readonly (readonly [older: string, newer: string])[],
  warnings: Warnings,
): Entry[][] {
  const leaders = new Map<string, string>()
  const leaderOf = (name: string): string => {
    const next = leaders.get(name)
    return next === undefined ? name : leaderOf(next)
  }
  const join = (name: string, other: string) => {
    const [one, two] = [leaderOf(foldName(name)), leaderOf(foldName(other))]
    if (one !== two) leaders.set(one, two)
  }
  for (const [older, newer] of otherPrints) join(older, newer)
  for (const { name, identifyingNames } of entries) for (const other of identifyingNames) join(other, name)
  const inOrder = entries.toSorted((a, b) => (a.edition < b.edition ? -1 : a.edition > b.edition ? 1 : 0))
  const groups = [...Map.groupBy(inOrder, ({ name }) => leaderOf(foldName(name))).values()]
  for (const own of groups) {
    const former = new Set(own.flatMap(({ formerNames }) => formerNames.map(foldName)))
    const named = own.filter(({ name }) => !former.has(foldName(name)))
    if (new Set(named.map(({ edition }) => edition)).size < named.length) {
      warnings.add('twice-in-an-edition', named.map(({ name }) => name).join(' | '))
    }
  }
  return groups
}

/** Reads the short form from "MGI Tech Co., Ltd. (MGI)"; other brackets are part of the name: "… Group (Limited)". */
export function splitShortForm(text: string): { name: string; short: string[] } {
  const match = /^(.+\S)\s*\((?!Limited\))([^()]+)\)\.?$/.exec(text)
  return match?.[1] === undefined || match[2] === undefined
    ? { name: text, short: [] }
    : { name: match[1], short: [match[2]] }
}
