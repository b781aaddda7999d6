import { describe, expect, it } from 'vitest'
import { inOneAlphabet } from './one-alphabet.ts'

describe('inOneAlphabet', () => {
  it.each([
    ['Oбщество C Ограниченной', 'Общество С Ограниченной'],
    ['Новая нафтавая кампанiя', 'Новая нафтавая кампанія'],
    ['Ivаnov', 'Ivanov'],
  ])('%s is typed with letters of the other alphabet', (typed, meant) => {
    expect(inOneAlphabet(typed)).toBe(meant)
    expect(inOneAlphabet(typed)).toHaveLength(typed.length)
  })

  it.each(['ГАЗprom', 'ООО Vitamin C', 'Молот C-300 Plant', 'Общество с', 'Example C'])('%s stays', (text) => {
    expect(inOneAlphabet(text)).toBe(text)
  })
})
