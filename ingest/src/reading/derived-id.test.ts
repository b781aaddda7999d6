import { describe, expect, it } from 'vitest'
import { derivedId } from './derived-id.ts'

describe('the id of a record without a number', () => {
  it('is the same for the same party, however it is spaced, cased or accented', () => {
    expect(derivedId('Société  Générale ', 'FR')).toBe(derivedId('societe generale', 'fr'))
  })

  it('differs for parties with different parts', () => {
    expect(derivedId('a', 'bc')).not.toBe(derivedId('ab', 'c'))
  })
})
