import { describe, expect, test } from 'vitest'
import { printable, shortened, wrap } from './typesetting.ts'
import { wordsOf } from './words.ts'

const measure = (text: string) => [...text].length

describe('a line that may not break', () => {
  test.each([
    ['一二三', 3, '一二三'],
    ['一二三四', 3, '一二…'],
    ['one two', 5, 'one…'],
    ['𠮷𠮷𠮷', 2, '𠮷…'],
  ])('%j in %i is %j', (text, width, shown) => {
    expect(shortened(text, width, measure)).toBe(shown)
  })
})

describe('lines', () => {
  test.each([
    ['one two three', 8, ['one two', 'three']],
    ['一二三四五六', 4, ['一二三四', '五六']],
    ['一二三四，五六', 4, ['一二三', '四，五六']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['https://a.example/b-c', 12, ['https://', 'a.example/b-', 'c']],
    ['한국 무역', 3, ['한국', '무역']],
    ['“一二”三', 4, ['“一', '二”三']],
    ['first\nsecond', 20, ['first', 'second']],
    ['', 10, ['']],
    ['a\n\nb', 10, ['a', '', 'b']],
  ])('%j in %i', (text, width, lines) => {
    expect(wrap(text, width, measure)).toEqual(lines)
  })

  test('are never too wide, and lose nothing but spaces', () => {
    const text = '中文与 Latin words，以及（括号内的）一段 aVeryLongWordThatFitsNowhere 结束。'.repeat(20)
    for (const width of [5, 9, 17, 40]) {
      const lines = wrap(text, width, measure)
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width)
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }
  })
})

describe('what the typeface lacks', () => {
  const has = (codePoint: number) => codePoint < 0x100 || (codePoint >= 0x4e00 && codePoint <= 0x9fff)
  const set = (text: string, language: 'zh' | 'en' = 'en') => printable(text, has, wordsOf(language)).text

  test('a printable name is unchanged', () => {
    expect(printable('Müller 中国\nLtd', has, wordsOf('zh'))).toEqual({ text: 'Müller 中国\nLtd', isReplaced: false })
  })

  test('an accented letter is printed without its accent and explained', () => {
    expect(set('Kovačević')).toBe('Kovacevic [c=U+010D c=U+0107]')
  })

  test("another script is printed as code points, word by word, with the script's name", () => {
    expect(set('שלום עולם Ltd')).toBe('[Hebrew: U+05E9 U+05DC U+05D5 U+05DD, U+05E2 U+05D5 U+05DC U+05DD] Ltd')
    expect(set('한국', 'zh')).toBe('[韩文：U+D55C U+AD6D]')
    expect(set('a𐎀b')).toBe('a[U+10380]b')
  })
})
