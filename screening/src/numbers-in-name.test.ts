import { expect, test } from 'vitest'
import { numbersIn } from './numbers-in-name.ts'

test.each([
  ['ARTAVIL (IMO 9187629)', ['9187629']],
  ['ARTAVIL, IMO No. 9187629', ['9187629']],
  ['ARTAVIL/IMO9187629', ['9187629']],
  ['ARTAVIL （ＩＭＯ：９１８７６２９）', ['9187629']],
  ['阿塔维尔轮IMO编号9187629', ['9187629']],
  ['ARTAVIL 9187629', ['9187629']],
  ['ARTAVIL MMSI 572469210 IMO 9187629', ['572469210', '9187629']],
  ['VTB Bank (INN 7702070139, OGRN 1027739609391)', ['7702070139', '1027739609391']],
  ['某某公司（统一社会信用代码：91350100M000100Y43）', ['91350100M000100Y43']],
  ['制造商序列号 24383', ['24383']],
  ['出厂序号：24383', ['24383']],
  ['Boeing 747 S/N 24383', ['24383']],
  ['ИНН 7702070139', ['7702070139']],
  ['Банк ВТБ (ОГРН: 1027739609391)', ['1027739609391']],
])('numbers beside a name are read: %s', (name, numbers) => {
  expect(numbersIn(name)).toEqual(numbers)
})

test.each([
  '9187629',
  'IMO 9187629',
  'ARTAVIL',
  'Ocean 28',
  'Military Unit 74455',
  'Factory 1234568',
  'IMO Shipping 2000 Ltd',
  'Unit 24383 serial',
  'Passport Trading Ltd 2024',
])('what is a number alone or a name is left as it is: %s', (name) => {
  expect(numbersIn(name)).toEqual([])
})
