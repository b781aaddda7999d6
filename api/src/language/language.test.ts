import { describe, expect, test } from 'vitest'
import { phrasesEn } from '../contract/phrases.en.ts'
import { phrasesZh } from '../contract/phrases.zh.ts'
import { languageOf, say } from './language.ts'

describe('the language of an answer', () => {
  test.each([
    [undefined, 'zh'],
    ['', 'zh'],
    ['*', 'zh'],
    ['fr', 'zh'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['zh-TW', 'zh'],
    ['fr, en;q=0.2', 'en'],
    ['en;q=0.4, zh;q=0.6', 'zh'],
    ['zh;q=0.4, en;q=0.6', 'en'],
    ['en, zh', 'en'],
    ['zh, en', 'zh'],
    ['en;q=0', 'zh'],
    ['en;q=nonsense', 'en'],
    ['en;q=.', 'zh'],
    ['english', 'zh'],
  ])('%s → %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})

describe('phrases', () => {
  test('both languages have the same placeholders', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const [code, text] of Object.entries(phrasesEn)) {
      expect(places(phrasesZh[code as keyof typeof phrasesZh]), code).toEqual(places(text))
    }
  })

  test('a time says that it is of Beijing: pages show the reader’s own', () => {
    const clock = { zh: '{time}（北京时间）', en: '{time} (Beijing time)' }
    for (const [language, phrases] of Object.entries({ zh: phrasesZh, en: phrasesEn })) {
      for (const text of Object.values(phrases).filter((one) => one.includes('{time}'))) {
        expect(text).toContain(clock[language as keyof typeof clock])
      }
    }
  })

  test('placeholders are filled', () => {
    expect(say('rate.exceeded', 'en', { seconds: 7 })).toBe('Too many requests; try again in 7 seconds')
    expect(say('rate.exceeded', 'zh', { seconds: 7 })).toBe('请求过于频繁，请 7 秒后再试')
  })
})
