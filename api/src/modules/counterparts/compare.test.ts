import { describe, expect, it } from 'vitest'
import { type ComparedEntry, sameChemicals, sameNumber } from './compare.ts'

const entry = (code: string, name: string | null, text = '', cas: string[] = []): ComparedEntry => ({
  code,
  name,
  text: `${name} ${text}`,
  cas,
})

describe('two entries of one number', () => {
  it.each([
    [
      'with headings that differ in spelling',
      entry('1A005', 'Body armor and “specially designed” “components” therefor'),
      entry('1A005', 'Body armour and components therefor, as follows:'),
      ['body'],
    ],
    [
      'with headings that name the same codes',
      entry('1D201', '“Software” “specially designed” for the “use” of items controlled by 1B201'),
      entry('1D201', '“Software” specially designed for the “use” of goods specified in 1B201.'),
      ['1b201'],
    ],
    [
      'with general headings and the same texts',
      entry('4E001', 'Technology as follows', 'development or production of intrusion software'),
      entry('4E001', 'Technology as follows:', 'production and development of intrusion software'),
      ['development', 'production', 'intrusion'],
    ],
  ])('%s are linked by the words that they share', (_, own, other, shared) => {
    expect(sameNumber(own, other)).toEqual({ ground: 'number', shared })
  })

  it('that share nothing are not linked', () => {
    const us = entry('9A120', 'Complete unmanned aerial vehicles, having all of the following characteristics')
    const eu = entry('9A120', 'Liquid or gel propellant tanks, specially designed for propellants in rockets')
    expect(sameNumber(us, eu)).toBeNull()
    expect(sameNumber(entry('4D001', 'Software as follows'), entry('4D001', 'Software as follows'))).toBeNull()
    expect(sameNumber(us, undefined)).toBeNull()
  })
})

it('chemicals are the same by CAS number only', () => {
  const own = entry('1C350', '化学品', '', ['7664-39-3', '7789-23-3'])
  expect(sameChemicals(own, entry('1C351', 'Chemicals', '', ['7789-23-3']))).toEqual({
    ground: 'cas',
    shared: ['7789-23-3'],
  })
  expect(sameChemicals(own, entry('1C350', 'Chemicals'))).toBeNull()
})
