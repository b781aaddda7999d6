import type { Suggestion } from '@qingdan/api/contract/subject.ts'
import { expect, it } from 'vitest'
import { boxOptions } from './box-options.ts'

const subjects = Array.from({ length: 10 }, (_, at) => ({ id: `s-${at}` }) as Suggestion)
const items = ['3A001', '3A002', '3A003'].map((eccn) => ({ eccn, name: eccn }))
const laws = ['a', 'b', 'c'].map((id) => ({ id, title: id, titleEn: null }))
const rules = { isExact: false, usItems: items, chinaItems: items, partNumbers: [], laws }
const kindsOf = (options: ReturnType<typeof boxOptions>) => options.map(({ kind }) => kind)

it('shows ten suggestions, subjects first and two of each other kind', () => {
  const kinds = kindsOf(boxOptions('3a', { subjects, rules }, []))
  expect(kinds).toEqual([
    ...Array(4).fill('subjects'),
    ...Array(2).fill('usItems'),
    ...Array(2).fill('chinaItems'),
    ...Array(2).fill('laws'),
  ])
})

it('shows more of the other kinds beside few subjects, never more than ten rows', () => {
  const kinds = kindsOf(boxOptions('3a', { subjects: subjects.slice(0, 3), rules }, []))
  expect(kinds).toHaveLength(10)
  expect(kinds[0]).toBe('subjects')
})

it('shows a code or a title before subjects', () => {
  const kinds = kindsOf(
    boxOptions('3a001', { subjects, rules: { ...rules, isExact: true, chinaItems: [], laws: [] } }, []),
  )
  expect(kinds.slice(0, 3)).toEqual(['usItems', 'usItems', 'subjects'])
  expect(kinds).toHaveLength(10)
})

it('shows a part number before subjects', () => {
  const partNumbers = [{ partNumber: '100-1', vendor: 'AMD', eccn: '4A994', item: '4A994' }]
  const found = { isExact: true, usItems: [], chinaItems: [], partNumbers, laws: [] }
  expect(kindsOf(boxOptions('100-1', { subjects, rules: found }, [])).slice(0, 2)).toEqual(['partNumbers', 'subjects'])
})

it('shows subjects alone while item codes and laws are away', () => {
  expect(kindsOf(boxOptions('bank', { subjects, rules: null }, []))).toEqual(Array(10).fill('subjects'))
})

it('adds recent searches that begin with the text, all of them for an empty field', () => {
  const recent = ['Bank Melli', 'Huawei']
  expect(boxOptions('ban', { subjects: [], rules: null }, recent)).toEqual([{ kind: 'recent', keyword: 'Bank Melli' }])
  expect(boxOptions('', { subjects: [], rules: null }, recent)).toHaveLength(2)
})
