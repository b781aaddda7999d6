import { describe, expect, it } from 'vitest'
import { type ListedParty, type NameRow, problemsOf } from './check-names.ts'

const party: ListedParty = { subject: 'ofac-1', isPerson: false, printed: [], countries: new Set(['IR']) }

function row(name_zh: string, more: Partial<NameRow> = {}): NameRow {
  return { file: 'organisations.tsv', record: 'ofac-sdn/1', name_zh, kind: 'press', sure: '3', ...more }
}

function faults(rows: readonly NameRow[], parties: Record<string, ListedParty> = { 'ofac-sdn/1': party }) {
  const found = problemsOf(rows, new Map(Object.entries(parties)), (text) => text.replaceAll('國', '国'))
  return found.map(({ record, what, names }) => [record, what, ...names])
}

describe('the check of the names of records', () => {
  it('finds nothing in rows that the lists bear out', () => {
    expect(faults([row('伊朗国家石油公司'), row('伊油', { kind: 'short' })])).toEqual([])
  })

  it('reports an unknown record, a row twice, and other letters', () => {
    expect(faults([row('真主党', { record: 'ofac-sdn/2' })])).toEqual([['ofac-sdn/2', 'unknown record', '真主党']])
    expect(faults([row('真主党'), row('真主党')])).toEqual([['ofac-sdn/1', 'twice', '真主党']])
    expect(faults([row('真主党.'), row('M23')])).toEqual([['ofac-sdn/1', 'malformed', '真主党.', 'M23']])
  })

  it('reports a row in the file of another type', () => {
    expect(faults([row('普京', { file: 'people.tsv' })])).toEqual([['ofac-sdn/1', 'another type', '普京']])
  })

  it('reports a country that no list states, except in the name of a person', () => {
    expect(faults([row('朝鲜国家石油公司')])).toEqual([['ofac-sdn/1', 'another country', '朝鲜国家石油公司']])
    const person = { 'ofac-sdn/1': { ...party, isPerson: true } }
    expect(faults([row('苏丹·扎宾', { file: 'people.tsv' })], person)).toEqual([])
  })

  describe('against the names that lists print', () => {
    const printing = { 'ofac-sdn/1': { ...party, printed: ['伊朗國家石油公司'] } }

    it('takes traditional characters and short forms as equal', () => {
      expect(faults([row('伊朗国家石油公司'), row('伊油', { kind: 'short' })], printing)).toEqual([])
    })

    it('reports names of which none agrees', () => {
      expect(faults([row('德黑兰炼油厂')], printing)).toEqual([
        ['ofac-sdn/1', 'against a printed name', '德黑兰炼油厂'],
      ])
    })

    it('reports an official name that differs beside another that agrees, not one of the press', () => {
      const rows = [row('伊朗国家石油公司'), row('德黑兰炼油厂', { kind: 'official' }), row('德黑兰石油')]
      expect(faults(rows, printing)).toEqual([['ofac-sdn/1', 'against a printed name', '德黑兰炼油厂']])
    })
  })

  it('reports two records of one subject without a name in common', () => {
    const two = { 'ofac-sdn/1': party, 'un-sc/1': party }
    const rows = [row('伊朗航空'), row('伊航', { record: 'un-sc/1' })]
    expect(faults(rows, two)).toEqual([
      ['ofac-sdn/1', 'against another record', '伊朗航空'],
      ['un-sc/1', 'against another record', '伊航'],
    ])
    expect(faults([...rows, row('伊朗航空', { record: 'un-sc/1' })], two)).toEqual([])
  })
})
