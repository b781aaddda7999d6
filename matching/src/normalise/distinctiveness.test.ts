import { describe, expect, it } from 'vitest'
import { distinctivenessOfParty, distinctivenessOfPerson } from './distinctiveness.ts'

describe('distinctiveness', () => {
  it('is lower for more frequent names', () => {
    const names = ['muhammad', 'garcia', 'castillo', 'zawahirizadeh'].map(distinctivenessOfPerson)
    expect(names).toEqual([...names].sort((one, other) => one - other))
    expect(names.at(-1)).toBe(1)
  })

  it('is lower for a trade than for a place, a common company word, and a proper name', () => {
    const words = ['inmobiliaria', 'shanghai', 'golden', 'crystalord'].map(distinctivenessOfParty)
    expect(words).toEqual([...words].sort((one, other) => one - other))
    expect(new Set(words).size).toBe(4)
  })

  it('is low for two or three letters of a company', () => {
    expect(distinctivenessOfParty('xq')).toBeLessThan(distinctivenessOfParty('xqz'))
    expect(distinctivenessOfParty('xqz')).toBeLessThan(distinctivenessOfParty('xqzv'))
  })

  it('does not read properties of Object as words', () => {
    expect(distinctivenessOfParty('constructor')).toBe(1)
    expect(distinctivenessOfPerson('__proto__')).toBe(1)
  })
})
