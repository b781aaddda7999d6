import { describe, expect, it } from 'vitest'
import { heldBy, holdersOf, isMajority, listedHoldersOf, sumOf } from './shares.ts'

/** `A 60 B`: A holds 60 % of B; `A ? B`: some of it. */
function holdings(...lines: string[]) {
  return lines.map((line) => {
    const [holder = '', percent = '', held = ''] = line.split(' ')
    return { holder, held, percent: percent === '?' ? null : Number(percent) }
  })
}

const told = ({ shares }: ReturnType<typeof holdersOf>) =>
  Object.fromEntries(shares.map(({ id, percent, paths, unstatedPaths }) => [id, [percent, paths, unstatedPaths]]))

describe('shares in aggregate', () => {
  it('are the product along a path', () => {
    expect(told(holdersOf('C', holdings('A 60 B', 'B 50 C')))).toEqual({ B: [50, 1, 0], A: [30, 1, 0] })
  })

  it('are summed over paths', () => {
    const two = holdings('A 60 B', 'A 40 D', 'B 50 C', 'D 50 C')
    expect(told(holdersOf('C', two))).toEqual({ B: [50, 1, 0], D: [50, 1, 0], A: [50, 2, 0] })
    expect(told(heldBy('A', two))).toEqual({ B: [60, 1, 0], C: [50, 2, 0], D: [40, 1, 0] })
  })

  it('count a direct share beside an indirect one', () => {
    expect(told(holdersOf('C', holdings('A 100 B', 'B 30 C', 'A 25 C')))['A']).toEqual([55, 2, 0])
  })

  it('leave out a path on which a share is not stated, and say so', () => {
    expect(told(holdersOf('C', holdings('A ? B', 'B 50 C', 'A 10 C')))).toEqual({ B: [50, 1, 0], A: [10, 1, 1] })
    expect(told(holdersOf('C', holdings('A ? C')))).toEqual({ A: [null, 0, 1] })
  })

  it('end in a circle, and nobody holds itself', () => {
    expect(told(holdersOf('C', holdings('A 50 B', 'B 50 A', 'B 80 C', 'C 10 B')))).toEqual({
      B: [80, 1, 0],
      A: [40, 1, 0],
    })
    expect(told(holdersOf('A', holdings('A 20 A', 'B 80 A')))).toEqual({ B: [80, 1, 0] })
  })

  it('are never above 100', () => {
    const over = holdersOf('C', holdings('A 80 C', 'A 100 B', 'B 60 C'))
    expect(told(over)['A']).toEqual([100, 2, 0])
    expect(sumOf(over.shares)).toBe(100)
  })

  it('of one pair stated twice are one holding, the greater', () => {
    expect(told(holdersOf('C', holdings('A 49 C', 'A ? C', 'A 51 C')))).toEqual({ A: [51, 1, 0] })
  })

  it('of a dense tangle end, and say that they are cut', () => {
    const names = Array.from({ length: 14 }, (_, index) => `N${index}`)
    const tangle = names.flatMap((a) => names.filter((b) => b !== a).map((b) => `${a} 10 ${b}`))
    expect(holdersOf('N0', holdings(...tangle)).isCut).toBe(true)
  })
})

describe('what listed parties hold together', () => {
  const isListed = (id: string) => id.startsWith('L')

  it('is their sum, though none has half', () => {
    const { shares } = listedHoldersOf('C', holdings('L1 30 C', 'L2 25 C', 'A 45 C'), isListed)
    expect(shares.map(({ id }) => id)).toEqual(['L1', 'L2'])
    expect(sumOf(shares)).toBe(55)
  })

  it('counts a share held through another listed party once', () => {
    const { shares } = listedHoldersOf('C', holdings('L1 100 L2', 'L2 40 C', 'L3 60 A', 'A 50 C'), isListed)
    expect(Object.fromEntries(shares.map(({ id, percent }) => [id, percent]))).toEqual({ L2: 40, L3: 30 })
    expect(sumOf(shares)).toBe(70)
  })

  it('is not known where no share is stated', () => {
    expect(sumOf(listedHoldersOf('C', holdings('L1 ? C'), isListed).shares)).toBeNull()
  })
})

it.each([
  [50, false],
  [50.000_000_1, false],
  [50.01, true],
  [null, false],
])('%s %% is more than half: %s', (percent, expected) => {
  expect(isMajority(percent)).toBe(expected)
})
