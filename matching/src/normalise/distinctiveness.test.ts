import { describe, expect, it } from 'vitest'
import { distinctivenessOfParty, distinctivenessOfPerson } from './distinctiveness.ts'

describe('what an agreement tells', () => {
  it('is less the more people bear the name', () => {
    const names = ['muhammad', 'garcia', 'castillo', 'zawahirizadeh'].map(distinctivenessOfPerson)
    expect(names).toEqual([...names].sort((one, other) => one - other))
    expect(names.at(-1)).toBe(1)
  })

  it('is less for a trade than for a place, a word everybody takes for a name, and a name of its own', () => {
    const words = ['inmobiliaria', 'shanghai', 'golden', 'crystalord'].map(distinctivenessOfParty)
    expect(words).toEqual([...words].sort((one, other) => one - other))
    expect(new Set(words).size).toBe(4)
  })

  it('is little for two or three letters of a company', () => {
    expect(distinctivenessOfParty('xq')).toBeLessThan(distinctivenessOfParty('xqz'))
    expect(distinctivenessOfParty('xqz')).toBeLessThan(distinctivenessOfParty('xqzv'))
  })

  it('takes no word for a property of an object', () => {
    expect(distinctivenessOfParty('constructor')).toBe(1)
    expect(distinctivenessOfPerson('__proto__')).toBe(1)
  })
})
