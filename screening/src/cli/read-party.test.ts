import { describe, expect, test } from 'vitest'
import { phrases } from './phrases.en.ts'
import { findColumns, type PartyColumns, readParty } from './read-party.ts'

const headings = ['Name', 'TYPE', 'Birth Date', 'sex', 'country', 'nationality', 'identifier', 'remark']
const columns = findColumns(headings) as PartyColumns

function read(...cells: string[]) {
  const padded = headings.map((_, at) => cells[at] ?? '')
  return readParty({ number: 1, cells: padded, isRagged: false }, columns, phrases)
}

describe('columns', () => {
  test('are found by English and Chinese headings, in any order and case', () => {
    expect(findColumns(['国籍', '备注', '证件号码', '名称'])).toMatchObject({
      name: 3,
      nationality: 0,
      identifier: 2,
      type: -1,
    })
    expect(findColumns(['date_of_birth', 'FULL NAME'])).toMatchObject({ name: 1, birthDate: 0 })
  })

  test('a table without a column of names cannot be screened', () => {
    expect(findColumns(['id', 'country'])).toBeNull()
  })
})

describe('a row', () => {
  test('becomes a query with all its details', () => {
    expect(read(' 李伟 ', '个人', '1970年3月', '男', 'CN', '伊朗', 'E1; E2')).toEqual({
      query: {
        name: '李伟',
        type: '02',
        details: { birthDate: '1970-03', sex: 'male', countries: ['CN', 'IR'], identifiers: ['E1', 'E2'] },
      },
      unread: [],
    })
  })

  test.each([
    ['01', '01'],
    ['LegalEntity', '01'],
    ['企业', '01'],
    ['Person', '02'],
    ['船舶', '03'],
    ['aircraft', '04'],
    ['', null],
  ])('of type %j is of kind %j', (word, type) => {
    expect(read('A name', word)).toMatchObject({ query: { type } })
  })

  test.each([
    [['', '01'], 'the name is empty'],
    [['名'.repeat(301)], 'more than 300 characters'],
    [['A name', 'Thing'], 'no type "Thing"'],
  ])('that cannot be screened says why (%#)', (cells, words) => {
    expect(read(...cells)).toEqual({ problem: expect.stringContaining(words) })
  })

  test('with another length than the headings is refused', () => {
    const party = readParty({ number: 1, cells: ['A', 'person'], isRagged: true }, columns, phrases)
    expect(party).toEqual({ problem: phrases.problem.ragged })
  })

  test('is screened without an unreadable detail, which is reported', () => {
    expect(read('A name', '', '7 May', '?', 'Narnia')).toEqual({
      query: { name: 'A name', type: null, details: undefined },
      unread: [
        'birthDate "7 May" cannot be read; screened without it',
        'sex "?" cannot be read; screened without it',
        'country "Narnia" cannot be read; screened without it',
      ],
    })
  })
})
