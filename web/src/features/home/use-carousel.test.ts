import { expect, it } from 'vitest'
import { nextPlace } from './use-carousel.ts'

const places = [0, 440, 880, 1320]

it('goes on by one card, to the end, and from there to the first', () => {
  expect(nextPlace(places, 0, 1000, 1)).toBe(440)
  expect(nextPlace(places, 880, 1000, 1)).toBe(1000)
  expect(nextPlace(places, 999, 1000, 1)).toBe(0)
})

it('goes back by one card, and from the first to the end', () => {
  expect(nextPlace(places, 1000, 1000, -1)).toBe(880)
  expect(nextPlace(places, 441, 1000, -1)).toBe(0)
  expect(nextPlace(places, 0, 1000, -1)).toBe(1000)
})

it('stays where everything is in sight', () => {
  expect(nextPlace([0], 0, 0, 1)).toBe(0)
})
