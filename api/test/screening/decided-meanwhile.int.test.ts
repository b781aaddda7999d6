import { runMigrations } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSourceDirectory } from '../../src/modules/dictionary/source-directory.ts'
import { raiseSuspected } from '../../src/modules/monitoring/raise-alerts.ts'
import { lockName } from '../../src/modules/screening/entities/entity-repository.ts'
import { screenPiece } from '../../src/modules/screening/matching/screen-piece.ts'
import { storeLists } from '../support/lists.ts'
import { screeningClient } from '../support/screening-client.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment({ worker: false })
  await storeLists(environment)
  await runMigrations({ connectionString: environment.databaseUrl })
  user = await environment.signIn(await environment.app(), 'demo')
})
afterAll(() => environment.close())

test('a name on which somebody decides at this moment is left to the next piece', async () => {
  const { db, screener } = environment
  const desk = screeningClient(user)
  const batchId = await desk.batch('01', [['Mahan Air'], ['Integrity Technology']])
  await desk.start(batchId)
  const tools = { db, screener, sources: createSourceDirectory(db), raiseSuspected }
  const waiting = async () =>
    (await desk.entities({ batchId, state: 'waiting' })).records.map(({ originalEntityName }) => originalEntityName)
  const decided = (await desk.entities({ batchId })).records.find((one) => one.originalEntityName === 'Mahan Air')
  await db.transaction().execute(async (trx) => {
    await lockName(trx, Number(decided?.id))
    expect(await screenPiece(tools, user.userId, new Date())).toBe(2)
    expect(await waiting()).toEqual(['Mahan Air'])
  })
  expect(await screenPiece(tools, user.userId, new Date())).toBe(1)
  expect(await waiting()).toEqual([])
})
