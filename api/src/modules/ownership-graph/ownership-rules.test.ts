import { describe, expect, it } from 'vitest'
import { type Holding, judge } from './ownership-rules.ts'

const ofac = { isHalfEnough: true, isAggregate: true, isControlEnough: false }
const uk = { isHalfEnough: false, isAggregate: false, isControlEnough: true }
const listed = new Set(['X', 'Y'])

/** `X 50 A`: X owns 50 % of A; `X ? A`: an unstated share; `X c A`: unstated, or control. */
function holdings(...lines: string[]): Holding[] {
  return lines.map((line) => {
    const [holder = '', percent = '', held = ''] = line.split(' ')
    return { holder, held, percent: /\d/.test(percent) ? Number(percent) : null, mayBeControl: percent === 'c' }
  })
}

describe('OFAC: 50 % or more in the aggregate, passed on whole (FAQ 399 and 401)', () => {
  it.each([
    ['example 1: 50 % of A, A has 50 % of B', 'B', ['X 50 A', 'A 50 B'], 'met', 50],
    ['example 2: A and B are covered, each has 25 % of C', 'C', ['X 50 A', 'X 50 B', 'A 25 C', 'B 25 C'], 'met', 50],
    ['example 3: 10 % directly and 40 % through A', 'B', ['X 50 A', 'X 10 B', 'A 40 B'], 'met', 50],
    [
      'example 4: B is not covered, so its 25 % do not count',
      'C',
      ['X 50 A', 'X 25 B', 'A 25 C', 'B 25 C'],
      'below',
      25,
    ],
    ['example 5: neither A nor B is covered', 'C', ['X 25 A', 'X 25 B', 'A 50 C', 'B 50 C'], 'below', 0],
    ['25 % and 25 % of two listed parties', 'A', ['X 25 A', 'Y 25 A'], 'met', 50],
    ['two listed parties cover A together, A has 50 % of B', 'B', ['X 25 A', 'Y 25 A', 'A 50 B'], 'met', 50],
    ['49.99 %', 'A', ['X 49.99 A'], 'below', 49.99],
    ['a circle of holdings', 'A', ['X 40 A', 'A 60 B', 'B 20 A'], 'below', 40],
  ] as const)('%s', (_, start, lines, outcome, percent) => {
    expect(judge(ofac, start, holdings(...lines), listed)).toMatchObject({ outcome, percent })
  })

  it('never says no where a share is not stated', () => {
    expect(judge(ofac, 'A', holdings('X ? A'), listed)).toMatchObject({ outcome: 'unknown', percent: 0 })
    expect(judge(ofac, 'B', holdings('X ? A', 'A 50 B'), listed)).toMatchObject({ outcome: 'unknown', percent: 0 })
    expect(judge(ofac, 'A', holdings('X 30 A', 'Y ? A'), listed)).toMatchObject({ outcome: 'unknown', percent: 30 })
  })

  it('does not take control for ownership', () => {
    expect(judge(ofac, 'A', holdings('X c A'), listed)).toMatchObject({ outcome: 'unknown', mayBeControlled: false })
  })

  it('says nothing of a party without a listed owner, and does not count the party itself', () => {
    expect(judge(ofac, 'A', holdings('B 100 A'), listed)).toBeNull()
    expect(judge(ofac, 'X', holdings('B 100 X'), listed)).toBeNull()
  })

  it('gives the paths with their shares, from the listed party down', () => {
    expect(judge(ofac, 'B', holdings('X 50 A', 'X 10 B', 'A 40 B'), listed)?.paths).toEqual([
      [{ holder: 'X', percent: 10 }],
      [
        { holder: 'X', percent: 50 },
        { holder: 'A', percent: 40 },
      ],
    ])
  })
})

describe('UK: more than 50 % of one listed party, or control (regulation 7)', () => {
  it.each([
    ['exactly half', 'A', ['X 50 A'], 'below', 50],
    ['more than half', 'A', ['X 50.01 A'], 'met', 50.01],
    ['two parties that are not added up', 'A', ['X 30 A', 'Y 30 A'], 'below', 30],
    ['one party through two majority stakes', 'C', ['X 51 A', 'X 51 B', 'A 26 C', 'B 26 C'], 'met', 52],
  ] as const)('%s', (_, start, lines, outcome, percent) => {
    expect(judge(uk, start, holdings(...lines), listed)).toMatchObject({ outcome, percent })
  })

  it('points out a statement that may mean control', () => {
    expect(judge(uk, 'A', holdings('X c A'), listed)).toMatchObject({ outcome: 'unknown', mayBeControlled: true })
    expect(judge(uk, 'A', holdings('X ? A'), listed)).toMatchObject({ mayBeControlled: false })
  })
})
