import { expect, it } from 'vitest'
import { partyInTown, partyOfOffice } from './party-of-office.ts'

it.each([
  ['Gazprombank JSC, Beijing Branch', 'Gazprombank JSC'],
  ['Gazprombank Beijing Representative Office', 'Gazprombank'],
  ['Gazprombank (Beijing) Rep. Office', 'Gazprombank'],
  ['Gazprombank Representative Office', 'Gazprombank'],
  ['Representative Office of Gazprombank in Beijing', 'Gazprombank'],
  ['Sberbank New Delhi Branch', 'Sberbank'],
  ['VTB Bank (Shanghai Branch)', 'VTB Bank'],
  ['Bank of China Moscow Branch', 'Bank of China'],
  ['Bank of China Hong Kong Branch', 'Bank of China'],
  ['Bank Melli Iran, Hong Kong Branch', 'Bank Melli Iran'],
  ['Mahan Air Guangzhou Branch Office', 'Mahan Air'],
  ['IRISL Shanghai Office', 'IRISL'],
  ['Bank Sepah, filiale di Roma', 'Bank Sepah'],
  ['Bank Sepah Niederlassung Frankfurt', 'Bank Sepah'],
  ['俄外贸银行上海分行', '俄外贸银行'],
  ['某某机械有限公司（南昌）分公司', '某某机械有限公司'],
  ['黎巴嫩卡氏有限公司广州代表处', '黎巴嫩卡氏有限公司'],
])('%s is an office of %s', (name, party) => {
  expect(partyOfOffice(name)).toBe(party)
})

it.each([
  'Olive Branch',
  'Golden Olive Branch',
  'Beijing Branch',
  'China Moscow Branch',
  'Branch Nerpa Shipyard',
  'Post Office',
  'London Office',
  'Kalyazinsky Machine Building Factory-Branch of RSK MiG',
  '积分公司',
  '北京分行',
  '某某有限公司',
])('%s is no office of another', (name) => {
  expect(partyOfOffice(name)).toBeNull()
})

it.each([
  ['Bank Tejarat Paris', 'Bank Tejarat'],
  ['SCF Management Services, Limassol', 'SCF Management Services'],
  // A country makes another company.
  ['Banco Santander Mexico', null],
  ['Bank of Montreal', null],
  ['Moscow', null],
])('%s may be %s in a town', (name, party) => {
  expect(partyInTown(name)).toBe(party)
})
