import { describe, expect, it } from 'vitest'
import { prepareName } from '../normalise/prepare.ts'
import { commonness, commonnessOf } from './commonness.ts'
import { surnames } from './han/surnames.ts'

describe('commonness', () => {
  it.each(['kim', 'nguyen', 'muhammad', 'wang', 'smith', 'garcia', 'silva', 'ivanova', 'papadopoulos', 'singh'])(
    'knows %s',
    (form) => {
      expect(commonness(form)).toBeGreaterThan(5)
    },
  )

  it('gives every spelling of a name the share of the name', () => {
    expect(commonness('mokhammad')).toBe(commonness('muhammad'))
    expect(commonness('oleksandr')).toBeGreaterThanOrEqual(commonness('aleksandr'))
  })

  it('tells given from family names', () => {
    const { given, family } = commonnessOf('park')
    expect(family).toBeGreaterThan(given)
    expect(commonnessOf('minsu').family).toBe(0)
  })

  it('knows nothing of rare names and of words that are properties of objects', () => {
    expect(commonness('constructor')).toBe(0)
    expect(commonness('zawahirizadeh')).toBe(0)
  })

  it.each(['김민수', '박지영', '최현우', '정동현', '이영호', '강경희', '윤서연'])(
    'knows each syllable of %s',
    (text) => {
      for (const token of prepareName(text, true).tokens) expect(commonness(token.form), token.form).toBeGreaterThan(1)
    },
  )

  it('knows the reading of nearly every Chinese family name of one character', () => {
    const unknown = [...surnames].filter(([name, { pinyin }]) => name.length === 1 && commonness(pinyin) === 0)
    expect(unknown.length / surnames.size).toBeLessThan(0.2)
  })
})
