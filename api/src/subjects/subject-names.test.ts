import { expect, test } from 'vitest'
import { chineseNameOf } from './subject-names.ts'

test('a Japanese name in Han script is not shown as the Chinese one', () => {
  const japanese = { value: 'CST有限会社', script: 'Hani', lang: 'ja' }
  expect(chineseNameOf([japanese])).toBeNull()
  expect(chineseNameOf([{ value: 'CST有限会社', script: 'Hani' }])).toBeNull()
  expect(chineseNameOf([{ value: 'ACSL株式会社', script: 'Hans', lang: 'zh-Hans' }])).toBe('ACSL株式会社')
  expect(chineseNameOf([japanese, { value: '浪潮集团', script: 'Hans' }])).toBe('浪潮集团')
})
