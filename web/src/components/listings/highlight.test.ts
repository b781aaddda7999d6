import { describe, expect, it } from 'vitest'
import { markShape, splitHighlights, typedHighlights } from './highlight.ts'

const textOf = (segments: { text: string }[]) => segments.map((segment) => segment.text).join('')

describe('splitHighlights', () => {
  it('splits a name into marked and plain parts without losing a character', () => {
    const name = 'Langchao Beijing Electronic'
    const segments = splitHighlights(name, [{ start: 0, end: 8, relation: 'pinyin' }])
    expect(segments).toEqual([
      { text: 'Langchao', start: 0, relation: 'pinyin' },
      { text: ' Beijing Electronic', start: 8, relation: null },
    ])
    expect(textOf(segments)).toBe(name)
  })

  it('gives an overlap to the range that begins first, in any order of the ranges', () => {
    const segments = splitHighlights('ABCDEF', [
      { start: 2, end: 5, relation: 'spelling' },
      { start: 0, end: 3, relation: 'same' },
    ])
    expect(segments.map(({ text, relation }) => [text, relation])).toEqual([
      ['ABC', 'same'],
      ['DE', 'spelling'],
      ['F', null],
    ])
  })

  it('clips ranges beyond the end and ignores empty ones', () => {
    const segments = splitHighlights('BANK', [
      { start: 1, end: 1, relation: 'same' },
      { start: 2, end: 99, relation: 'same' },
    ])
    expect(textOf(segments)).toBe('BANK')
    expect(segments.at(-1)).toEqual({ text: 'NK', start: 2, relation: 'same' })
  })
})

describe('markShape', () => {
  it('distinguishes sound, equivalence and equality, and marks nothing that differs', () => {
    expect([markShape('same'), markShape('pinyin'), markShape('equivalent'), markShape('conflict')]).toEqual([
      'same',
      'sound',
      'equivalent',
      null,
    ])
  })
})

describe('typedHighlights', () => {
  it('finds the typed letters whatever their case', () => {
    expect(typedHighlights('BANK MELLI IRAN', 'melli')).toEqual([{ start: 5, end: 10, relation: 'same' }])
  })

  it('finds words that are typed together, from the beginning of one on', () => {
    expect(typedHighlights('KIM Jong-un', 'jongun')).toEqual([{ start: 4, end: 11, relation: 'same' }])
    expect(typedHighlights('华为 (香港) 公司', '华为香港')).toEqual([{ start: 0, end: 6, relation: 'same' }])
    expect(typedHighlights('KIM Jong Un', 'ongun')).toEqual([])
    expect(typedHighlights('A (B', 'a(c')).toEqual([])
  })

  it('marks nothing when the name matched in another script', () => {
    expect(typedHighlights('BANK MELLI IRAN', '国民银行')).toEqual([])
  })
})
