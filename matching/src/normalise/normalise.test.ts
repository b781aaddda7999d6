import { describe, expect, it } from 'vitest'
import { joinAbdul } from './abdul.ts'
import { cleanText, longestName } from './clean.ts'
import { joinDinAndAllah } from './din-and-allah.ts'
import { hanNameOf, segmentsOf } from './han-name.ts'
import { readNumber } from './han-numbers.ts'
import { takeLegalForms } from './legal.ts'
import { readNumberWords } from './number-words.ts'
import { consonantSkeletonOf, phonetic } from './phonetic.ts'
import { prepareName, tokenKinds } from './prepare.ts'
import { spansOf } from './spans.ts'
import { joinDottedLetters, wordsOf } from './words.ts'

const forms = (text: string): string[] => wordsOf(spansOf(text)).map((word) => word.form)

describe('cleanText', () => {
  it('replaces lone surrogates one for one and bounds the length', () => {
    expect(cleanText('a\ud800b')).toBe('a\ufffdb')
    expect(cleanText('x'.repeat(5000))).toHaveLength(longestName)
  })
})

describe('spansOf', () => {
  it('keeps the offsets of the text as typed', () => {
    const [first, second] = spansOf('“Aл” Ba')
    expect([first?.start, first?.end, first?.script]).toEqual([1, 2, 'latin'])
    expect([second?.start, second?.end, second?.script]).toEqual([2, 3, 'cyrillic'])
  })

  it('cuts Han from Latin and from digits, digits not from Latin', () => {
    expect(spansOf('华为Huawei P9 第13厂').map((span) => span.text)).toEqual(['华为', 'Huawei', 'P9', '第', '13', '厂'])
  })

  it('joins over apostrophes and zero-width characters', () => {
    expect(forms("Cho'ng Qa’ida Int'l Ali\u200bBaba")).toEqual(['chong', 'qaida', 'intl', 'alibaba'])
  })

  it('marks the parts of a foreign name in Han', () => {
    expect(spansOf('贝拉克·奥巴马')[1]?.followsMiddleDot).toBe(true)
  })
})

describe('words', () => {
  it('joins letters between full stops', () => {
    const joined = joinDottedLetters(wordsOf(spansOf('A.B.C. Trading S.A. de C.V.')))
    expect(joined.map((word) => word.form)).toEqual(['abc', 'trading', 'sa', 'de', 'cv'])
  })

  it('reads an ampersand as a word', () => {
    expect(forms('AT&T')).toEqual(['at', 'and', 't'])
  })

  it.each([
    ['Abd al-Aziz', ['abdulaziz']],
    ['Abdel Aziz', ['abdulaziz']],
    ['Abdulaziz', ['abdulaziz']],
    ['Abdurrahman', ['abdulrahman']],
    ['Abd ar-Rahman', ['abdulrahman']],
    ['Abdullah', ['abdullah']],
    ['Abdul Khan', ['abdul', 'khan']],
    ['Haq, Abdul', ['abdulhaq']],
    ['Allah Ali Abd', ['abdullah', 'ali']],
    ['Khan Abdul', ['khan', 'abdul']],
  ])('%s is one name: %j', (text, expected) => {
    expect(joinAbdul(wordsOf(spansOf(text))).map((word) => word.form)).toEqual(expected)
  })

  it.each([
    ['Salah al-Din', ['salahuddin']],
    ['Salaheddine', ['salahuddin']],
    ['Saladin', ['salauddin']],
    ['Nasrudin', ['nasruddin']],
    ['Nur Uddin', ['nuruddin']],
    ['Zineddine', ['zineuddin']],
    ['Nasr Allah', ['nasrullah']],
    ['Hamidollah', ['hamidullah']],
    ['Nasrallah', ['nasrullah']],
    ['Professor Allah Dad', ['professor', 'allah', 'dad']],
    ['Mohammed Uddin', ['mohammed', 'uddin']],
    ['Mullah Geraldine Padilla', ['mullah', 'geraldine', 'padilla']],
    ['Ibrahim bin al-Din', ['ibrahim', 'bin', 'al', 'din']],
  ])('%s → %j', (text, expected) => {
    expect(joinDinAndAllah(wordsOf(spansOf(text))).map((word) => word.form)).toEqual(expected)
  })

  it.each([
    ['Brigade Forty-Four', ['brigade', '44']],
    ['44th Brigade', ['44', 'brigade']],
    ['Sixty', ['60']],
    ['One World', ['one', 'world']],
    ['Plant number four', ['plant', 'number', '4']],
    ['Unit Nineteen', ['unit', '19']],
  ])('%s → %j', (text, expected) => {
    expect(readNumberWords(wordsOf(spansOf(text))).map((word) => word.form)).toEqual(expected)
  })
})

describe('takeLegalForms', () => {
  const take = (text: string): { words: string[]; classes: string[] } => {
    const { words, classes } = takeLegalForms(joinDottedLetters(wordsOf(spansOf(text))))
    return { words: words.map((word) => word.form), classes: [...classes] }
  }

  it.each([
    ['Dandong Zhicheng Co., Ltd.', ['dandong', 'zhicheng'], ['limited']],
    ['ООО «Вектор»', ['vektor'], ['limited']],
    ['Общество с ограниченной ответственностью Вектор', ['vektor'], ['limited']],
    ['Siemens Aktiengesellschaft', ['siemens'], ['stock']],
    ['Siemens Aktiengeselschaft', ['siemens'], ['stock']],
    ['Grupo Uno, S.A. de C.V.', ['grupo', 'uno'], ['stock']],
    ['Stripe L.L.C.', ['stripe'], ['limited']],
    ['Foo Sp. z o.o.', ['foo'], ['limited']],
    ['PT Telkom Tbk', ['telkom'], ['stock', 'limited']],
  ])('%s', (text, words, classes) => {
    expect(take(text).words).toEqual(words)
    expect(take(text).classes.sort()).toEqual([...classes].sort())
  })

  it('keeps a name that is only a legal form', () => {
    expect(take('Limited').words).toEqual(['limited'])
  })

  it('does not read members of Object as words', () => {
    expect(take('Constructor Prototype hasOwnProperty').words).toEqual(['constructor', 'prototype', 'hasownproperty'])
  })
})

describe('phonetic', () => {
  it.each([
    ['mohammed', 'muhammad'],
    ['qaddafi', 'kadafi'],
    ['yevgeny', 'evgeny'],
    ['schmidt', 'shmid'],
    ['joseph', 'josef'],
  ])('%s and %s share consonants', (one, other) => {
    const drop = (token: string): string => consonantSkeletonOf(token).replace(/^_/, '').replace(/t$/, '')
    expect(drop(one)).toBe(drop(other))
  })

  it('leaves digits alone', () => {
    expect(phonetic('b44')).toBe('b44')
  })
})

describe('Han names', () => {
  const segments = (text: string): string[] => {
    const characters = [...text]
    return segmentsOf(characters).map((part) => `${part.kind}:${characters.slice(part.from, part.to).join('')}`)
  }

  it('cuts a company from the right', () => {
    expect(segments('丹东至诚金属材料有限公司').slice(1)).toEqual(['trade:至诚', 'industry:金属材料', 'legal:有限公司'])
    expect(segments('华光光电子').at(-1)).toBe('industry:光电子')
  })

  it.each([
    ['单于田', ['chan', 'yu', 'tian']],
    ['仇英', ['qiu', 'ying']],
    ['曾庆红', ['zeng', 'qing', 'hong']],
  ])('reads %s as a person', (text, pinyin) => {
    expect(hanNameOf(spansOf(text), true)?.pinyin).toEqual(pinyin)
  })

  it('knows a double family name', () => {
    expect(hanNameOf(spansOf('欧阳修文'), true)?.familyLength).toBe(2)
  })

  it.each([
    ['十四', '14'],
    ['一一二', '112'],
    ['二百零五', '205'],
    ['十', '10'],
  ])('%s is %s', (numeral, number) => {
    expect(readNumber(numeral)).toBe(number)
  })

  it('takes numbers only if they identify the organisation', () => {
    expect(prepareName('中国电子科技集团公司第十三研究所', false).numbers).toEqual(['13'])
    expect(prepareName('三一重工', false).numbers).toEqual([])
  })
})

describe('prepareName', () => {
  it('types the tokens of a person', () => {
    const name = prepareName('Mullah Omar bin J. Hassan', true)
    const { title, content, particle, initial } = tokenKinds
    expect(Array.from(name.kinds)).toEqual([title, content, particle, initial, content])
    expect(name.afterFatherMark[3]).toBe(1)
  })

  it('types the tokens of a company', () => {
    const name = prepareName('Factory 112 International IV', false)
    const { generic, number } = tokenKinds
    expect(Array.from(name.kinds)).toEqual([generic, number, generic, number])
  })

  it('compares a name that has only titles by its titles', () => {
    expect(Array.from(prepareName('Haji Agha', true).kinds)).toEqual([tokenKinds.content, tokenKinds.content])
  })
})
