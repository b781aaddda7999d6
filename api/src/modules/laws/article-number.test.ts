import { expect, it } from 'vitest'
import { readArticleNumber } from './article-number.ts'

it.each([
  ['第三十条', '第三十条', ''],
  ['第30条', '第三十条', ''],
  ['出口管制法第三十條', '第三十条', '出口管制法'],
  ['《出口管制法》 第 12 条', '第十二条', '出口管制法'],
  ['第105条', '第一百零五条', ''],
  ['第110条 刑法', '第一百一十条', '刑法'],
  ['第一百二十条之一', '第一百二十条之一', ''],
])('%s names %s of the law named %s', (keyword, label, rest) => {
  expect(readArticleNumber(keyword)).toEqual({ label, rest })
})

it.each(['出口管制法', '第条', '条款', '第0条', 'section 30', '第三章'])('%s names no article', (keyword) => {
  expect(readArticleNumber(keyword)).toBeNull()
})
