import type { Fact, Listing, RecordRelationship, SourceRecord } from '@qingdan/database/record.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { countryStatement, plainName, plainRecord, plainSubTypes } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

/** An entry of the list: whose equipment or services, and which. */
export interface Entry {
  name: string
  aliases: string[]
  /** Empty where the form does not state it. */
  country: string
  /** Equipment of a kind, by any maker. */
  isCategory: boolean
  covered: string
  /** ISO. */
  includedOn: string
  updatedOn: string[]
  note: string
}

export function normalise(entries: Entry[], warnings: Warnings): Edition {
  const newest = entries
    .flatMap(({ includedOn, updatedOn }) => [includedOn, ...updatedOn])
    .sort()
    .at(-1)
  if (newest === undefined) throw new Rejected('The list is empty.')
  return { publishedOn: newest, records: toRecords(entries, warnings) }
}

async function* toRecords(entries: Entry[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const ids = new Map(entries.map(({ name }) => [name, derivedId(name)]))
  for (const entry of entries) {
    const { name, aliases, country, isCategory, covered } = entry
    const names = [plainName(name, 'primary'), ...aliases.map((alias) => plainName(alias, 'aka'))]
    const equipment = { code: '0104' as const, reason: 'Equipment of a kind, whoever made it' }
    yield plainRecord({
      publisherId: derivedId(name),
      type: '01',
      subTypes: plainSubTypes('01', names, isCategory ? [equipment] : []),
      names,
      countries: country === '' ? [] : [countryStatement('jurisdiction', country, warnings)],
      facts: toFacts(covered),
      listings: [toListing(entry)],
      relationships: parentsOf(name, covered, ids),
    })
  }
}

/** "… or any of its predecessors, successors, parents, subsidiaries, or affiliates" */
const extent =
  /\bany of its ((?:predecessors|successors|parents|subsidiaries|affiliates|assigns|assignees|,| |or|and)+)/

function toFacts(covered: string): Fact[] {
  const scope = extent.exec(covered)?.[1]?.replace(/[ ,]+$/, '')
  return [
    { key: 'covered-equipment', label: 'Covered equipment or services', value: covered },
    ...(scope === undefined
      ? []
      : [{ key: 'designation-scope', label: 'Designation extends to', value: `its ${scope}` }]),
  ]
}

function toListing({ includedOn, updatedOn, note }: Entry): Listing {
  return {
    list: 'FCC Covered List',
    programmes: ['Covered List'],
    measures: [],
    legalBases: ['Section 2 of the Secure and Trusted Communications Networks Act of 2019; 47 CFR 1.50002'],
    listedOn: includedOn,
    amendedOn: updatedOn,
    url: 'https://www.fcc.gov/supplychain/coveredlist',
    ...(note === '' ? {} : { note }),
  }
}

/** "Pacific Networks Corp and its wholly-owned subsidiary ComNet (USA) LLC" is kept with both. */
function parentsOf(name: string, covered: string, ids: Map<string, string>): RecordRelationship[] {
  const statement = covered.split(/ and its wholly-owned subsidiary /)
  if (statement.length !== 2 || !statement[1]?.startsWith(name)) return []
  const parent = [...ids].find(([other]) => other !== name && statement[0]?.endsWith(other.replace(/\.$/, '')))
  if (parent === undefined) return []
  return [
    {
      toPublisherId: parent[1],
      kind: 'subsidiary-of',
      label: 'Wholly-owned subsidiary of',
      isFormer: false,
      percent: 100,
      statement: covered,
    },
  ]
}
