import { connect } from '@qingdan/database/connection.ts'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { corrections } from '../../src/reading/corrections.ts'
import { type Scrap, scrapsOf } from '../support/scraps.ts'

const db = connect(process.env['DATABASE_URL'] ?? '', 'scraps test', 2)

/** What only looks like one: names that are so, and texts of a publisher that nobody can part with certainty. */
const accepted: readonly [reason: string, text: RegExp, why: string][] = [
  ['has a heading or a list', /^(?:AL-HARAMAIN|TAIBAH INTERNATIONAL)\b.* ?: /i, 'branches are named so'],
  ['has a heading or a list', /^South ?Front: Analysis (?:&|and) Intelligence$/i, 'a website is named so'],
  ['has a heading or a list', /^Ilyushin Aviation Complex Branch: /, 'a branch is named so on five lists'],
  ['has a heading or a list', /^Állami mozgalom: /, 'Hungarian name of a movement'],
  ['has a heading or a list', /^Department of Atomic Energy facilities: /, 'kinds of facilities, without a name'],
  ['has a heading or a list', /\(Parent Organization: /, 'the entry names the parent in brackets'],
  ['has a heading or a list', /including branches: /, 'the entry lists branches in the name'],
  ['has a heading or a list', /^korábbi elnevezése: „State Unitary Enterprise of the Republic of Crimea/, 'cut off'],
  ['has no letter of its script, Cyrl', /^BTA$/, 'OFAC types the Cyrillic initials in Latin letters'],
  ['is one letter', /^K$/, 'code name of Aldrich Ames'],
  ['announces another name', /^CERS, Centre d[’']Etude et de Recherche Scientifique/, 'the address names a centre'],
]

function isAccepted({ reason, text }: Scrap): boolean {
  return accepted.some(([what, pattern]) => what === reason && pattern.test(text))
}

const found: { entry: string; scrap: Scrap }[] = []
const notes = new Map<string, string[]>()
let records = 0
beforeAll(async () => {
  const { rows } = await sql<Pick<SourceRecord, 'names' | 'addresses'> & { entry: string }>`
    select source_id || '/' || publisher_id as entry, record->'names' as names, record->'addresses' as addresses
    from source_records where valid_to is null order by 1
  `.execute(db)
  for (const { entry, names, addresses } of rows) {
    records += 1
    found.push(...scrapsOf({ names, addresses }).map((scrap) => ({ entry, scrap })))
    notes.set(
      entry,
      [...names, ...addresses].flatMap(({ note }) => note ?? []),
    )
  }
}, 300_000)
afterAll(() => db.destroy())

test('every name is one name and every address one address', () => {
  expect(records).toBeGreaterThan(60_000)
  const unexplained = found.filter(({ scrap }) => !isAccepted(scrap))
  expect(unexplained.map(({ entry, scrap }) => `${entry} ${scrap.reason}: ${scrap.text}`)).toEqual([])
})

test('what is accepted is there', () => {
  const unused = accepted.filter(
    (one) => !found.some(({ scrap }) => one[0] === scrap.reason && one[1].test(scrap.text)),
  )
  expect(unused).toEqual([])
})

test('every correction of a value still mends what the publisher prints', () => {
  const idle = corrections.filter(({ source, record, printed, corrected }) => {
    const stated = notes.get(`${source}/${record}`)
    return stated === undefined || (corrected !== '' && !stated.some((note) => note.includes(`Printed: ${printed}`)))
  })
  expect(idle).toEqual([])
})
