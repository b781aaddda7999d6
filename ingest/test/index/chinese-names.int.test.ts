import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeNamesFile } from '../../src/chinese-names/store-names-file.ts'
import { ingestSource, refreshIndex, refreshStored } from '../../src/pipeline/run.ts'
import { firstOfacText, ofac } from '../support/editions.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
beforeEach(async () => {
  environment = await openTestEnvironment()
  await environment.give(ofac, '2025-11-01', firstOfacText)
  await ingestSource(environment, ofac)
  expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', changed: null })
})
afterEach(() => environment.close())

const ours = async (id: string) => {
  const document = await environment.find(id)
  return document?.names.flatMap(({ value, translation }) => (translation ? [[value, translation]] : []))
}
const events = () =>
  environment.db
    .selectFrom('ingest_events')
    .select(['kind', 'message'])
    .where('kind', 'in', ['chinese-names.read', 'chinese-names.unread'])
    .orderBy('id')
    .execute()

it('an index made with other tables of Chinese names is made again, once', async () => {
  await environment.db.updateTable('index_builds').set({ names_version: 'other' }).execute()
  expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', changed: null })
  expect(await refreshIndex(environment)).toEqual({ outcome: 'current' })
})

it('a name of this installation is in the index after the next look, and gone after it was removed', async () => {
  const names = [{ source_id: 'ofac-sdn', publisher_id: '15036', name: '某某公司', kind: 'press' as const }]
  await environment.db.insertInto('chinese_names').values(names).execute()
  expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', changed: 1 })
  expect(await ours('ofac-15036')).toContainEqual(['某某公司', 'press'])
  expect(await refreshIndex(environment)).toEqual({ outcome: 'current' })

  const now = new Date()
  await environment.db.updateTable('chinese_names').set({ removed_at: now, changed_at: now }).execute()
  expect(await refreshIndex(environment)).toMatchObject({ outcome: 'published', changed: 1 })
  expect(await ours('ofac-15036')).not.toContainEqual(['某某公司', 'press'])
})

it('the names of a file replace those read from it before; a wrong line or a lost file takes nothing with it', async () => {
  const file = join(environment.dataFolder, 'names.tsv')
  const write = (...lines: string[]) => writeFile(file, ['record\tname_zh\tkind\tsure', ...lines].join('\n'))
  const refresh = (chineseNamesFile?: string) => refreshStored({ ...environment, chineseNamesFile }, {})
  await write(
    'ofac-sdn/15036\t某某公司\tpress\t3',
    'ofac-sdn/15036\tLatin\tpress\t3',
    'ofac-sdn/4238\t甲乙丙丁\tliteral\t2',
  )
  expect(await refresh(file)).toMatchObject({ outcome: 'published', changed: 2 })
  expect(await refresh(file)).toEqual({ outcome: 'current' })
  expect(await events()).toEqual([
    {
      kind: 'chinese-names.read',
      message: '2 Chinese names from the file; lines not used: 1: line 3: "Latin" is no Chinese name',
    },
  ])

  await write('ofac-sdn/15036\t某某公司\tshort\t3', 'ofac-sdn/4238\t甲乙丙丁\tliteral\t2')
  expect(await refresh(file)).toMatchObject({ outcome: 'published', changed: 1 })
  expect(await ours('ofac-15036')).toContainEqual(['某某公司', 'short'])

  await rm(file)
  expect(await refresh(file)).toEqual({ outcome: 'current' })
  expect(await refresh(file)).toEqual({ outcome: 'current' })
  expect((await events()).map(({ kind }) => kind)).toEqual([
    'chinese-names.read',
    'chinese-names.read',
    'chinese-names.unread',
  ])

  await storeNamesFile(environment.db, undefined)
  expect(await refresh()).toMatchObject({ outcome: 'published', changed: 2 })
  expect(await ours('ofac-4238')).not.toContainEqual(['甲乙丙丁', 'literal'])
})
