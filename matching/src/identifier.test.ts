import { describe, expect, it } from 'vitest'
import { identifierForms, isNumberAlone, recogniseIdentifier } from './identifier.ts'

describe('a number is recognised', () => {
  it.each([
    ['IMO 9187629', 'imo', '9187629', 'fits'],
    ['IMO9187629', 'imo', '9187629', 'fits'],
    ['imo no. 9187620', 'imo', '9187620', 'wrong'],
    ['9187629', 'imo', '9187629', 'fits'],
    ['MMSI: 212256000', 'mmsi', '212256000', null],
    ['USCC 91440300065459841D', 'uscc', '91440300065459841D', 'wrong'],
    ['统一社会信用代码：91320507582255256P', 'uscc', '91320507582255256P', 'fits'],
    ['9111000010000106X1', 'uscc', '9111000010000106X1', null],
    ['LEI 253400T8G8SXRUHTL526', 'lei', '253400T8G8SXRUHTL526', 'fits'],
    ['253400T8G8SXRUHTL527', 'lei', '253400T8G8SXRUHTL527', 'wrong'],
    ['护照号码 B0700456', 'passport', 'B0700456', null],
    ['Passport No. B0700456', 'passport', 'B0700456', null],
    ['护照B0700456', 'passport', 'B0700456', null],
    ['SWIFT/BIC ROSORUMM', 'swift-bic', 'ROSORUMM', null],
    ['tail number EP-GOL', 'tail-number', 'EP-GOL', null],
    ['机尾号 EP-GOL', 'tail-number', 'EP-GOL', null],
    ['MSN 45-407', 'msn', '45-407', null],
    ['身份证号 210222198011096648', 'national-id', '210222198011096648', 'fits'],
    ['0x175d44451403Edf28469dF03A9280c1197ADb92c', 'wallet', '0x175d44451403Edf28469dF03A9280c1197ADb92c', null],
    ['bc1qzqqdvukupr0qr5uckn2zjn40mkflnxu8fuuqdp', 'wallet', 'bc1qzqqdvukupr0qr5uckn2zjn40mkflnxu8fuuqdp', null],
  ])('%s', (text, kind, value, check) => {
    const found = recogniseIdentifier(text)
    expect(found).toMatchObject({ kind, value })
    if (check !== null) expect(found?.check).toBe(check)
  })

  it.each([
    '',
    'IMO Shipping Ltd',
    'Passport Brands Inc',
    'Leila 2',
    'Swift Logistics',
    'Al Bichara',
    '7706810747',
    '王小明',
    'MICROSOFT',
  ])('%s is no number of a known kind', (text) => {
    expect(recogniseIdentifier(text)).toBeNull()
  })
})

describe('two spellings of one identifier share a form', () => {
  it.each([
    ['IMO 9187629', '9187629'],
    ['EP-GOL', 'epgol'],
    ['tail number EP-GOL', 'EPGOL'],
    ['护照号码：B0700456', 'B 0700456'],
    ['ROSORUMM', 'ROSORUMMXXX'],
    ['BIC ROSORUMM001', 'rosorumm'],
    ['0x175d44451403Edf28469dF03A9280c1197ADb92c', '0x175D44451403EDF28469DF03A9280C1197ADB92C'],
    ['https://www.3data.ru/', '3data.ru'],
    ['AAAO-650225', 'AAAO650225'],
    ['91320507582255256P', '９１３２０５０７５８２２５５２５６P'],
  ])('%s = %s', (one, other) => {
    const forms = identifierForms(other)
    expect(identifierForms(one).some((form) => forms.includes(form))).toBe(true)
  })

  it.each([
    ['IMO 9187629', '9187630'],
    ['ROSORUMM', 'ROSORUM2'],
    ['Khalid Ahmad', 'KHALIDAH'],
  ])('%s ≠ %s', (one, other) => {
    const forms = identifierForms(other)
    expect(identifierForms(one).some((form) => forms.includes(form))).toBe(false)
  })

  it('a text that has only signs has no form', () => {
    expect(identifierForms(' - ')).toEqual([])
  })
})

describe('a number alone', () => {
  it.each(['IMO 9187629', '护照号 B0700456', 'BIC ROSORUMM', 'tail number EP-GOL'])('is %s', (text) => {
    expect(isNumberAlone(text)).toBe(true)
  })

  it.each(['9187629', 'IMO 2000 Ltd', 'Passport 2', 'Swift Air', '王小明'])('is not %s', (text) => {
    expect(isNumberAlone(text)).toBe(false)
  })
})
