import { describe, expect, it } from 'vitest'
import type { TranslationKind } from '../../model.ts'
import { alertLine, createComparer, prepareQuery } from '../../score.ts'

const { scoreSubject } = createComparer()

function score(query: string, value: string, countries = ['CN'], translation?: TranslationKind): number {
  const name = { value, quality: 'strong' as const, kind: 'primary' as const, ...(translation && { translation }) }
  const details = { birthRanges: [], sex: null, countries, identifiers: [], identifierKinds: [] }
  return scoreSubject(prepareQuery(query, null), { type: '01', names: [name], details }).score
}

describe('a name in pinyin is that of its characters', () => {
  it.each([
    ['Nanjing Ligong Daxue', '南京理工大学'],
    ['Nanjing Hangkong Hangtian Daxue', '南京航空航天大学'],
    ['Harbin Gongye Daxue', '哈尔滨工业大学'],
    ['Zhongguo Gongcheng Wuli Yanjiuyuan', '中国工程物理研究院'],
  ])('%s = %s', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThan(90)
  })

  it.each([
    ['Guoji Maoyi Gongsi', '国际贸易公司'],
    ['Nanjing Ligong Daxue', '南京农业大学'],
    ['Beijing Ligong Daxue', '南京理工大学'],
    ['SPB OOO', '圣彼得堡'],
  ])('%s is not %s', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(alertLine)
  })
})

describe('a Chinese name of ours answers Latin letters', () => {
  it.each(['official', 'press', 'short', 'former'] as const)('as the own name of a Chinese party: %s', (kind) => {
    expect(score('Wentai Keji', '闻泰科技', ['CN', 'HK'], kind)).toBeGreaterThanOrEqual(alertLine)
    expect(score('Wentai Technology', '闻泰科技', ['CN'], kind)).toBeGreaterThanOrEqual(alertLine)
  })

  it('not of a foreign party, not word for word, not a short form of two syllables, and by no meaning', () => {
    expect(score('Kabasiji', '卡巴斯基', ['RU'], 'press')).toBeLessThan(alertLine)
    expect(score('Wentai Keji', '闻泰科技', ['CN'], 'literal')).toBeLessThan(alertLine)
    expect(score('Wentai', '闻泰', ['CN'], 'short')).toBeLessThan(alertLine)
    expect(score('Evergrande Group', '恒大集团', ['CN'], 'official')).toBeLessThan(alertLine)
  })
})
