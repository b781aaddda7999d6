import type { SourceRecord } from '@qingdan/database/record.ts'
import { expect, it } from 'vitest'
import { describeRealEditions, readEdition } from '../../../test/support/read-edition.ts'
import { plainName, plainRecord } from '../../reading/plain-record.ts'
import type { Source } from '../../source.ts'
import { bisEntityList } from '../../sources/bis-entity-list/source.ts'
import { euOfficialJournal } from '../../sources/eu-official-journal/source.ts'
import { usCsl } from '../../sources/us-csl/source.ts'
import { createWarnings } from '../../warnings.ts'
import { aliasCheck } from './foreign-aliases.ts'

const listing: SourceRecord['listings'][number] = {
  list: 'Entity List',
  programmes: [],
  measures: [],
  legalBases: [],
  listedOn: null,
  amendedOn: [],
}
const record = (name: string, ...aliases: string[]) =>
  plainRecord({
    publisherId: name,
    type: '01',
    names: [plainName(name, 'primary'), ...aliases.map((alias) => plainName(alias, 'aka'))],
    listings: [listing],
  })
const originals = [
  { sourceId: 'bis-entity-list', names: ['Piotech', 'Tuojing Technology'] },
  { sourceId: 'bis-entity-list', names: ['Shengwei Co., Ltd.', 'Shengwei'] },
]

function check(source: Source, ...parties: SourceRecord[]) {
  const warnings = createWarnings()
  const withOwnAliases = aliasCheck(source, originals, warnings)
  return { names: parties.map((one) => withOwnAliases(one).names.map(({ value }) => value)), warnings: warnings.list() }
}

it('an alias that the original has at another entry only is dropped and reported', () => {
  const { names, warnings } = check(
    usCsl,
    record('Shengwei Co., Limited', 'Shengwei', 'Tuojing Technology', 'Unknown There'),
    record('Piotech', 'Tuojing Technology'),
  )
  expect(names).toEqual([
    ['Shengwei Co., Limited', 'Shengwei', 'Unknown There'],
    ['Piotech', 'Tuojing Technology'],
  ])
  expect(warnings).toEqual([
    { code: 'alias-of-another', count: 1, examples: ['Shengwei Co., Limited: Tuojing Technology'] },
  ])
})

it('an entry that the original does not have keeps all, and so does one of a source that repeats no list whole', () => {
  expect(check(usCsl, record('Other', 'Tuojing Technology')).names).toEqual([['Other', 'Tuojing Technology']])
  const own = record('Shengwei', 'Tuojing Technology')
  expect(check(euOfficialJournal, own).names).toEqual([['Shengwei', 'Tuojing Technology']])
})

describeRealEditions((folder) => {
  it('the screening list of 2026-07-31 gives 13 aliases of the Entity List to other entries', async () => {
    const { records: listed } = await readEdition(bisEntityList, folder)
    const entries = listed.map(({ names }) => ({
      sourceId: 'bis-entity-list',
      names: names.map(({ value }) => value),
    }))
    const warnings = createWarnings()
    const withOwnAliases = aliasCheck(usCsl, entries, warnings)
    const { record: stated, records } = await readEdition(usCsl, folder)
    const copies = records.map(withOwnAliases)
    const namesOf = (id: string) =>
      copies.find(({ publisherId }) => publisherId === id)?.names.map(({ value }) => value)
    expect(stated('el-3d64f46a2cdc').names).toHaveLength(3)
    expect(namesOf('el-3d64f46a2cdc')).toEqual(['Shengwei Semiconductor Equipment (Shanghai) Co., Ltd.'])
    expect(namesOf('el-2601e311d2d3')).toEqual(['Shanghai Jingzhuo Information Technology Co., Ltd.'])
    expect(namesOf('el-8a8fbc6b3d25')).toEqual(['Changsha NetForward Electronic Technology Co. Ltd.'])
    expect(warnings.list()).toMatchObject([{ code: 'alias-of-another', count: 13 }])
  })
})
