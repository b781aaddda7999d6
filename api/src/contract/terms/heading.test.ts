import { describe, expect, it } from 'vitest'
import type { DetailName } from '../detail.ts'
import { headingOf } from './heading.ts'

const name = (value: string, lang: string): DetailName => ({
  value,
  script: lang === 'ja' ? 'Hani' : 'Latn',
  lang,
  kind: 'primary',
  quality: 'strong',
  sourceIds: [18],
})

describe('the heading of a subject', () => {
  it('follows the language of the reader and never repeats a name', () => {
    const inspur = { name: 'Inspur Group', en: 'Inspur Group', zh: '浪潮集团', names: [], translations: [] }
    expect(headingOf(inspur, 'zh')).toEqual({
      main: '浪潮集团',
      other: 'Inspur Group',
      japanese: null,
      isTranslated: false,
    })
    expect(headingOf(inspur, 'en')).toEqual({
      main: 'Inspur Group',
      other: '浪潮集团',
      japanese: null,
      isTranslated: false,
    })
    const melli = { name: 'BANK MELLI IRAN', en: 'BANK MELLI IRAN', zh: null, names: [], translations: [] }
    expect(headingOf(melli, 'zh')).toEqual({
      main: 'BANK MELLI IRAN',
      other: null,
      japanese: null,
      isTranslated: false,
    })
  })

  it('has a Japanese name behind the Latin one, and says that it is Japanese', () => {
    const names = [name('哈爾浜工程大学', 'ja'), name('Harbin Engineering University', 'en')]
    const heu = {
      name: 'Harbin Engineering University',
      en: 'Harbin Engineering University',
      zh: null,
      names,
      translations: [],
    }
    const expected = { main: heu.name, other: '哈爾浜工程大学', japanese: 'other', isTranslated: false }
    expect([headingOf(heu, 'zh'), headingOf(heu, 'en')]).toEqual([expected, expected])
    expect(headingOf({ ...heu, name: '哈爾浜工程大学' }, 'zh')).toEqual(expected)
    expect(headingOf({ ...heu, zh: '哈尔滨工程大学' }, 'zh')).toMatchObject({ main: '哈尔滨工程大学', japanese: null })
  })

  it('is Japanese where no other name is known', () => {
    const value = '民族経済協力連合会'
    const onlyJapanese = { name: value, en: null, zh: null, names: [name(value, 'ja')], translations: [] }
    expect(headingOf(onlyJapanese, 'zh')).toEqual({ main: value, other: null, japanese: 'main', isTranslated: false })
  })

  it('is a Chinese name of ours for a Chinese reader where no list prints one, before the published name', () => {
    const translations = [{ value: '伊朗国家银行', kind: 'press' as const }]
    const melli = { name: 'BANK MELLI IRAN', en: 'BANK MELLI IRAN', zh: null, names: [name('BANK MELLI IRAN', 'en')] }
    const expected = { main: '伊朗国家银行', other: 'BANK MELLI IRAN', japanese: null, isTranslated: true }
    expect(headingOf({ ...melli, translations }, 'zh')).toEqual(expected)
    expect(headingOf({ ...melli, translations }, 'en')).toMatchObject({ main: 'BANK MELLI IRAN', isTranslated: false })
    const japanese = { ...melli, names: [...melli.names, name('メリ銀行', 'ja')], translations }
    expect(headingOf(japanese, 'zh')).toMatchObject({ main: 'BANK MELLI IRAN', other: 'メリ銀行', isTranslated: false })
  })
})
