import { describe, expect, it } from 'vitest'
import { textLanguage } from './text-language.ts'

describe('textLanguage', () => {
  it.each([
    ['浪潮集团有限公司', 'zh'],
    ['ザラ・アエロ・グループ', 'ja'],
    ['株式会社 テスト', 'ja'],
    ['조선광업개발무역회사', 'ko'],
    ['Общество «ЦСТ»', 'ru'],
    ['Товариство з обмеженою відповідальністю', 'uk'],
    ['بانک ملی ایران', 'ar'],
    ['BANK MELLI IRAN', 'en'],
    ['2018-11-05', undefined],
  ])('%s reads as %s', (text, language) => {
    expect(textLanguage(text)).toBe(language)
  })
})
