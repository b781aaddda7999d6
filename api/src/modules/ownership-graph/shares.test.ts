import { describe, expect, it } from 'vitest'
import { heldBy, holdersOf, isMajority, listedHoldersOf, sumOf } from './shares.ts'

/** `A 60 B`: A holds 60 % of B; `A ? B`: an unstated share. */
function holdings(...lines: string[]) {
  return lines.map((line) => {
    const [holder = '', percent = '', held = ''] = line.split(' ')
    return { holder, held, percent: percent === '?' ? null : Number(percent) }
  })
}

const summarise = ({ shares }: ReturnType<typeof holdersOf>) =>
  Object.fromEntries(shares.map(({ id, percent, paths, unstatedPaths }) => [id, [percent, paths, unstatedPaths]]))

describe('aggregate shares', () => {
  it('multiply along a path', () => {
    expect(summarise(holdersOf('C', holdings('A 60 B', 'B 50 C')))).toEqual({ B: [50, 1, 0], A: [30, 1, 0] })
  })

  it('add up over paths', () => {
    const two = holdings('A 60 B', 'A 40 D', 'B 50 C', 'D 50 C')
    expect(summarise(holdersOf('C', two))).toEqual({ B: [50, 1, 0], D: [50, 1, 0], A: [50, 2, 0] })
    expect(summarise(heldBy('A', two))).toEqual({ B: [60, 1, 0], C: [50, 2, 0], D: [40, 1, 0] })
  })

  it('add a direct share to an indirect one', () => {
    expect(summarise(holdersOf('C', holdings('A 100 B', 'B 30 C', 'A 25 C')))['A']).toEqual([55, 2, 0])
  })

  it('leave out a path with an unstated share, and report it', () => {
    expect(summarise(holdersOf('C', holdings('A ? B', 'B 50 C', 'A 10 C')))).toEqual({ B: [50, 1, 0], A: [10, 1, 1] })
    expect(summarise(holdersOf('C', holdings('A ? C')))).toEqual({ A: [null, 0, 1] })
  })

  it('end at a circle, and no party holds itself', () => {
    expect(summarise(holdersOf('C', holdings('A 50 B', 'B 50 A', 'B 80 C', 'C 10 B')))).toEqual({
      B: [80, 1, 0],
      A: [40, 1, 0],
    })
    expect(summarise(holdersOf('A', holdings('A 20 A', 'B 80 A')))).toEqual({ B: [80, 1, 0] })
  })

  it('are at most 100', () => {
    const over = holdersOf('C', holdings('A 80 C', 'A 100 B', 'B 60 C'))
    expect(summarise(over)['A']).toEqual([100, 2, 0])
    expect(sumOf(over.shares)).toBe(100)
  })

  it('count a pair that is stated twice once, with the greater share', () => {
    expect(summarise(holdersOf('C', holdings('A 49 C', 'A ? C', 'A 51 C')))).toEqual({ A: [51, 1, 0] })
  })

  it('end in a dense network, and report that paths were left out', () => {
    const names = Array.from({ length: 14 }, (_, index) => `N${index}`)
    const tangle = names.flatMap((a) => names.filter((b) => b !== a).map((b) => `${a} 10 ${b}`))
    expect(holdersOf('N0', holdings(...tangle)).isCut).toBe(true)
  })
})

describe('the combined share of listed parties', () => {
  const isListed = (id: string) => id.startsWith('L')

  it('is the sum, even if no single party has half', () => {
    const { shares } = listedHoldersOf('C', holdings('L1 30 C', 'L2 25 C', 'A 45 C'), isListed)
    expect(shares.map(({ id }) => id)).toEqual(['L1', 'L2'])
    expect(sumOf(shares)).toBe(55)
  })

  it('counts a share held through another listed party once', () => {
    const { shares } = listedHoldersOf('C', holdings('L1 100 L2', 'L2 40 C', 'L3 60 A', 'A 50 C'), isListed)
    expect(Object.fromEntries(shares.map(({ id, percent }) => [id, percent]))).toEqual({ L2: 40, L3: 30 })
    expect(sumOf(shares)).toBe(70)
  })

  it('is unknown when no share is stated', () => {
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
