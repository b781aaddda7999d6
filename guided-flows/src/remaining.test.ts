import { describe, expect, it } from 'vitest'
import { readCountrySets, readFlow } from './flows.ts'
import type { Facts } from './model.ts'
import { remainingOf } from './remaining.ts'
import { type Given, walk } from './walk.ts'

const countries = readCountrySets()

describe('what is still to come', () => {
  it.each([
    ['end-use', 'meu', { destination: 'CN', eccn: 'EAR99' }],
    ['item-control', '1', {}],
    ['counterparty', '2', { 'endUser.lists': ['EL'] }],
    ['fdp', '1', { type: 1, eccn: '3A001.b.1', destination: 'VN', asOf: '2026-11-27' }],
  ] as const)('of %s falls with each answer, is never too few, and ends at none', (name, start, facts: Facts) => {
    const flow = readFlow(name)
    for (const answer of ['yes', 'no'] as const) {
      const given: Given[] = []
      const seen: { least: number; most: number }[] = []
      for (;;) {
        const now = walk({ flow, countries, start, facts, given })
        seen.push(remainingOf(flow, countries, facts, now))
        if (!now.open) break
        given.push({ id: now.open.id, answer })
      }
      expect(seen.at(-1)).toEqual({ least: 0, most: 0 })
      for (const [at, { least, most }] of seen.entries()) {
        expect(least).toBeLessThanOrEqual(given.length - at)
        expect(most).toBeGreaterThanOrEqual(given.length - at)
      }
    }
  })

  it('does not count what the facts answer', () => {
    const flow = readFlow('end-use')
    const of = (facts: Facts) =>
      remainingOf(flow, countries, facts, walk({ flow, countries, start: 'meu', facts, given: [] })).most
    expect(of({ destination: 'JP', eccn: 'EAR99' })).toBeLessThan(of({}))
  })
})
