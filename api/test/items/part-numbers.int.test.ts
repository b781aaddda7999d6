import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ItemDetail, ItemSearchAnswer } from '../../src/contract/us-items.ts'
import { read } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const base = '/open-api/api/eccn'

let environment: TestEnvironment
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  user = await environment.signIn(await environment.app())
  await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
}, 300_000)
afterAll(() => environment.close())

const search = (key: string) => read(user, `${base}/search?${new URLSearchParams({ key })}`, ItemSearchAnswer)
const detail = (eccn: string) => read(user, `${base}/detail?eccn=${eccn}`, ItemDetail)

test('leads from a part number to the entry that the manufacturer names, as its claim', async () => {
  const { items, partNumbers } = await search('100 test 00194g')
  expect(items.map(({ eccn }) => eccn)).toEqual(['3A090'])
  expect(partNumbers).toEqual({
    foundBy: 'number',
    count: 1,
    claims: [
      {
        vendor: 'AMD',
        url: 'https://www.amd.com/en/legal/compliance/trade-compliance.html',
        statedOn: '2026-06-30',
        readOn: '2026-07-31',
        partNumber: '100-TEST00194G',
        description: null,
        eccn: '3A090.a.1',
        item: expect.objectContaining({ eccn: '3A090' }),
        htsCodes: ['8473301180'],
        tpp: null,
        meets3A090a1: true,
        ccats: null,
      },
    ],
  })
  const begun = await search('900-test1-0040')
  expect(begun.partNumbers.claims.map(({ partNumber, tpp }) => [partNumber, tpp])).toEqual([
    ['900-TEST1-0040-000', 15_840],
    ['900-TEST1-0040-001', 15_840],
  ])
  const elsewhere = await search('100-TEST00009')
  expect(elsewhere.items).toEqual([])
  expect(elsewhere.partNumbers.claims.map(({ eccn, item }) => [eccn, item])).toEqual([
    ['5A992.c', null],
    ['5A992.c', null],
  ])
  expect((await search('3A001')).partNumbers).toEqual({ foundBy: 'number', claims: [], count: 0 })
})

test('finds a product that no entry names by the description that its manufacturer gives', async () => {
  const { items, partNumbers } = await search('accelerator 80gb')
  expect(partNumbers).toMatchObject({ foundBy: 'description', count: 1 })
  expect(partNumbers.claims.map(({ partNumber }) => partNumber)).toEqual(['900-TEST1-0040-000'])
  expect(items.map(({ eccn }) => eccn)).toEqual(['3A090'])
  // Words that an entry has mean the entry.
  expect((await search('oscilloscopes')).partNumbers.count).toBe(0)
})

test('says how many parts each manufacturer classes there, with some of them', async () => {
  const [amd, nvidia, ...others] = (await detail('3A090')).partNumbers
  expect(others).toEqual([])
  expect([nvidia?.vendor, nvidia?.count, nvidia?.statedOn, nvidia?.readOn]).toEqual(['NVIDIA', 2, null, '2026-07-31'])
  expect(nvidia?.examples[0]).toEqual({
    partNumber: '900-TEST1-0040-000',
    description: 'Sample accelerator, 80GB',
    eccn: '3A090.a',
  })
  expect([amd?.vendor, amd?.count]).toEqual(['AMD', 2])
  expect((await detail('8D001')).partNumbers).toEqual([])
})
