import { describe, expect, it } from 'vitest'
import { countOfWorkers } from './worker.mjs'

describe('the number of workers', () => {
  it('is one unless told', () => {
    expect(countOfWorkers(undefined)).toBe(1)
    expect(countOfWorkers('2')).toBe(2)
  })

  it.each(['0', '-1', '1.5', 'two', '', '17'])('%j is refused, with what to give', (given) => {
    expect(() => countOfWorkers(given)).toThrow(`--workers=${given}: give a number of workers from 1 to 16`)
  })
})
