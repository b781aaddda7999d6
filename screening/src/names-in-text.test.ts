import { expect, it } from 'vitest'
import { exOfVessel, namesInText, typedNames } from './names-in-text.ts'

it.each([
  ['ARTAVIL ex MESHKIN', ['ARTAVIL', 'MESHKIN']],
  ['ARTAVIL (ex MESHKIN)', ['ARTAVIL', 'MESHKIN']],
  ['ARTAVIL (EX: MESHKIN)', ['ARTAVIL', 'MESHKIN']],
  ['Artavil, ex-name Meshkin', ['Artavil', 'Meshkin']],
  ['远星轮 ex 优雅', ['远星轮', '优雅']],
  ['远星轮（曾用名：优雅）', ['远星轮', '优雅']],
  ['New Trading LLC f/k/a Old Trading LLC', ['New Trading LLC', 'Old Trading LLC']],
  ['New Trading LLC, formerly known as Old Trading LLC', ['New Trading LLC', 'Old Trading LLC']],
  ['Ivan Petrov (a.k.a. Vanya)', ['Ivan Petrov', 'Vanya']],
  ['Sberbank / 俄罗斯联邦储蓄银行', ['Sberbank', '俄罗斯联邦储蓄银行']],
  ['A. Ivanov; B. Petrov', ['A. Ivanov', 'B. Petrov']],
])('"%s" is searched as a whole and by each of its names', (text, names) => {
  expect(typedNames(text)).toEqual([text, ...names])
})

it.each([
  'FED EX CORP',
  'FedEx Corporation',
  'ex works',
  'Ex Libris',
  'Aka Bank',
  'AC/DC Trading',
  '20/30 Trading',
  'Banka Kombetare Tregtare',
  '某某公司；',
  'one; two; three; four; five; six',
])('"%s" is one name', (text) => {
  expect(typedNames(text)).toEqual([text])
})

it('a ship in capitals has a former name after EX', () => {
  expect(namesInText('ARTAVIL EX MESHKIN', exOfVessel)).toEqual(['ARTAVIL', 'MESHKIN'])
})
