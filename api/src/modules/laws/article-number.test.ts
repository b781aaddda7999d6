import { expect, it } from 'vitest'
import { readArticleNumber, readSectionNumber } from './article-number.ts'

it.each([
  ['第三十条', '第三十条', ''],
  ['第30条', '第三十条', ''],
  ['出口管制法第三十條', '第三十条', '出口管制法'],
  ['《出口管制法》 第 12 条', '第十二条', '出口管制法'],
  ['第105条', '第一百零五条', ''],
  ['第110条 刑法', '第一百一十条', '刑法'],
  ['第一百二十条之一', '第一百二十条之一', ''],
  ['Article 12', '第十二条', ''],
  ['Export Control Law, Art. 12', '第十二条', 'Export Control Law'],
])('%s names %s of the law named %s', (keyword, label, rest) => {
  expect(readArticleNumber(keyword)).toEqual({ label, rest })
})

it.each(['出口管制法', '第条', '条款', '第0条', 'section 30', 'state of the art 5', '第三章'])(
  '%s names no article',
  (keyword) => {
    expect(readArticleNumber(keyword)).toBeNull()
  },
)

it.each([
  ['740.17', '740.17'],
  ['15 CFR 740.17', '740.17'],
  ['15 C.F.R. § 740.17(b)(1)', '740.17'],
  ['EAR 744.21', '744.21'],
  ['ITAR §120.15', '120.15'],
])('%s is a section', (keyword, number) => {
  expect(readSectionNumber(keyword)).toEqual({ label: `§ ${number}`, number })
})

it.each(['15 CFR 740', '740', '出口管制法', 'license 740.17', '2025.12'])('%s is no section', (keyword) => {
  expect(readSectionNumber(keyword)).toBeNull()
})
