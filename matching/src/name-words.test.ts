import { describe, expect, it } from 'vitest'
import { findWords, nameWords, typedWords } from './name-words.ts'

/** The marked parts of a name that contains the text; null when it does not. */
function marked(name: string, text: string): string[] | null {
  const words = typedWords(text)
  return words && (findWords(name, words)?.map(({ start, end }) => name.slice(start, end)) ?? null)
}

describe('nameWords', () => {
  it.each([
    ['Müller-PETROV & Söhne GmbH', 'muller petrov sohne gmbh'],
    ['Al-Qa’ida in the Land', 'al qaida in the land'],
    ['上海微電子（集团）', '上 海 微 电 子 集 团'],
    ['中芯 SMIC 2号', '中 芯 smic 2 号'],
    ['ｶﾞｽﾌﾟﾛﾑ銀行', 'ガ ス プ ロ ム 银 行'],
    ['ОАО «Завод Петров»', 'оао завод петров'],
    ['مُحَمَّد علي', 'محمد علی'],
    ['上\u200b海', '上 海'],
    ['😀 — ()', ''],
  ])('of %s are %s', (name, words) => {
    expect(nameWords(name).join(' ')).toBe(words)
  })
})

describe('a typed text', () => {
  it.each([
    ['Ivan PETROV', 'petrov', ['PETROV']],
    ['Maria Petrova', 'petrov', ['Petrov']],
    ['PETROV Ivan Sergeevich', 'Ivan  PÉTROV', ['Ivan', 'PETROV']],
    ['KIM Jong Un', 'kim jo', ['KIM', 'Jo']],
    ['中国上海公司', '上海', ['上海']],
    ['中国（上海）公司', '国上', ['国（上']],
    ['上海浦东发展银行', '银行 上海', ['银行', '上海']],
    ['上海華虹', '华', ['華']],
    ['中芯国际SMIC', '国际smi', ['国际', 'SMI']],
    ['Hizb-i Islami', 'hizb', ['Hizb']],
    ['Al-Qa’ida', "qa'ida", ['Qa’ida']],
    ['Иван Петров', 'петров', ['Петров']],
    ['Бюро №13', '13', ['13']],
    ['Straße Bau', 'strasse', ['Straße']],
  ])('is a part of %s: %s', (name, text, parts) => {
    expect(marked(name, text)).toEqual(parts)
  })

  it.each([
    ['Hakim Zaman', 'kim'],
    ['Petrova Ivan', 'petrov ivan'],
    ['Ivan Sidorov', 'ivan petrov'],
    ['海上贸易', '上海'],
    ['上ABC海', '上海'],
    ['Иван Петров', 'petrov'],
    ['LLC SMP-138', '38'],
  ])('is no part of %s: %s', (name, text) => {
    expect(marked(name, text)).toBeNull()
  })

  it('has each word once, and the last one may go on', () => {
    expect(typedWords('kim KIM jong-un')).toEqual([
      { text: 'kim', as: 'whole' },
      { text: 'jong', as: 'whole' },
      { text: 'un', as: 'beginning' },
    ])
    expect(typedWords('smic 上海')).toEqual([
      { text: 'smic', as: 'whole' },
      { text: '上海', as: 'part' },
    ])
  })

  it.each(['', ' ', 'a', '%', '*', '.*', '?', '1', 'и', 'カ', 'word '.repeat(21)])(
    'is no part of a name: %o',
    (text) => {
      expect(typedWords(text)).toBeNull()
    },
  )

  it('may be one Han character, and signs are never words', () => {
    expect(typedWords('海')).toEqual([{ text: '海', as: 'part' }])
    expect(typedWords('pet*rov? OR (a)')).toEqual([
      { text: 'pet', as: 'whole' },
      { text: 'rov', as: 'whole' },
      { text: 'or', as: 'whole' },
      { text: 'a', as: 'beginning' },
    ])
  })
})
