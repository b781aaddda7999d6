import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { halfOf, readCrossList } from './cross-list.ts'

describe('readCrossList', () => {
  it('keeps all pairs of a party in one half', () => {
    const { open, closed } = halves([
      'Person,Anna Example,Example Anna,true,a b',
      'Person,Example Anna,A. Example,true,b c',
      'Person,A. Example,Anna Sample,false,c d',
    ])

    expect([open.length, closed.length].sort()).toEqual([0, 3])
    expect(new Set([...open, ...closed].map(({ party }) => party))).toEqual(new Set(['Person A. Example']))
  })

  it('does not move a party when other rows come or go', () => {
    const party = 'Company,Example Works,Works of Example,true,a b'

    const alone = halves([party])
    const among = halves(['Company,Other Ltd,Other Limited,true,a b', party])

    expect(among.open.some(({ name1 }) => name1 === 'Example Works')).toBe(alone.open.length === 1)
  })

  it('has about as many parties in each half', () => {
    const open = Array.from({ length: 1000 }, (_, at) => halfOf(`Person Example ${at}`)).filter(
      (half) => half === 'open',
    )

    expect(open.length).toBeGreaterThan(450)
    expect(open.length).toBeLessThan(550)
  })
})

function halves(rows: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'cross-list-')), 'cross-list.csv')
  writeFileSync(file, `schema,name1,name2,is_match,lists\n${rows.join('\n')}\n`)
  return readCrossList(file)
}
