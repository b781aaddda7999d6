import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind } from '../model.ts'
import { createComparer, type PreparedQuery, prepareQuery } from '../score.ts'

const { explainSubject, scoreNames } = createComparer()
const explainName = (query: PreparedQuery, name: ListedName, type: PartyKind) =>
  explainSubject(query, { names: [name], type, details: null }, 0)

function score(query: string, name: string, type: '01' | '02' = '02'): number {
  return scoreNames(prepareQuery(query, type), [{ value: name, quality: 'strong', kind: 'primary' }], type).score
}

describe('two names of persons in Han', () => {
  it('traditional and simplified characters are the same name', () => {
    expect(score('張偉明', '张伟明')).toBe(score('张伟明', '张伟明'))
  })

  it.each([
    ['葉偉明', '叶伟明'],
    ['於偉明', '于伟明'],
    ['鍾伟明', '鐘伟明'],
  ])('a family name that simplification merges costs about three points: %s / %s', (one, other) => {
    const loss = score(one, one) - score(one, other)
    expect(loss).toBeGreaterThan(2.5)
    expect(loss).toBeLessThan(3.5)
    expect(score(other, one)).toBe(score(one, other))
  })

  it.each([
    ['肖伟明', '萧伟明'],
    ['肖伟明', '蕭偉明'],
    ['闫伟明', '阎伟明'],
    ['付伟明', '傅伟明'],
    ['代伟明', '戴伟明'],
    ['丘伟明', '邱伟明'],
  ])('a family name that registries write both ways costs about five: %s / %s', (one, other) => {
    const loss = score(one, one) - score(one, other)
    expect(loss).toBeGreaterThan(4.5)
    expect(loss).toBeLessThan(5.5)
    expect(score(other, one)).toBe(score(one, other))
  })

  it('the same characters in a given name, or in a company, are no family name', () => {
    expect(score('李於明', '李于明')).toBe(score('李于明', '李于明'))
    expect(score('葉氏集團', '叶氏集团', '01')).toBe(score('叶氏集团', '叶氏集团', '01'))
    expect(score('王代', '王戴')).toBeLessThan(80)
  })

  it('the explanation calls the other writing equivalent', () => {
    const { explanation } = explainName(
      prepareQuery('肖伟明', '02'),
      { value: '萧伟明', quality: 'strong', kind: 'primary' },
      '02',
    )
    expect(explanation.tokens).toEqual([
      { query: '肖', listed: '萧', relation: 'equivalent' },
      { query: '伟明', listed: '伟明', relation: 'same' },
    ])
  })

  it.each([
    ['李逸', '李奕', 70, 80],
    ['王小明', '王晓明', 70, 80],
    ['张雨', '张瑜', 50, 70],
    ['王小明', '王霄明', 50, 70],
    ['王小明', '王小强', 0, 50],
  ])('one other character counts by its sound and tone: %s / %s', (one, other, least, most) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(least)
    expect(score(one, other)).toBeLessThan(most)
    expect(score(other, one)).toBe(score(one, other))
  })

  it('乾 is read qian in the name of a person', () => {
    expect(score('李乾坤', 'LI Qiankun')).toBeGreaterThan(90)
  })
})

describe('two names of companies in Han', () => {
  it.each([
    ['株式会社ステリマフ', '株式会社ラテプ'],
    ['公開株式会社イジュマシュ', '公開株式会社アヴィアドヴィガチェリ'],
    ['東京株式会社', '東京エレクトロン株式会社'],
    ['株式会社', '株式会社ラテプ'],
  ])('Kana among the characters are part of the name: %s / %s are two', (one, other) => {
    expect(score(one, other, '01')).toBeLessThan(50)
    expect(score(other, one, '01')).toBeLessThan(50)
  })

  it('one wrong Kana is still the same name', () => {
    expect(score('株式会社ステリマフ', '株式会社ステリマブ', '01')).toBeGreaterThan(70)
    expect(
      score('株式会社ステリマフ名称「ポリュス」研究所', '株式会社ステリマフ名称ポリュス研究所', '01'),
    ).toBeGreaterThan(95)
  })

  it('Kana alone match the company with its legal form', () => {
    expect(score('ステリマフ', '株式会社ステリマフ', '01')).toBeGreaterThan(90)
    expect(score('有限会社ステリマフ', '株式会社ステリマフ', '01')).toBeGreaterThan(70)
  })

  it.each([
    ['ABC有限公司', 'XYZ有限公司'],
    ['TCL科技', 'ZTE科技'],
    ['SPTB有限会社', 'MKB有限会社'],
  ])('Latin words name the company where the characters name nobody: %s / %s are two', (one, other) => {
    expect(score(one, other, '01')).toBeLessThan(50)
  })

  it('only a common legal form scores below the alert line', () => {
    expect(score('有限公司', 'XYZ有限公司', '01')).toBeLessThan(70)
    expect(score('科技有限公司', 'TCL科技有限公司', '01')).toBeLessThan(70)
  })

  it('a Latin word next to a trade name in Han is a second spelling of it', () => {
    expect(score('华为 Huawei', '华为', '01')).toBeGreaterThan(90)
    expect(score('华为 Huawei', '华为 HW', '01')).toBeGreaterThan(90)
    expect(score('TCL集团', 'TCL集团有限公司', '01')).toBeGreaterThan(80)
  })
})
