import type { SourceRecord } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import { describe, expect, it } from 'vitest'
import { factsOf, longestFact } from './facts.ts'

const sentence = 'He is said to have taken part in the planning of several operations. '.repeat(4)

const record: SourceRecord = recordOf({
  publisherId: '7',
  sharedId: 'ofac-7',
  type: '02',
  subTypes: [{ code: '0201', reason: 'SDGT' }],
  names: [
    { value: 'Jane Roe', kind: 'primary', quality: 'strong', script: 'Latn', note: sentence },
    { value: 'Roe', kind: 'aka', quality: 'weak', script: 'Latn' },
  ],
  sex: 'female',
  birthDates: [{ from: '1962-01-01', to: '1962-12-31', isCirca: true, text: 'circa 1962', note: 'per passport' }],
  birthPlaces: [{ text: 'Minsk, Belarus', city: 'Minsk', countryCode: 'BY', note: 'unconfirmed' }],
  countries: [{ kind: 'nationality', country: 'Belarus', countryCode: 'BY', note: 'since 1991' }],
  addresses: [{ text: 'Minsk', lines: ['1 Main Street'], postalCode: '220000', note: 'last seen' }],
  documents: [{ kind: 'passport', label: 'Passport', number: 'AB1', validity: 'Fraudulent', note: 'found in 2004' }],
  titles: ['Dr.'],
  positions: ['Director', sentence],
  facts: [
    { key: 'statement-of-reasons', label: 'Statement of reasons', value: 'Short.' },
    { key: 'legal-form', label: 'Legal form', value: 'JSC', note: 'as registered' },
    { key: 'unknown-heading', label: 'Other information', value: sentence },
    { key: 'entity-list-footnote-3', label: 'Footnote 3', value: sentence },
  ],
  remarks: [sentence],
  listings: [
    {
      list: 'SDN List',
      programmes: ['SDGT'],
      measures: ['Block'],
      legalBases: ['E.O. 13224'],
      listedOn: '2020-01-02',
      amendedOn: [],
      note: sentence,
      notice: {
        title: { zh: '公告', en: null },
        number: { zh: '2025年第21号', en: null },
        authority: { zh: '商务部', en: null },
        reason: { zh: '理由', en: sentence },
        measures: [{ zh: '禁止出口', en: null }],
        legalBases: [],
        url: null,
        text: sentence,
      },
    },
  ],
  relationships: [
    {
      toPublisherId: '8',
      kind: 'family-member-of',
      label: 'Family',
      isFormer: false,
      percent: 50,
      statement: sentence,
    },
  ],
})

describe('the facts of a record', () => {
  const facts = factsOf(record)

  it('keep names, numbers, kinds, dates, places, programmes, measures, notices and relationships', () => {
    expect(facts).toMatchObject({
      publisherId: '7',
      sharedId: 'ofac-7',
      type: '02',
      sex: 'female',
      birthDates: [{ from: '1962-01-01', to: '1962-12-31', isCirca: true, text: 'circa 1962' }],
      documents: [{ kind: 'passport', number: 'AB1', validity: 'Fraudulent' }],
      listings: [{ list: 'SDN List', notice: { number: { zh: '2025年第21号' }, measures: [{ zh: '禁止出口' }] } }],
      relationships: [{ toPublisherId: '8', kind: 'family-member-of', percent: 50 }],
    })
    expect(facts.names.map(({ value }) => value)).toEqual(['Jane Roe', 'Roe'])
    expect(facts.facts.map(({ key }) => key)).toEqual(['legal-form', 'entity-list-footnote-3'])
  })

  it('have no sentence of the publisher except the terms of a measure', () => {
    const { facts: statements, ...rest } = facts
    expect(JSON.stringify(rest)).not.toContain('is said to')
    expect(JSON.stringify(facts)).not.toMatch(/"(note|remarks":\["|text":"He|statement)":/)
    expect(facts.positions).toEqual(['Director'])
    expect(statements.filter(({ value }) => value.length > longestFact).map(({ key }) => key)).toEqual([
      'entity-list-footnote-3',
    ])
  })

  it('have only fields that are named', () => {
    const more = { ...record, biography: sentence } as SourceRecord
    expect(factsOf(more)).toEqual(facts)
  })

  it('are their own facts, also after a file', () => {
    expect(factsOf(facts)).toEqual(facts)
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
  })
})
