import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../../test/support/read-edition.ts'
import { isStatementLabel } from '../sdn-list/statements.ts'
import { readRemarks } from './csv-remarks.ts'
import { parse } from './parse.ts'

const end = '\u001a'
const files = {
  'cons_prim.csv': `17014,"JOINT STOCK COMPANY RUSSIAN AGRICULTURAL BANK",-0- ,"UKRAINE-EO13662] [RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. 7725114488 (Russia); Registration Numbe"\r\n9639,"HANIYA, Ismail Abdul Salah","individual","NS-PLC",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1962; POB Shati."\r\n${end}`,
  'cons_alt.csv': `9639,9150,"aka","HANIYA, Ismail",-0- \r\n${end}`,
  'cons_add.csv': `17014,1,"3, Gagarinsky Pereulok","Moscow 119034","Russia",-0- \r\n9639,2,-0- ,-0- ,-0- ,-0- \r\n${end}`,
  'cons_comments.csv': `17014,"r 1027700342890 (Russia); a.k.a. 'RUSAG'."\r\n${end}`,
}

describe('the CSV set', () => {
  it('joins a remark cut in the middle of a word to its rest', async () => {
    const [bank] = await parse(bundleOf(files), isStatementLabel)
    expect(bank?.statements).toEqual([
      { label: 'Tax ID No.', value: '7725114488', country: 'Russia', issued: '', expires: '' },
      { label: 'Registration Number', value: '1027700342890', country: 'Russia', issued: '', expires: '' },
    ])
    expect(bank?.aliases).toEqual([{ last: 'RUSAG', first: '', type: 'a.k.a.', isWeak: true }])
    expect(bank?.programmes).toEqual(['UKRAINE-EO13662', 'RUSSIA-EO14024'])
    expect(bank?.remarks).toEqual([])
  })

  it('reads names of individuals in two parts and empty columns as nothing', async () => {
    const [, person] = await parse(bundleOf(files), isStatementLabel)
    expect(person).toMatchObject({
      type: 'Individual',
      name: { last: 'HANIYA', first: 'Ismail Abdul Salah' },
      aliases: [{ last: 'HANIYA', first: 'Ismail', type: 'a.k.a.', isWeak: false }],
      birthDates: ['1962'],
      birthPlaces: ['Shati'],
      title: '',
    })
  })

  it.each([
    ['cut off', { ...files, 'cons_alt.csv': '9639,9150,"aka","HANIYA, Ismail",-0- \r\n' }, /cut off/],
    ['with a row of nobody', { ...files, 'cons_alt.csv': `1,2,"aka","X",-0- \r\n${end}` }, /party 1/],
    ['with another column', { ...files, 'cons_alt.csv': `9639,9150,"aka"\r\n${end}` }, /3 columns/],
  ])('is refused %s', async (_, content, message) => {
    await expect(parse(bundleOf(content), isStatementLabel)).rejects.toThrow(message)
  })
})

it('reads a passport with its dates, and leaves remarks as they are', () => {
  const read = readRemarks(
    'Passport X0906223 (Switzerland) issued 01 Jan 2010 expires 01 Jan 2020; alt. Passport A1 (Turkey); Linked To: HUAWEI TECHNOLOGIES CO., LTD.; HAMAS - Hebron; Issuer Name China Group (Ltd.).',
    isStatementLabel,
  )
  expect(read.statements).toEqual([
    { label: 'Passport', value: 'X0906223', country: 'Switzerland', issued: '01 Jan 2010', expires: '01 Jan 2020' },
    { label: 'Passport', value: 'A1', country: 'Turkey', issued: '', expires: '' },
    { label: 'Issuer Name', value: 'China Group (Ltd.)', country: '', issued: '', expires: '' },
  ])
  expect(read.linkedTo).toEqual(['HUAWEI TECHNOLOGIES CO., LTD.'])
  expect(read.remarks).toEqual(['HAMAS - Hebron'])
})
