import { expect, test } from 'vitest'
import { duration, size } from './progress.mjs'

test('durations and sizes have a readable unit', () => {
  expect([duration(1234), duration(185_400)]).toEqual(['1.2 s', '3 min 05 s'])
  expect([size(132_390_005), size(2_500_000_000)]).toEqual(['132 MB', '2.5 GB'])
})
