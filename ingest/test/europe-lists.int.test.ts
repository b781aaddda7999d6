import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { describe, expect, it } from 'vitest'
import { packBundle } from '../src/formats/bundle/bundle.ts'
import { findInMirror, isBundle } from '../src/pipeline/receive/mirror.ts'
import { openContent } from '../src/pipeline/receive/snapshot.ts'
import type { Source } from '../src/source.ts'
import { euFsf } from '../src/sources/eu-fsf/source.ts'
import { euOfficialJournal } from '../src/sources/eu-official-journal/source.ts'
import { ukSanctions } from '../src/sources/uk-sanctions/source.ts'
import { createWarnings } from '../src/warnings.ts'

/** The whole lists of the Union and the United Kingdom, parsed only. Missing, it says so. */
const folder = process.env['SHARED_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))

async function readNewest(source: Source) {
  const edition = await findInMirror(source, folder)
  const [first] = edition?.files ?? []
  if (edition === null || first === undefined) throw new Error(`No edition of ${source.id}`)
  const open = (file: typeof first) => openContent(file, source.maxBytes).chunks
  const content = isBundle(edition.format)
    ? packBundle(edition.files.map((file) => ({ name: file.name, chunks: open(file) })))
    : open(first)
  const warnings = createWarnings()
  const { publishedOn, records } = await edition.format.read(content, warnings)
  const byId = new Map<string, SourceRecord>()
  for await (const record of records) byId.set(record.publisherId, record)
  const types = Map.groupBy(byId.values(), (record) => record.type)
  const counts = Object.fromEntries([...types].map(([type, members]) => [type, members.length]))
  const get = (id: string) => {
    const found = byId.get(id)
    if (!found) throw new Error(`No record ${id}`)
    return found
  }
  return { publishedOn, records: byId, counts, get, warnings: warnings.list() }
}

if (!existsSync(folder)) {
  it('NOT RUN on real lists: there is no folder of them, name one with SHARED_DATA', () => {
    expect(existsSync(folder)).toBe(false)
  })
} else {
  describe('real lists of Europe', { timeout: 300_000 }, () => {
    it('the Union’s financial sanctions: 5,860 in the mirror of 2026-05-01', async () => {
      const { publishedOn, records, counts, get, warnings } = await readNewest(euFsf)
      expect(publishedOn).toBe('2026-02-26')
      expect(records.size).toBe(5_860)
      expect(counts).toEqual({ '01': 1_519, '02': 4_341 })
      expect(warnings).toMatchObject([{ code: 'unknown-un-reference', count: 4 }])
      expect(get('13').names[0]?.value).toBe('Saddam Hussein Al-Tikriti')
      expect(get('13').birthDates[0]?.text).toBe('1937-04-28')
      expect(get('178400').relationships).toMatchObject([{ toName: 'Tejarat Bank', percent: 99 }])
    })

    it('the United Kingdom’s: 6,349 in the mirror of 2026-08-22, three of them known to be revoked', async () => {
      const { publishedOn, records, counts, get, warnings } = await readNewest(ukSanctions)
      expect(publishedOn).toBe('2026-08-20')
      expect(records.size).toBe(6_346)
      expect(counts).toEqual({ '01': 1_646, '02': 4_034, '03': 666 })
      expect(warnings).toMatchObject([
        { code: 'revoked-designation', count: 3 },
        { code: 'unknown-country', count: 1, examples: ['Occupied Golan Heights'] },
      ])
      expect(get('AFG0006').documents[0]).toMatchObject({ kind: 'passport', number: 'P04581926' })
      expect(get('RUS2176').vessel?.imo).toBe('9826902')
      const ships = [...records.values()].filter((record) => record.type === '03')
      expect(ships.filter((ship) => ship.vessel?.imo === undefined).map((ship) => ship.publisherId)).toEqual([
        'DPR0120',
      ])
    })

    it('the annexes of the Official Journal: 8,434 rows are 8,376 parties by act', async () => {
      const { publishedOn, records, counts, get, warnings } = await readNewest(euOfficialJournal)
      expect(publishedOn).toBe('2026-08-07')
      expect(records.size).toBe(8_376)
      expect(counts).toEqual({ '01': 3_074, '02': 4_568, '03': 734 })
      expect(warnings).toMatchObject([
        { code: 'unknown-nationality', count: 14 },
        { code: 'unknown-date', count: 18 },
      ])
      expect(get('32014R0833-9290397').names.map((name) => name.value)).toEqual(['STORMBRINGER', 'KRITI VIGOR'])
      const ships = [...records.values()].filter((record) => record.vessel?.imo !== undefined)
      expect(ships.filter((ship) => ship.publisherId.startsWith('32014R0833'))).toHaveLength(672)
    })
  })
}
