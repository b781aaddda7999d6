import { expect, it } from 'vitest'
import { readOtherInfo } from './other-info.ts'

const row = { effectiveDate: '2014-06-19', debarment: 'Statutory', frDate: null, text: '79 FR 35210' }
const property = { nameZh: '其他信息', nameEn: 'Other Info', value: JSON.stringify([row]), fullLine: true }

it('reads the table of source 31', () => {
  expect(readOtherInfo(property, 31)).toEqual([row])
})

it('ignores other properties, other lists and other texts', () => {
  expect(readOtherInfo({ ...property, nameEn: 'Note' }, 31)).toBeNull()
  expect(readOtherInfo(property, 1)).toBeNull()
  expect(readOtherInfo({ ...property, value: 'see notice' }, 31)).toBeNull()
  expect(readOtherInfo({ ...property, value: '[{"a":1}]' }, 31)).toBeNull()
})
