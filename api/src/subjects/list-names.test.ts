import { expect, test } from 'vitest'
import { listNameCn } from './list-names.ts'

const names = { 'Entity List': '实体清单' }

test('a list has the name that its source states', () => {
  expect(listNameCn('Entity List', names)).toBe('实体清单')
})

test('an annex is named by the number of the regulation and its own', () => {
  expect(listNameCn('Regulation (EU) No 833/2014, Annex XLV.A', names)).toBe('（欧盟）第 833/2014 号条例附件 XLV.A')
  expect(listNameCn('Regulation (EU) 2019/796, Annex I.B', names)).toBe('（欧盟）第 2019/796 号条例附件 I.B')
  expect(listNameCn('Regulation (EC) No 881/2002, Annex IA', names)).toBe('（欧共体）第 881/2002 号条例附件 IA')
})

test('an annex with two parts names the part', () => {
  expect(listNameCn('Regulation (EU) No 269/2014, Annex I.PERSONS', names)).toBe(
    '（欧盟）第 269/2014 号条例附件 I（个人）',
  )
  expect(listNameCn('Regulation (EU) No 267/2012, Annex VIII.A.ENTITIES', names)).toBe(
    '（欧盟）第 267/2012 号条例附件 VIII.A（实体）',
  )
})

test('a list without a stated name has none', () => {
  expect(listNameCn('toString', names)).toBeNull()
  expect(listNameCn('Another List', names)).toBeNull()
})
