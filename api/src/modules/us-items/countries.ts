import type { ChartFrame, ChartRow, CountryGroupRow } from '@qingdan/database/control-list.ts'
import { type ControlCountry, chartFlags } from '../../contract/us-items.ts'
import { countryOf } from '../dictionary/countries.ts'

/** A destination with the words by which it is found. */
export interface SearchableCountry {
  row: ControlCountry
  words: string[]
}

/** Destinations without a row of their own, and the row by which they are read: Hong Kong has been treated as China since 2020 (85 FR 83765). */
export const readAs: Readonly<Record<string, string>> = { HK: 'CN' }

/** The destinations of the chart, with the groups of each, in the order printed. */
export function toCountries(
  rows: readonly ChartRow[],
  { frame, asOf }: { frame: ChartFrame; asOf: string },
  groups: readonly CountryGroupRow[],
): SearchableCountry[] {
  const groupsOf = new Map(groups.map((row) => [row.countryCode ?? row.name, row]))
  return rows.map((row) => {
    const names = countryOf(row.countryCode)
    const inGroups = groupsOf.get(row.countryCode ?? row.name)
    const footnotes = frame.footnotes.filter(({ mark }) => row.footnotes.includes(mark))
    const remark = [...(row.referral === null ? [] : [row.referral]), ...footnotes.map(({ text }) => text)].join('\n')
    const others = Object.keys(readAs)
      .filter((code) => readAs[code] === row.countryCode)
      .map(countryOf)
    const country: ControlCountry = {
      ...names,
      name: row.name,
      remark: remark === '' ? null : remark,
      footnotes,
      isReferral: row.referral !== null,
      alsoFor: others.map(({ country, countryEn, countryCode }) => ({ country, countryEn, countryCode })),
      groups: inGroups?.groups ?? [],
      groupNotes: inGroups?.notes ?? [],
      asOf,
      ...flagsOf(row),
    }
    const named = [names, ...others].flatMap((each) => [each.country, each.countryEn, each.countryCode])
    return { row: country, words: [...named.flatMap((name) => name ?? []), row.name].map(foldName) }
  })
}

/** `CB 1` is `cb1`. */
function flagsOf({ columns }: ChartRow) {
  const marked = new Set(columns.map((column) => column.replace(' ', '').toLowerCase()))
  const flags = chartFlags.map((flag) => [flag, marked.has(flag) ? 1 : 0])
  return Object.fromEntries(flags) as Record<(typeof chartFlags)[number], 0 | 1>
}

/** Destinations of which a name contains the text, case and accents aside; all for an empty text. A code of two letters is compared whole. */
export function findCountries(countries: readonly SearchableCountry[], text: string): ControlCountry[] {
  const wanted = foldName(text)
  const contains = (word: string) =>
    word.length === 2 && /^[a-z]{2}$/.test(word) ? word === wanted : word.includes(wanted)
  return countries.filter(({ words }) => wanted === '' || words.some(contains)).map(({ row }) => row)
}

function foldName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
