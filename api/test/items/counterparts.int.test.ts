import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Counterpart, EuItem } from '../../src/contract/items/counterparts.ts'
import { read } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const base = '/open-api/api'
const sharedData = process.env['SHARED_DATA'] ?? resolve(fixtures, '../../shared/data')

let environment: TestEnvironment
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  user = await environment.signIn(await environment.app())
}, 300_000)
afterAll(() => environment.close())

const counterparts = (system: string, code: string) =>
  read(user, `${base}/eccn/counterparts?${new URLSearchParams({ system, code })}`, z.array(Counterpart))

test('before the lists are loaded there are none, and an entry is unknown', async () => {
  expect(await counterparts('us', '3A001')).toEqual([])
  expect((await user.inject({ url: `${base}/eu/eccn/detail?code=3A001` })).statusCode).toBe(404)
})

test('an entry leads to the one of the same number, with the heading and the words that both have', async () => {
  await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  const wanted = { code: '3A001', ground: 'number', shared: ['electronic'] }
  expect(await counterparts('us', '3a001.a')).toEqual([
    { system: 'eu', name: 'Electronic items as follows:', ...wanted },
  ])
  const [back] = await counterparts('eu', '3A001')
  expect(back).toMatchObject({ system: 'us', name: expect.stringMatching(/^Electronic items/), ...wanted })
})

test('an entry of the same number with another subject is no counterpart', async () => {
  expect(await counterparts('us', '3A090')).toEqual([])
  expect(await counterparts('eu', '3A090')).toEqual([])
  expect(await counterparts('us', '9Z999')).toEqual([])
})

test('an entry of the Union is read with its provisions and its attribution, by users', async () => {
  const item = await read(user, `${base}/eu/eccn/detail?code=3a001`, EuItem)
  expect(item).toMatchObject({ code: '3A001', version: '02021R0821-20251115', asOf: '2025-11-15' })
  expect(item.lines.at(-1)).toEqual({
    path: '3A001.a.1',
    text: 'Integrated circuits designed or rated as radiation hardened;',
  })
  expect(item.attribution).toContain('European Union')
  const app = await environment.app()
  expect((await app.inject({ url: `${base}/eu/eccn/detail?code=3A001` })).statusCode).toBe(401)
  expect((await user.inject({ url: `${base}/eccn/counterparts?system=jp&code=3A001` })).statusCode).toBe(400)
})

test.skipIf(!existsSync(sharedData))(
  'of the real lists nearly all entries of one number are linked, and no others',
  async () => {
    for (const list of ['us-ccl', 'eu-dual-use']) {
      await environment.ingest([list, '--force'], { SOURCE_MIRROR: sharedData })
    }
    const codes = async (id: string) => {
      const entries = environment.db.selectFrom('regulation_entries').select('entry_id').where('regulation_id', '=', id)
      return (await entries.where('valid_to', 'is', null).execute()).map(({ entry_id }) => entry_id)
    }
    const held = new Set(await codes('us-ccl'))
    const both = (await codes('eu-dual-use')).filter((code) => held.has(code))
    const linked: string[] = []
    for (const code of both) {
      const found = (await counterparts('eu', code)).filter(({ ground }) => ground === 'number')
      expect(found.map((one) => one.code)).toEqual(found.length === 0 ? [] : [code])
      if (found.length > 0) linked.push(code)
    }
    expect(both.length).toBeGreaterThan(300)
    expect(linked.length / both.length).toBeGreaterThan(0.97)
    // Propellant tanks in the Union, unmanned aerial vehicles in the United States.
    expect(linked).not.toContain('9A120')
  },
)
