import { expect, test } from 'vitest'
import { kindOfText } from './searched-text.ts'

test.each([
  ['%%%', 'symbols'],
  ['"\'<>', 'symbols'],
  ['&&&', 'symbols'],
  ['12', 'short'],
  ['ab', 'short'],
  ['王', 'short'],
  ['petrov', 'word'],
  ['Петров', 'word'],
  ['bank of', 'generic'],
  ['International Trading Co., Ltd.', 'generic'],
  ['9187629', 'number'],
  ['IMO 9187629', 'number'],
  ['EP-GOL', 'name'],
  ['kim jong', 'name'],
  ['Huawei Technologies Co., Ltd.', 'name'],
  ['王伟', 'name'],
  ['卢克石油', 'name'],
] as const)('%s is searched as %s', (text, kind) => {
  expect(kindOfText(text)).toBe(kind)
})
