import { describe, expect, it } from 'vitest'
import { foldHan } from './han/han-fold.ts'
import { readingsOf } from './han/han-reading.ts'
import { spellingsOf, systems } from './han/han-spelling.ts'
import { wadeGiles } from './han/wade-giles.ts'
import { romanise } from './romanise.ts'
import { scriptOf } from './script.ts'

describe('romanise', () => {
  it.each([
    ['Алексей', 'cyrillic', ['aleksey']],
    ['Алексе\u0438\u0306', 'cyrillic', ['aleksey']],
    ['Щукин', 'cyrillic', ['shchukin']],
    ['Володимир', 'cyrillic', ['volodimir']],
    ['Παπαδόπουλος', 'greek', ['papadopoulos']],
    ['القذافي', 'arabic', ['al', 'gaddafi']],
    ['القرضاوي', 'arabic', ['al', 'qrdaui']],
    ['محمد', 'arabic', ['muhammad']],
    ['محمدرضا', 'arabic', ['muhammadrida']],
    ['والتصدير', 'arabic', ['w', 'al', 'export']],
    ['لتجارة', 'arabic', ['lil', 'trading']],
    ['الفا', 'arabic', ['alfa']],
    ['گذاری', 'arabic', []],
    ['رضوانی', 'arabic', ['rzwani']],
    ['رضواني', 'arabic', ['rdwani']],
    ['ישראל', 'hebrew', ['israel']],
    ['שטרנברג', 'hebrew', ['shtrnbrg']],
    ['삼성전자', 'hangul', ['samsung', 'electronics']],
    ['김정은', 'hangul', ['kim', 'jeong', 'eun']],
    ['조선광업개발무역회사', 'hangul', ['korea', 'mining', 'development', 'trading', 'company']],
    ['백호무역회사', 'hangul', ['paekho', 'trading', 'company']],
    ['トヨタ', 'kana', ['toyota']],
    ['グループ', 'kana', ['group']],
    ['アルファグループ', 'kana', ['arufa', 'group']],
    ['プロムスヴャジバンク', 'kana', ['puromusuvyajibanku']],
    ['ベラルーシ', 'kana', ['belarus']],
    ['こうべ', 'kana', ['kobe']],
    ['საქართველო', 'georgian', ['sakartvelo']],
    ['Հայաստան', 'armenian', ['hayastan']],
    ['नरेन्द्र', 'indic', ['narendr']],
    ['নরেন্দ্র', 'indic', ['narendr']],
    ['நரேந்திர', 'indic', ['narendira']],
    ['አቢይ', 'ethiopic', ['abiy']],
    ['สมศักดิ์', 'thai', ['somsak']],
    ['Đặng Müller', 'latin', ['dangmuller']],
  ] as const)('%s', (text, script, expected) => {
    expect(romanise(text, script)).toEqual(expected)
  })

  it('keeps letters of unknown scripts for equality', () => {
    expect(romanise('ᏣᎳᎩ', 'other')).toEqual(['ᏣᎳᎩ'.toLowerCase()])
  })
})

describe('scriptOf', () => {
  it.each([
    ['A', 'latin'],
    ['я', 'cyrillic'],
    ['々', 'han'],
    ['𠮷', 'han'],
    ['٣', 'digit'],
    [' ', null],
    ['😀', null],
    ['\u0000', null],
  ])('%s is %s', (character, script) => {
    expect(scriptOf(character.codePointAt(0) ?? 0)).toBe(script)
  })
})

describe('Han', () => {
  it('folds traditional forms, variants and radicals', () => {
    expect(['華', '為', '⾊', '邨', '昇'].map(foldHan)).toEqual(['华', '为', '色', '村', '升'])
  })

  it('knows every reading of a character', () => {
    expect(readingsOf('重')).toEqual(expect.arrayContaining(['zhong', 'chong']))
  })

  it.each([
    ['xiao', 'hsiao'],
    ['zhang', 'chang'],
    ['cai', 'tsai'],
    ['zi', 'tzu'],
    ['guo', 'kuo'],
    ['duo', 'to'],
    ['zhou', 'chou'],
    ['jian', 'chien'],
    ['xue', 'hsueh'],
  ])('%s is %s in Wade-Giles', (pinyin, expected) => {
    expect(wadeGiles(pinyin)).toContain(expected)
  })

  it('offers the spellings of Hong Kong and overseas for a family name', () => {
    const spellings = spellingsOf('陈', 'chen', 'family')
    const systemOf = (latin: string): number => spellings.find((spelling) => spelling.latin === latin)?.system ?? 0
    expect(systemOf('chan') & systems.hongKong).toBeTruthy()
    expect(systemOf('chan') & systems.pinyin).toBeFalsy()
    expect(systemOf('tan') & systems.overseas).toBeTruthy()
    expect(systemOf('tan') & systems.hongKong).toBeFalsy()
    expect(spellingsOf('陈', 'chen', 'other').some((spelling) => spelling.latin === 'tan')).toBe(false)
  })
})
