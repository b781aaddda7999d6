import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeLists } from '../support/lists.ts'
import { searchCalls } from '../support/search-calls.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let app: FastifyInstance

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
})
afterAll(() => environment.close())

const { search } = searchCalls(() => app)

test.each(['OTHER AIR ex Mahan Air', 'Other Air (formerly Mahan Air)', 'Some Air Cargo; Mahan Air'])(
  '%s finds who is listed by one of them, as strong as alone',
  async (text) => {
    const [alone] = (await search('Mahan Air')).data
    const { data, names, verdict } = await search(text)
    expect(data[0]).toMatchObject({ id: 'ofac-12927', score: alone?.score, explanation: alone?.explanation })
    expect(names).toHaveLength(2)
    expect(verdict).toMatchObject({ kind: 'strong', text: 'name' })
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  },
)

test('a number beside them is of both', async () => {
  const { data, names, verdict } = await search('SOME OTHER NAME ex ANOTHER NAME (IMO 9365776)')
  expect(data[0]).toMatchObject({ id: 'ofac-52945', score: 100 })
  expect(names).toEqual(['SOME OTHER NAME', 'ANOTHER NAME'])
  expect(verdict).toMatchObject({ containing: 0, containingText: 'SOME OTHER NAME' })
})

test('one name is not divided', async () => {
  expect((await search('mahan air')).names).toEqual([])
})
