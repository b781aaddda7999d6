import type { Fact, Listing, RecordRelationship, SourceRecord } from '@qingdan/database/record.ts'
import type { RegisterEntity, RegisterFile } from '../../formats/us-register/parse.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { countryStatement, plainName, plainRecord, plainSubTypes } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

/** An entry of the list: whose equipment or services, and which. */
interface Entry {
  entity: RegisterEntity
  /** Equipment of a kind, by any maker. */
  isCategory: boolean
  covered: string
  /** ISO; null where the entry was not changed. */
  updatedOn: string | null
  note: string
}

const category = /^Category listing \(not a named company\)\. /
const updated = /\s*\[(Entry updated .*?, most recently (.+?))\]$/

export function normalise(file: RegisterFile, warnings: Warnings): Edition {
  const entries = file.entities.map(toEntry)
  const days = entries.flatMap(({ entity, updatedOn }) => [entity.effectiveDate, ...(updatedOn ? [updatedOn] : [])])
  const newest = days.sort().at(-1)
  if (newest === undefined) throw new Rejected('The list is empty.')
  return { publishedOn: newest, records: toRecords(entries, warnings) }
}

function toEntry(entity: RegisterEntity): Entry {
  if (!isIsoDay(entity.effectiveDate)) {
    throw new Rejected(`The entry ${entity.name} has the date "${entity.effectiveDate}".`)
  }
  const [, note = '', day = ''] = updated.exec(entity.notes) ?? []
  return {
    entity,
    isCategory: category.test(entity.notes),
    covered: entity.notes.replace(category, '').replace(updated, ''),
    updatedOn: dayIn(day, 2025),
    note,
  }
}

async function* toRecords(entries: Entry[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const ids = new Map(entries.map(({ entity }) => [entity.name, derivedId(entity.name)]))
  for (const entry of entries) {
    const { entity, isCategory, covered } = entry
    const names = [plainName(entity.name, 'primary'), ...entity.aliases.map((alias) => plainName(alias, 'aka'))]
    const equipment = { code: '0104' as const, reason: 'Equipment of a kind, whoever made it' }
    yield plainRecord({
      publisherId: derivedId(entity.name),
      type: '01',
      subTypes: plainSubTypes('01', names, isCategory ? [equipment] : []),
      names,
      countries: entity.country === '' ? [] : [countryStatement('jurisdiction', entity.country, warnings)],
      facts: toFacts(covered),
      listings: [toListing(entry)],
      relationships: parentsOf(entity.name, covered, ids),
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

function toListing({ entity, updatedOn, note }: Entry): Listing {
  return {
    list: 'FCC Covered List',
    programmes: ['Covered List'],
    measures: [],
    legalBases: ['Section 2 of the Secure and Trusted Communications Networks Act of 2019; 47 CFR 1.50002'],
    listedOn: entity.effectiveDate,
    amendedOn: updatedOn === null ? [] : [updatedOn],
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
