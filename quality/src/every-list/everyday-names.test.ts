import { describe, expect, it } from 'vitest'
import { everydayShares, type FoundName, readEverydayNames } from './everyday-names.ts'

const file = `${import.meta.dirname}/../../../fixtures/quality/everyday-names.csv`

function found(half: 'open' | 'closed', rank: number, score: number): FoundName {
  return { name: '', kind: 'person', half, records: [`list/${rank}`], rank, score }
}

describe('everyday names', () => {
  const names = readEverydayNames(file)

  it('are at least 400, each once, with a right record and a kind', () => {
    expect(names.length).toBeGreaterThanOrEqual(400)
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
    for (const { name, records, kind } of names) {
      expect(name).toMatch(/\p{Script=Han}/u)
      expect(['foreign-organisation', 'person', 'chinese-party']).toContain(kind)
      for (const record of records) expect(record).toMatch(/^[a-z0-9-]+\/\S+$/)
    }
  })

  it('of one party are in one half', () => {
    const halves = Map.groupBy(names, ({ records }) => records[0])
    for (const group of halves.values()) expect(new Set(group.map(({ half }) => half)).size).toBe(1)
  })

  it('are counted apart by half and kind', () => {
    const shares = everydayShares([
      found('open', 0, 90),
      found('open', 3, 71),
      found('open', 7, 55),
      found('open', Number.POSITIVE_INFINITY, 0),
      found('closed', 0, 60),
    ])
    const [open] = shares.filter(({ half, kind }) => half === 'open' && kind === null)
    expect([open?.names, open?.first.value, open?.inFive.value, open?.atLine.value]).toEqual([4, 0.25, 0.5, 0.5])
    const [closed] = shares.filter(({ half, kind }) => half === 'closed' && kind === 'person')
    expect([closed?.names, closed?.first.value, closed?.atLine.value]).toEqual([1, 1, 0])
  })
})
