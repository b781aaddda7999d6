import { describe, expect, it } from 'vitest'
import { groundLabels } from './ground-phrases.ts'
import { toGrounds } from './grounds.ts'

const lists = [{ id: 'bis-entity-list', short_name: 'BIS Entity List', short_name_cn: '美国实体清单' }]

const only = (kind: string, values: string[], isFirst = true) =>
  toGrounds([{ kind, points: 1, values }], isFirst, lists)[0]

describe('a ground', () => {
  it.each(Object.keys(groundLabels))('has a heading in both languages: %s', (kind) => {
    const ground = only(kind, [])
    expect(ground?.labelZh).toMatch(/\p{Script=Han}/u)
    expect(ground?.labelEn).not.toMatch(/\p{Script=Han}|Another ground/u)
  })

  it('of a kind of newer rules is shown with its values, and stands for neither side', () => {
    expect(only('shoe-size', ['42', '43'])).toEqual({
      kind: 'shoe-size',
      points: 1,
      labelZh: '其他依据',
      labelEn: 'Another ground',
      shared: [
        { zh: '42', en: '42' },
        { zh: '43', en: '43' },
      ],
      own: null,
      other: null,
    })
    expect(only('toString', [])?.labelEn).toBe('Another ground')
  })

  it('that differs has first the value of the subject itself, whichever record came first', () => {
    const dates = ['1961-03-01', '1963-03-01']
    expect(only('other-birth-date', dates)).toMatchObject({ own: { zh: '1961-03-01' }, other: { zh: '1963-03-01' } })
    expect(only('other-birth-date', dates, false)).toMatchObject({
      own: { zh: '1963-03-01' },
      other: { zh: '1961-03-01' },
    })
  })

  it('that both state has its values once', () => {
    expect(only('country', ['RU', 'BY'])).toMatchObject({
      shared: [
        { zh: '俄罗斯', en: 'Russia' },
        { zh: '白俄罗斯', en: 'Belarus' },
      ],
      own: null,
    })
    expect(only('name', ['igor sechin', 'igor sechin'])).toMatchObject({ shared: [{ en: 'igor sechin' }], own: null })
  })

  it('of one name in two ways of writing says so once, and of two names that they are similar', () => {
    expect(only('name', ['Nasser AL-ALI', 'Nasser Al-Ali'])).toMatchObject({ labelZh: '名称相同', own: null })
    expect(only('name', ['Mehr Bank', 'Mehr Eqtesad Bank'])).toMatchObject({ labelZh: '名称相近', shared: [] })
  })

  it.each([
    ['other-country', 'AM, AE', '亚美尼亚、阿联酋', 'Armenia, United Arab Emirates'],
    ['birth-year', '1970-01-01/1970-12-31', '1970', '1970'],
    ['other-birth-date', '1986', '1986', '1986'],
    ['other-birth-date', 'about 1986/later', 'about 1986 – later', 'about 1986 – later'],
    ['other-birth-date', '1973-11-01/1973-11-30, 1975-02-03', '1973-11、1975-02-03', '1973-11, 1975-02-03'],
    ['other-birth-date', '1970-01-01/1972-12-31', '1970-01-01 – 1972-12-31', '1970-01-01 – 1972-12-31'],
    ['other-regime', 'human-rights, russia', '人权、俄罗斯／乌克兰', 'Human rights, Russia and Ukraine'],
    ['other-legal-form', 'stock, limited', '股份公司、有限公司', 'joint-stock company, limited company'],
    ['city', 'rostov on don', 'Rostov On Don', 'Rostov On Don'],
    ['number', 'tax-id 7707696113', '税号 7707696113', 'Tax identification 7707696113'],
    ['reference', 'un:QDE.070', '联合国 QDE.070', 'UN QDE.070'],
    ['one-list', 'bis-entity-list', '美国实体清单', 'BIS Entity List'],
    ['one-list', 'left-the-registry', 'left-the-registry', 'left-the-registry'],
  ])('is in words: %s %s', (kind, value, zh, en) => {
    expect(only(kind, [value])?.shared).toEqual([{ zh, en }])
  })

  it('names a sex in words', () => {
    expect(only('other-sex', ['male', 'female'])).toMatchObject({ own: { zh: '男' }, other: { zh: '女' } })
  })
})

it('grounds come strongest first, those against behind', () => {
  const evidence = [
    { kind: 'other-city', points: -1.5, values: [] },
    { kind: 'prior', points: -7, values: [] },
    { kind: 'name', points: 6, values: [] },
  ]
  expect(toGrounds(evidence, true, lists).map(({ kind }) => kind)).toEqual(['name', 'other-city', 'prior'])
})
