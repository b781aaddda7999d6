import { expect, test } from 'vitest'
import type { SanctionMeta } from '../detail.ts'
import { listsInside } from './lists-inside.ts'

const entry = (listName: string, listedOn: string | null, state: SanctionMeta['state'] = 'in force') =>
  ({ listName, listNameCn: listName, listedOn, state, publisherId: '17022' }) as SanctionMeta

test('each list of the publisher has its own date and state', () => {
  const sanctionMetaList = [
    entry('SDN', '2025-10-22'),
    entry('SSI', '2014-07-16', 'ended'),
    entry('SSI', '2016-01-01', 'suspended'),
  ]
  expect(listsInside({ sanctionMetaList })).toEqual([
    { listName: 'SDN', listNameCn: 'SDN', listedOn: '2025-10-22', state: 'in force', publisherIds: ['17022'] },
    { listName: 'SSI', listNameCn: 'SSI', listedOn: '2016-01-01', state: 'suspended', publisherIds: ['17022'] },
  ])
})

test('unknown is stricter than suspended', () => {
  const sanctionMetaList = [entry('A', null, 'suspended'), entry('A', null, 'unknown')]
  expect(listsInside({ sanctionMetaList })[0]).toMatchObject({ listedOn: null, state: 'unknown' })
})
