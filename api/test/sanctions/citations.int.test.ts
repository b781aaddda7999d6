import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EntityDetail } from '../../src/contract/detail.ts'
import { ListedPartiesAnswer } from '../../src/contract/items/listed-parties.ts'
import { LawDetail } from '../../src/contract/laws/laws.ts'
import { read } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))

let environment: TestEnvironment
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  user = await environment.signIn(await environment.app())
  for (const list of ['bis-entity-list', 'cn-export-control']) {
    await environment.ingest([list, '--force'], { SOURCE_MIRROR: fixtures })
  }
}, 300_000)
afterAll(() => environment.close())

const subject = (id: string) => read(user, `/open-api/api/sanction/detail/entity?id=${id}`, EntityDetail)

async function idOf(name: string): Promise<string> {
  const answer = await read(user, '/open-api/api/eccn/parties?rule=all&pageSize=200', ListedPartiesAnswer)
  return answer.data.find((party) => party.name.startsWith(name))?.id ?? ''
}

test('what nobody holds stays text', async () => {
  expect((await subject(await idOf('Huawei Technologies'))).citations).toEqual([])
})

test('sections of the EAR lead to the articles that we hold, and no others', async () => {
  await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  // The fixtures have no § 734.9 and no § 746.8.
  expect((await subject(await idOf('Informakustika'))).citations).toEqual([
    { kind: 'law', text: '744.21', id: 'us-15-cfr-744', article: '744.21' },
  ])
})

test('a Chinese law that a notice names leads to the version in force', async () => {
  const { subject_id: id } = await environment.db
    .selectFrom('subject_records')
    .select('subject_id')
    .where('source_id', '=', 'cn-export-control')
    .orderBy('subject_id')
    .executeTakeFirstOrThrow()
  const { citations } = await subject(id)
  const cited = citations.find(({ text }) => text === '中华人民共和国出口管制法')
  if (cited?.kind !== 'law') throw new Error('The law is not cited')
  const law = await read(user, `/open-api/api/law/detail?id=${cited.id}`, LawDetail)
  expect([law.title, law.status]).toEqual(['中华人民共和国出口管制法', 'in-force'])
})
