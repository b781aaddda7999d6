import { recordOf } from '@qingdan/database/record-of.ts'
import type { Repetition } from '@qingdan/database/source-traits.ts'
import { expect, test } from 'vitest'
import type { SourceRow } from '../dictionary/repository.ts'
import { absentListsOf, type CopyRows } from './copied-lists.ts'
import type { RecordRow } from './repository.ts'

const day = '2026-11-29'

function sourceOf(id: string, number: number, published_on: string | null, repeats: Repetition[] = []): SourceRow {
  const names = { short_name: id.toUpperCase(), short_name_cn: `清单 ${number}` }
  // What else a list has is of no interest here.
  return { id, source_number: number, ...names, published_on, traits: { repeats } } as unknown as SourceRow
}

const copy = sourceOf('us-csl', 4, '2026-07-31', [
  { list: 'Denied Persons List', sourceId: 'bis-denied-persons' },
  { list: 'Entity List', sourceId: 'bis-entity-list' },
])
const denied = sourceOf('bis-denied-persons', 6, '2026-04-14')
const entities = sourceOf('bis-entity-list', 5, null)

function rowOf(source_id: string, list: string, valid_to: string | null = null): RecordRow {
  const listings = [{ list, programmes: [], measures: [], legalBases: [], listedOn: null, amendedOn: [] }]
  const names = [{ value: 'SVEN OLOF HAKANSON', kind: 'primary', quality: 'strong', script: 'Latn' } as const]
  const record = recordOf({ publisherId: 'dpl-a8c489d3a960', type: '02', names, listings })
  const of = { subject_id: 'csl-dpl-a8c489d3a960', source_id, publisher_id: record.publisherId }
  return { ...of, record, valid_to, added_on: null, first_edition_on: null }
}

const absent = (records: RecordRow[], possiblySame: CopyRows['possiblySame'] = []) =>
  absentListsOf(copy, { records, sources: [copy, entities, denied], possiblySame }, day)

test('a copy names the list that it copies and that lacks the subject, with the day of its edition', () => {
  expect(absent([rowOf('us-csl', 'Denied Persons List')])).toEqual([
    { sourceId: 6, shortName: 'BIS-DENIED-PERSONS', shortNameCn: '清单 6', date: '2026-04-14' },
  ])
})

test('nothing is absent that the list itself has, or had before it took it off', () => {
  const copied = rowOf('us-csl', 'Denied Persons List')
  expect(absent([copied, rowOf('bis-denied-persons', 'Denied Persons List')])).toEqual([])
  expect(absent([copied, rowOf('bis-denied-persons', 'Denied Persons List', '2026-04-14')])).toEqual([])
})

test('nor what a subject that is possibly the same may have there, a copy that ended, or a list that is not loaded', () => {
  const copied = rowOf('us-csl', 'Denied Persons List')
  const listed = { sourceId: 6, shortName: '', shortNameCn: '', state: 'in force' as const, repeats: [] }
  expect(absent([copied], [{ lists: [listed] }])).toEqual([])
  expect(absent([rowOf('us-csl', 'Denied Persons List', '2026-08-01')])).toEqual([])
  expect(absent([rowOf('us-csl', 'Entity List')])).toEqual([])
})
