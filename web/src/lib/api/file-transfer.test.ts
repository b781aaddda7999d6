import { expect, test } from 'vitest'
import { fileNameOf } from './file-transfer.ts'

test.each([
  [`attachment; filename="usage.xlsx"; filename*=UTF-8''%E6%97%A5%E5%BF%97.xlsx`, '日志.xlsx'],
  ['attachment; filename="usage.xlsx"', 'usage.xlsx'],
  ['attachment; filename=usage.xlsx; size=3', 'usage.xlsx'],
  [`attachment; filename="a.xlsx"; filename*=UTF-8''%E6%9`, 'a.xlsx'],
  [`attachment; filename="../../etc/passwd"`, '.._.._etc_passwd'],
  ['inline', ''],
  [null, ''],
])('%s names %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name)
})
