import { z } from 'zod'
import { englishCountry } from '../../reading/countries.ts'
import { readJson } from '../../reading/document-text.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { CslRow } from './csl-row.ts'

const index = z.number().int().nonnegative().optional()
const tables = z.object({
  sources: z.array(z.string()),
  licenceRequirements: z.array(z.string()),
  licencePolicies: z.array(z.string()),
  programmes: z.array(z.string()),
  urls: z.array(z.string()),
})
const entry = z.strictObject({
  n: z.string(),
  a: z.array(z.string()).optional(),
  s: z.number().int(),
  t: z.string().optional(),
  c: z.array(z.string()).optional(),
  e: z.string().optional(),
  lr: index,
  lp: index,
  pg: index,
  fr: z.string().optional(),
  u: index,
})
const document = z.object({
  sourceGeneratedAt: z.string(),
  entryCount: z.number(),
  // Each list's legal effect in the converter's words (listAuthority), its counts and keys are the file's own and not read.
  tables,
  entries: z.array(entry),
})

const noVessel = { callSign: '', type: '', tonnage: '', grossTonnage: '', flag: '', owner: '' }

/** The reduced mirror of consolidated.json: names, lists and legal effect, without addresses, dates and numbers. */
export async function parseReduced(
  content: AsyncIterable<Uint8Array>,
): Promise<{ publishedOn: string; rows: CslRow[] }> {
  const read = document.safeParse(await readJson(content))
  if (!read.success) throw new Rejected('The file is not the reduced screening list.', { cause: read.error })
  const { sourceGeneratedAt, entryCount, entries, tables: code } = read.data
  const publishedOn = sourceGeneratedAt.slice(0, 10)
  if (!isIsoDay(publishedOn)) throw new Rejected('The file does not say when it was generated.')
  if (entries.length !== entryCount) {
    throw new Rejected(`The file says it has ${entryCount} entries and has ${entries.length}.`)
  }
  const lookUp = (table: readonly string[], at: number | undefined): string => {
    const value = at === undefined ? '' : table[at]
    if (value === undefined) throw new Rejected(`An entry refers to row ${at} of a table that is shorter.`)
    return value
  }
  const rows = entries.map(
    (party): CslRow => ({
      source: lookUp(code.sources, party.s),
      entityNumber: party.e ?? '',
      type: party.t ?? '',
      programmes: lookUp(code.programmes, party.pg)
        .split('; ')
        .filter((programme) => programme !== ''),
      name: party.n.replace(/\s+/g, ' ').trim(),
      aliases: (party.a ?? []).map((alias) => alias.trim().replace(/^and /, '')),
      titles: [],
      // Of the addresses this file has only the countries.
      addresses: (party.c ?? []).map((country) => ({ text: englishCountry(country), country })),
      citations: party.fr ?? '',
      startDate: '',
      endDate: '',
      standardOrder: '',
      licenceRequirement: lookUp(code.licenceRequirements, party.lr),
      licencePolicy: lookUp(code.licencePolicies, party.lp),
      vessel: noVessel,
      remarks: '',
      url: lookUp(code.urls, party.u),
      citizenships: [],
      nationalities: [],
      birthDates: [],
      birthPlaces: [],
      statements: [],
    }),
  )
  return { publishedOn, rows }
}
