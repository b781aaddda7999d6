import { describe, expect, it } from 'vitest'
import { nearCodes, readCode } from './item-codes.ts'

describe('a typed code', () => {
  it.each([
    ['3A001', '3A001', ''],
    [' 3a001 ', '3A001', ''],
    ['３Ａ００１', '3A001', ''],
    ['3A 001', '3A001', ''],
    ['ECCN 3A001', '3A001', ''],
    ['3A001.a.1.b', '3A001', 'a.1.b'],
    ['3A001a', '3A001', 'a'],
    ['3A', '3A', ''],
    ['9', '9', ''],
    ['ear99', 'EAR99', ''],
    ['EAR', 'EAR', ''],
  ])('%s is read', (text, code, path) => {
    expect(readCode(text)).toEqual({ code, path })
  })

  it.each(['', 'laser', '3F001', '3A0011', '30', 'AA', '3A001.!', '碳纤维'])('%s is none', (text) => {
    expect(readCode(text)).toBeNull()
  })
})

describe('codes like one that is none', () => {
  const codes = ['3A001', '3A002', '3A090', '3A101', '3A611', '3B001', '3A991', 'EAR99']

  it.each([
    ['3AOO1', '3A001'],
    ['3A091', '3A090'],
    ['3A01', '3A001'],
    ['3A0O2', '3A002'],
  ])('%s: first %s', (text, first) => {
    expect(nearCodes(text, codes)[0]).toBe(first)
  })

  it('are of the same category and group, at most five, and none for other text', () => {
    expect(nearCodes('3A003', codes)).toHaveLength(5)
    expect(nearCodes('3A003', codes)).not.toContain('3B001')
    expect(nearCodes('torture', codes)).toEqual([])
  })
})
