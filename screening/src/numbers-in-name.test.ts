import { expect, test } from 'vitest'
import { recogniseNumbers, separateNumbers } from './numbers-in-name.ts'

test.each([
  ['ARTAVIL (IMO 9187629)', 'ARTAVIL', ['9187629']],
  ['ARTAVIL, IMO No. 9187629', 'ARTAVIL', ['9187629']],
  ['ARTAVIL/IMO9187629', 'ARTAVIL', ['9187629']],
  ['ARTAVIL （ＩＭＯ：９１８７６２９）', 'ARTAVIL', ['9187629']],
  ['阿塔维尔轮IMO编号9187629', '阿塔维尔轮', ['9187629']],
  ['ARTAVIL 9187629', 'ARTAVIL', ['9187629']],
  ['ARTAVIL MMSI 572469210 IMO 9187629', 'ARTAVIL', ['572469210', '9187629']],
  ['VTB Bank (INN 7702070139, OGRN 1027739609391)', 'VTB Bank', ['7702070139', '1027739609391']],
  ['某某公司（统一社会信用代码：91350100M000100Y43）', '某某公司', ['91350100M000100Y43']],
  ['制造商序列号 24383', '制造商序列号 24383', ['24383']],
  ['出厂序号：24383', '出厂序号：24383', ['24383']],
  ['Boeing 747 S/N 24383', 'Boeing 747', ['24383']],
  ['ИНН 7702070139', 'ИНН 7702070139', ['7702070139']],
  ['Банк ВТБ (ОГРН: 1027739609391)', 'Банк ВТБ', ['1027739609391']],
  ['IMO 9187629, ARTAVIL', 'ARTAVIL', ['9187629']],
  ['护照 G12345678 张三', '张三', ['G12345678']],
  ['OCEAN STAR 28 (IMO: 9187629, flag Panama)', 'OCEAN STAR 28 (flag Panama)', ['9187629']],
])('numbers beside a name are read, and are no part of it: %s', (typed, name, numbers) => {
  expect(separateNumbers(typed)).toEqual({ name, numbers })
})

test.each([
  '9187629',
  'IMO 9187629',
  'IMO 918 7629',
  'passport A 123 4567',
  'ARTAVIL',
  'Ocean 28',
  'Military Unit 74455',
  'Factory 1234568',
  'IMO Shipping 2000 Ltd',
  'Unit 24383 serial',
  'Passport Trading Ltd 2024',
])('what is a number alone or a name is left as it is: %s', (name) => {
  expect(separateNumbers(name)).toEqual({ name, numbers: [] })
})

test.each([
  ['IMO 9187628', [{ kind: 'imo', value: '9187628', check: 'wrong' }]],
  ['ARTAVIL (IMO 9187628)', [{ kind: 'imo', value: '9187628', check: 'wrong' }]],
  ['ARTAVIL, IMO No. 9187629', [{ kind: 'imo', value: '9187629', check: 'fits' }]],
  ['ARTAVIL S/N 24383', []],
  ['ARTAVIL', []],
])('a number is recognised alone and beside a name, with its check digit: %s', (typed, recognised) => {
  expect(recogniseNumbers(typed)).toEqual(recognised)
})
