import { textOfFile } from '../csv.ts'
import type { Entry, PublishedFile } from '../entry.ts'
import { citationsIn } from '../record-values.ts'

interface Reduced {
  tables: Readonly<Record<'sources' | 'licenceRequirements' | 'licencePolicies' | 'programmes' | 'urls', string[]>>
  entries: {
    n: string
    a?: string[]
    s: number
    t?: string
    c?: string[]
    e?: string
    lr?: number
    lp?: number
    pg?: number
    fr?: string
    u?: number
  }[]
}

const types: Readonly<Record<string, string>> = { Entity: '01', Individual: '02', Vessel: '03', Aircraft: '04' }

/** The reduced Consolidated Screening List: short keys, and code lists under `tables`. */
export async function* readCslReduced(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    const { tables, entries }: Reduced = JSON.parse(await textOfFile(file))
    const tabled = (table: keyof Reduced['tables'], at: number | undefined) =>
      at === undefined ? '' : (tables[table][at] ?? '')
    for (const entry of entries) {
      const source = tabled('sources', entry.s)
      const code = /\(([A-Z]+)\b/.exec(source)?.[1]?.toLowerCase() ?? source
      yield {
        id: entry.e ? `ofac-${entry.e}` : null,
        scope: code,
        values: {
          ...(entry.t ? { type: [types[entry.t] ?? entry.t] } : {}),
          name: [entry.n, ...(entry.a ?? [])],
          programme: tabled('programmes', entry.pg).split(/;\s*/),
          citation: citationsIn(entry.fr ?? ''),
          text: [
            tabled('licenceRequirements', entry.lr),
            tabled('licencePolicies', entry.lp),
            tabled('urls', entry.u),
            ...(entry.c ?? []),
          ],
        },
      }
    }
  }
}
