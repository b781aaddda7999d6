import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshStored } from '../../src/pipeline/run.ts'
import {
  afterMoveText,
  beforeMoveText,
  firstOfacText,
  ofac,
  onTwoListsText,
  secondOfacText,
} from '../support/editions.ts'
import { runSource } from '../support/run-source.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openTestEnvironment()
})
afterAll(() => environment.close())

const bulletins = () =>
  environment.db
    .selectFrom('bulletins')
    .select(['id', 'key', 'data_type', 'posted_on', 'content'])
    .orderBy('posted_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
const entitiesOf = (id: number) =>
  environment.db
    .selectFrom('bulletin_entities')
    .select(['publisher_id', 'data_status', 'content'])
    .where('bulletin_id', '=', id)
    .orderBy('position')
    .execute()

describe('bulletins of a list', () => {
  it('show the newest listings by their own dates, if the first edition has no changes', async () => {
    await environment.give(ofac, '2025-11-01', firstOfacText)
    await runSource(environment, ofac)
    const found = await bulletins()
    expect(found.length).toBeGreaterThan(0)
    for (const { key, posted_on, content } of found) {
      expect(key).toBe(`listed:${posted_on}`)
      expect(posted_on > '2025-05-05' && posted_on <= '2025-11-01').toBe(true)
      expect(Object.keys(content.counts)).toEqual(['1'])
    }
  })

  it('show what a later edition added, removed and changed, in this order', async () => {
    await environment.give(ofac, '2025-11-10', secondOfacText)
    await runSource(environment, ofac)
    const [newest] = await bulletins()
    expect(newest).toMatchObject({
      data_type: '1',
      posted_on: '2025-11-10',
      content: { counts: { 0: 1, 1: 1, 2: 1 } },
    })
    expect(await entitiesOf(newest?.id ?? 0)).toMatchObject([
      {
        publisher_id: '60001',
        data_status: 1,
        content: { name: { en: 'Example Trading (Dalian) Co., Ltd.', zh: '示例贸易（大连）有限公司' }, type: '01' },
      },
      { publisher_id: '4238', data_status: 0, content: { name: { en: 'MAR AZUL' }, type: '03' } },
      { publisher_id: '26236', data_status: 2, content: { type: '02', countryCode: null } },
    ])
  })

  it('are not written again by a run without changes', async () => {
    const before = await bulletins()
    await runSource(environment, ofac)
    expect(await bulletins()).toEqual(before)
  })
})

describe('bulletins of a source with several lists', () => {
  let other: TestEnvironment
  beforeAll(async () => {
    other = await openTestEnvironment()
  })
  afterAll(() => other.close())
  const aboutParty = () =>
    other.db
      .selectFrom('bulletins')
      .innerJoin('bulletin_entities', 'bulletin_entities.bulletin_id', 'bulletins.id')
      .select(['key', 'data_status', 'bulletin_entities.content'])
      .where('publisher_id', '=', '60001')
      .orderBy('posted_on')
      .orderBy('position')
      .execute()
  const shown = async () =>
    (await aboutParty()).map(({ key, data_status, content }) => [key, data_status, content.lists])
  const sdn = ['SDN List']
  const ssi = ['Sectoral Sanctions Identifications List']

  it('have a party on the day of each list that took it on', async () => {
    await other.give(ofac, '2025-11-01', onTwoListsText)
    await runSource(other, ofac)
    expect(await shown()).toEqual([
      ['listed:2025-10-10', 1, ssi],
      ['listed:2025-10-20', 1, sdn],
    ])
  })

  it('are written again when older rules made them', async () => {
    const before = await shown()
    await sql`update bulletins set key = 'listed:2025-10-09', posted_on = '2025-10-09' where key = 'listed:2025-10-20'`.execute(
      other.db,
    )
    await other.db.updateTable('sources').set({ bulletin_format: 1 }).execute()
    await refreshStored(other, {})
    expect(await shown()).toEqual(before)
  })
})

describe('a move from one list of the source to another', () => {
  let other: TestEnvironment
  beforeAll(async () => {
    other = await openTestEnvironment()
  })
  afterAll(() => other.close())

  it('is an addition to the new list and a removal from the old one', async () => {
    await other.give(ofac, '2025-11-01', beforeMoveText)
    await runSource(other, ofac)
    await other.give(ofac, '2025-11-10', afterMoveText)
    await runSource(other, ofac)
    const found = await other.db
      .selectFrom('bulletins')
      .innerJoin('bulletin_entities', 'bulletin_entities.bulletin_id', 'bulletins.id')
      .select(['data_status', 'bulletin_entities.content'])
      .where('publisher_id', '=', '60001')
      .where('posted_on', '=', '2025-11-10')
      .orderBy('position')
      .execute()
    expect(found.map(({ data_status, content }) => [data_status, content.lists])).toEqual([
      [1, ['SDN List']],
      [3, ['Sectoral Sanctions Identifications List']],
    ])
  })
})
