import { expect, test } from 'vitest'
import { directedRuns } from './bidirectional.ts'

const left = (text: string) => ({ text, isRightToLeft: false })
const right = (text: string) => ({ text, isRightToLeft: true })

test.each([
  ['Ltd. 5', [left('Ltd. 5')]],
  ['שלום עולם, Ltd. 5', [right('שלום עולם'), left(', Ltd. 5')]],
  ['Name محمد علي (Ali)', [left('Name '), right('محمد علي'), left(' (Ali)')]],
  // A number inside right-to-left text is still read from the left.
  ['شارع 25 طهران', [right(' طهران'), left('25'), right('شارع ')]],
  ['محمد (علي) حسن', [right('محمد )علي( حسن')]],
])('the runs of %j, from left to right', (line, runs) => {
  expect(directedRuns(line)).toEqual(runs)
})
