import { expect, test } from 'vitest'
import { kindOfPair } from './kind-of-pair.ts'

test.each([
  ['Владимир Путин', 'Vladimir Putin', 'other script'],
  ['Putin, Vladimir', 'VLADIMIR PUTIN', 'same letters'],
  ['Vladmir Putin', 'Vladimir Putin', 'slip'],
  ['Factory 112', 'Factory 115', 'number'],
  ['Vladimir Vladimirovich Putin', 'Vladimir Putin', 'extra'],
  ['Ihab Makhlouf', 'Rami Makhlouf', 'shared word'],
  ['Acme Trading', 'Borealis Shipping', 'nothing shared'],
  ['张伟', '王芳', 'nothing shared'],
] as const)('%s beside %s is %s', (one, other, kind) => {
  expect(kindOfPair(one, other)).toBe(kind)
})
