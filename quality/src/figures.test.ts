import { describe, expect, it } from 'vitest'
import { type Figure, fallen, isReached } from './figures.ts'

const figure = (value: number, changes: Partial<Figure> = {}): Figure => ({
  id: 'recall',
  name: 'recall',
  value,
  target: 0.9,
  isHigherBetter: true,
  margin: 0.01,
  ...changes,
})

describe('fallen', () => {
  it('lets a figure fall by its margin and no further', () => {
    expect(fallen([figure(0.9)], [figure(0.91)])).toEqual([])
    expect(fallen([figure(0.899)], [figure(0.91)])).toHaveLength(1)
  })

  it('counts a rise as a loss if lower is better', () => {
    const alerts = { id: 'alerts', isHigherBetter: false }
    expect(fallen([figure(0.05, alerts)], [figure(0.03, alerts)])).toHaveLength(1)
    expect(fallen([figure(0.01, alerts)], [figure(0.03, alerts)])).toEqual([])
  })

  it('ignores a new figure', () => {
    expect(fallen([figure(0)], [])).toEqual([])
  })

  it('fails a figure without a value', () => {
    expect(fallen([figure(Number.NaN)], [figure(0.9)])).toHaveLength(1)
  })
})

describe('isReached', () => {
  it('knows which direction is better, and figures without a target', () => {
    expect(isReached(figure(0.9))).toBe(true)
    expect(isReached(figure(0.95, { isHigherBetter: false }))).toBe(false)
    expect(isReached(figure(0.5, { target: null }))).toBeNull()
  })
})
