import { afterAll, expect, it } from 'vitest'
import { sources } from '../../src/sources/registry.ts'
import { describeRealEditions, readEdition } from '../support/read-edition.ts'
import type { Comparison, Difference } from './compare.ts'
import { accepted, known } from './declared.ts'
import { secondReadings } from './readers/by-source.ts'
import { compareWithFiles } from './run-comparison.ts'

const shown = 12
const table: string[] = []

describeRealEditions((folder) => {
  afterAll(() => {
    const header = 'source · entries · fields compared · values compared · by design · known · unexplained'
    process.stdout.write(`${[header, ...table].join('\n')}\n`)
  })

  it.each(secondReadings.map((reading) => [reading.sources.join(', '), reading] as const))(
    '%s says what a second, independent reading of its files says',
    { timeout: 300_000 },
    async (name, reading) => {
      const own = sources.filter(({ id }) => reading.sources.includes(id))
      const editions = await Promise.all(own.map((source) => readEdition(source, folder)))
      const [first] = own
      if (first === undefined) throw new Error(`There is no source ${name}`)
      const records = editions.flatMap((edition) => edition.records)
      const comparison = await compareWithFiles(first, reading, records, folder)
      const differences = unexplained(reading.sources[0] ?? '', comparison)
      table.push(rowOf(name, reading.sources[0] ?? '', comparison, differences.length))
      expect(differences).toEqual([])
    },
  )
})

/** What differs in another number than declared, with examples. */
function unexplained(source: string, { differences }: Comparison): string[] {
  const declared = [...(accepted[source] ?? []), ...(known[source] ?? [])]
  const found = Map.groupBy(differences, ({ field, side }) => `${field} ${side}`)
  const kinds = new Set([...found.keys(), ...declared.map(({ field, side }) => `${field} ${side}`)])
  return [...kinds].flatMap((kind) => {
    const own = found.get(kind) ?? []
    const expected = declared
      .filter(({ field, side }) => `${field} ${side}` === kind)
      .reduce((sum, { count }) => sum + count, 0)
    return own.length === expected ? [] : [`${kind}: ${own.length}, declared ${expected}${examplesOf(own)}`]
  })
}

function examplesOf(differences: readonly Difference[]): string {
  return differences
    .slice(0, shown)
    .map(({ id, value }) => `\n  ${id}: ${value.slice(0, 120)}`)
    .join('')
}

function rowOf(name: string, source: string, { entries, fields, values }: Comparison, open: number): string {
  const [design, waiting] = [accepted, known].map((all) =>
    (all[source] ?? []).reduce((sum, { count }) => sum + count, 0),
  )
  return [name, entries, fields, values, design, waiting, open].join(' · ')
}
