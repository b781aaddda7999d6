import { expect, test } from 'vitest'
import { partyOfText } from './party-of-text.ts'

test.each([
  ['info@mahanair.com', 'mahanair', ['info@mahanair.com', 'mahanair.com']],
  ['E-mail: info@mahanair.com', 'mahanair', ['info@mahanair.com', 'mahanair.com']],
  ['Mahan Air, info@mahanair.com', 'Mahan Air', ['info@mahanair.com', 'mahanair.com']],
  ['Mahan Air <info@mahanair.com>', 'Mahan Air', ['info@mahanair.com', 'mahanair.com']],
  ['Mahan Air, Email: info@mahanair.com', 'Mahan Air', ['info@mahanair.com', 'mahanair.com']],
  ['https://www.huawei.com/cn/', 'huawei', ['https://www.huawei.com/cn/', 'huawei.com']],
  ['zhang.wei@hit.edu.cn', 'hit', ['zhang.wei@hit.edu.cn', 'hit.edu.cn']],
  ['Mahan Air someone@gmail.com', 'Mahan Air', ['someone@gmail.com']],
  ['someone@gmail.com', 'someone@gmail.com', ['someone@gmail.com']],
])('an internet address is a detail, and its domain names a party: %s', (typed, name, identifiers) => {
  expect(partyOfText(typed, undefined)).toEqual({ name, details: { identifiers } })
})

test.each(['Vesti.Ru', 'WWW.CUBA-SHOP.NET', 'H4mid@Tm3l', '@bassterlord', 'STANKI.RU LIMITED LIABILITY COMPANY'])(
  'what lists have as a name stays one: %s',
  (name) => {
    expect(partyOfText(name, undefined)).toEqual({ name, details: undefined })
  },
)

test('numbers beside a name come after those that are given', () => {
  const details = { identifiers: ['572469210'], sex: undefined }
  expect(partyOfText('ARTAVIL (IMO 9187629)', details)).toEqual({
    name: 'ARTAVIL',
    details: { ...details, identifiers: ['572469210', '9187629'] },
  })
  expect(partyOfText('ARTAVIL', undefined)).toEqual({ name: 'ARTAVIL', details: undefined })
})

test('numbers are read before what stands around the name is taken away', () => {
  expect(partyOfText('Consignee: VTB Bank, Address: Moscow, INN 7702070139', undefined)).toEqual({
    name: 'VTB Bank',
    details: { identifiers: ['7702070139'] },
  })
})
