import { type EditionEntry, splitShortForm } from '../../formats/curated-csv/group-editions.ts'
import type { EditionRow } from './parse.ts'

/** A row of the history, read. */
export interface Entry extends EditionEntry {
  /** Short forms and other names. */
  aliases: string[]
  parent: string
  note: string
  /** First day off the list, or empty. */
  until: string
  url: string
}

/**
 * One company printed in two ways, entered by hand if no row says so: the older print and the newer. Everything else that differs
 * stays separate: similar prints are not enough to make them one company.
 */
export const otherPrints: readonly [older: string, newer: string][] = [
  ['China SpaceSat Co.', 'China SpaceSat Co., Ltd.'],
  // The edition of 2026 says "formerly Chen Du Westone Information Industry Co., Ltd.".
  ['Cheng Du Westone Information Industry Co., Ltd.', 'Chen Du Westone Information Industry Co., Ltd.'],
]

/** `Name` repeats the clean name with its alias, a closing dot, or an asterisk: it is read for "formerly" alone. */
export function toEntry(row: EditionRow): Entry {
  const { name, short } = splitShortForm(row['Clean Name'])
  const aliases = [...splitNames(row['Alias']), ...short]
  const isFormer = (alias: string) => row['Name'].includes(`formerly ${alias}`)
  const formerNames = [...splitNames(row['Previous Name']), ...aliases.filter(isFormer)]
  return {
    name,
    identifyingNames: [...aliases, ...formerNames],
    aliases: aliases.filter((alias) => !isFormer(alias)),
    formerNames,
    parent: splitShortForm(row['Parent Name']).name,
    note: row['Note'],
    edition: row['Start date'],
    until: row['End date'],
    url: row['Source Url'],
  }
}

/** Separated by semicolons; by a comma only without a space after it ("Knownsec,Beijing Kownsec"), because names have commas. */
function splitNames(text: string): string[] {
  return text
    .split(/;|,(?=\S)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
