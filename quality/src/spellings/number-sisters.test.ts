import { describe, expect, it } from 'vitest'
import { numberSisters } from './number-sisters.ts'

describe('numberSisters', () => {
  it('finds two parties whose names differ by their number only', () => {
    const found = numberSisters([party('a', 'Example Fund II Ltd'), party('b', 'Example Fund IX Ltd')])

    expect(found).toMatchObject([{ name: 'Example Fund II Ltd', sister: { value: 'Example Fund IX Ltd' } }])
  })

  it.each([
    ['the same number', 'Example Fund II Ltd', 'EXAMPLE FUND II LTD'],
    ['another word', 'Example Fund II Ltd', 'Sample Fund IX Ltd'],
    ['no number', 'Example Fund Ltd', 'Example Fund IX Ltd'],
  ])('leaves out names with %s', (_, one, other) => {
    expect(numberSisters([party('a', one), party('b', other)])).toEqual([])
  })
})

function party(id: string, value: string) {
  return {
    id,
    type: '01' as const,
    countries: [],
    names: [{ value, kind: 'primary' as const, quality: 'strong' as const, script: 'Latn' }],
  }
}
