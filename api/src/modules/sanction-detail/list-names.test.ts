import { expect, test } from 'vitest'
import { listNameCn } from './list-names.ts'

test('a list has its name in the words of the trade', () => {
  expect(listNameCn('Entity List')).toBe('实体清单')
})

test('an annex of a regulation is named by the number of the regulation and its own', () => {
  expect(listNameCn('Regulation (EU) No 833/2014, Annex XLV.A')).toBe('（欧盟）第 833/2014 号条例附件 XLV.A')
  expect(listNameCn('Regulation (EU) 2019/796, Annex I.B')).toBe('（欧盟）第 2019/796 号条例附件 I.B')
  expect(listNameCn('Regulation (EC) No 881/2002, Annex IA')).toBe('（欧共体）第 881/2002 号条例附件 IA')
})

test('an annex says whom its half names', () => {
  expect(listNameCn('Regulation (EU) No 269/2014, Annex I.PERSONS')).toBe('（欧盟）第 269/2014 号条例附件 I（个人）')
  expect(listNameCn('Regulation (EU) No 267/2012, Annex VIII.A.ENTITIES')).toBe(
    '（欧盟）第 267/2012 号条例附件 VIII.A（实体）',
  )
})

test('a list nobody named has no name', () => {
  expect(listNameCn('toString')).toBeNull()
  expect(listNameCn('Another List')).toBeNull()
})
