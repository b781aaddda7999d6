import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOfacText, ofac, secondOfacText } from '../support/editions.ts'
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
