import { describe, expect, it } from 'vitest'
import { foldLatin } from '../scripts/latin.ts'
import { disjointFamilies, nicknameFamilies, spellingFamilies } from './name-families.ts'
import { familiesOf, share } from './token-tables.ts'

const isSpelling = (one: string, other: string): boolean => share(familiesOf(one).spelling, familiesOf(other).spelling)
const isNickname = (one: string, other: string): boolean => share(familiesOf(one).nickname, familiesOf(other).nickname)

describe('name families', () => {
  it('hold no form in two unrelated families of spellings', () => {
    const seen = new Map<string, number>()
    const conflicts: string[] = []
    for (const [number, family] of disjointFamilies.entries()) {
      for (const form of new Set(family)) {
        if (seen.has(form)) conflicts.push(form)
        seen.set(form, number)
      }
    }
    expect(conflicts).toEqual([])
  })

  it('are written as names are read: lower-case letters only', () => {
    const odd = [...spellingFamilies, ...nicknameFamilies].flat().filter((form) => !/^[a-z]+$/.test(foldLatin(form)))
    expect(odd).toEqual([])
  })

  it.each([
    ['muhammad', 'mokhammad'],
    ['othman', 'usman'],
    ['dmitry', 'dzmitry'],
    ['serhii', 'sergei'],
    ['volodymyr', 'vladimir'],
    ['muller', 'mueller'],
    ['abdulqadir', 'abdulkader'],
    ['nooruddin', 'nuruddin'],
    ['hekmatyar', 'hikmatyar'],
    ['lee', 'rhee'],
    ['sato', 'satoh'],
    ['chowdhury', 'chaudhry'],
  ])('%s and %s are spellings of one name', (one, other) => {
    expect(isSpelling(one, other)).toBe(true)
  })

  it.each([
    ['bill', 'william'],
    ['bob', 'robert'],
    ['peggy', 'margaret'],
    ['sasha', 'oleksandr'],
    ['vova', 'wladimir'],
    ['pepe', 'jose'],
    ['beppe', 'giuseppe'],
    ['hans', 'johannes'],
    ['juan', 'ivan'],
    ['bibi', 'benjamin'],
  ])('%s may be %s', (one, other) => {
    expect(isNickname(one, other)).toBe(true)
  })

  it.each([
    ['salim', 'salem'],
    ['jamal', 'kamal'],
    ['hasan', 'husayn'],
    ['hamid', 'hamad'],
    ['salih', 'salah'],
    ['said', 'sayyid'],
    ['mario', 'maria'],
    ['alexander', 'alexandra'],
    ['john', 'juan'],
  ])('%s and %s are no spellings of one name', (one, other) => {
    expect(isSpelling(one, other)).toBe(false)
  })
})
