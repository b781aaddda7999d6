import { foldName } from '../../fold-name.ts'
import type { Warnings } from '../../warnings.ts'
import type { EditionRow } from './parse.ts'

/** A row of the history, read. */
export interface Entry {
  name: string
  /** Short forms and other names. */
  aliases: string[]
  formerNames: string[]
  parent: string
  note: string
  from: string
  /** First day off the list, or empty. */
  until: string
  url: string
}

/**
 * One company printed in two ways, told by hand where no row says so: the older print and the newer. Everything else that differs
 * stays apart: that two prints look alike is not known to make them one company.
 */
const otherPrints: readonly [older: string, newer: string][] = [
  ['China SpaceSat Co.', 'China SpaceSat Co., Ltd.'],
  // The edition of 2026 says "formerly Chen Du Westone Information Industry Co., Ltd.".
  ['Cheng Du Westone Information Industry Co., Ltd.', 'Chen Du Westone Information Industry Co., Ltd.'],
]

/** `Name` repeats the clean name with its alias, a closing dot, or an asterisk: it is read for "formerly" alone. */
export function toEntry(row: EditionRow): Entry {
  const { name, short } = splitShortForm(row['Clean Name'])
  const aliases = [...splitNames(row['Alias']), ...short]
  const isFormer = (alias: string) => row['Name'].includes(`formerly ${alias}`)
  return {
    name,
    aliases: aliases.filter((alias) => !isFormer(alias)),
    formerNames: [...splitNames(row['Previous Name']), ...aliases.filter(isFormer)],
    parent: splitShortForm(row['Parent Name']).name,
    note: row['Note'],
    from: row['Start date'],
    until: row['End date'],
    url: row['Source Url'],
  }
}

/** "MGI Tech Co., Ltd. (MGI)"; what is no short form is part of the name: "… Group (Limited)". */
function splitShortForm(text: string): { name: string; short: string[] } {
  const match = /^(.+\S)\s*\((?!Limited\))([^()]+)\)\.?$/.exec(text)
  return match?.[1] === undefined || match[2] === undefined
    ? { name: text, short: [] }
    : { name: match[1], short: [match[2]] }
}

/** Divided by semicolons; by a comma only without a space behind it ("Knownsec,Beijing Kownsec"), for names have commas. */
function splitNames(text: string): string[] {
  return text
    .split(/;|,(?=\S)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/**
 * The rows of each company, oldest first: those of one name, and those whose short form, former or other name another row has too.
 * A company that would be twice in one edition, not by a former name, is two whose names met: it is reported.
 */
export function toCompanies(entries: readonly Entry[], warnings: Warnings): Entry[][] {
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
  for (const { name, aliases, formerNames } of entries) {
    for (const other of [...aliases, ...formerNames]) join(other, name)
  }
  const inOrder = entries.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  const companies = [...Map.groupBy(inOrder, ({ name }) => leaderOf(foldName(name))).values()]
  for (const own of companies) {
    const former = new Set(own.flatMap(({ formerNames }) => formerNames.map(foldName)))
    const named = own.filter(({ name }) => !former.has(foldName(name)))
    if (new Set(named.map(({ from }) => from)).size < named.length) {
      warnings.add('twice-in-an-edition', named.map(({ name }) => name).join(' | '))
    }
  }
  return companies
}
