import type { SourceRecord } from '@qingdan/database/record.ts'
import { readInput } from '@qingdan/matching/suggest.ts'
import { describe, expect, it } from 'vitest'
import { type IndexedRecord, type IndexedSubject, toSubjectDocument } from './subject-document.ts'

const record: SourceRecord = {
  publisherId: '6908441',
  type: '02',
  subTypes: [{ code: '0202', reason: '' }],
  names: [
    { value: 'TIAN YINYIN', kind: 'primary', quality: 'strong', script: 'Latn' },
    { value: '田寅寅', kind: 'primary', quality: 'strong', script: 'Hans' },
  ],
  sex: 'male',
  birthDates: [
    { from: '1977-07-12', to: '1977-07-12', isCirca: false, text: '1977-07-12' },
    { from: null, to: null, isCirca: false, text: 'in the seventies' },
  ],
  birthPlaces: [{ text: 'Qatar', countryCode: 'QA' }],
  countries: [{ kind: 'nationality', country: 'China', countryCode: 'CN' }],
  addresses: [
    { text: 'Doha, Qatar', countryCode: 'QA' },
    { text: 'Nanjing, China', countryCode: 'CN' },
  ],
  documents: [
    { kind: 'national-id', label: 'National ID', number: 'Qatar identification number 27763401255' },
    { kind: 'passport', label: 'Passport', number: '010-166-46' },
  ],
  titles: [],
  positions: [],
  facts: [],
  remarks: [],
  listings: [
    {
      list: 'Al-Qaida',
      programmes: ['Al-Qaida'],
      measures: [],
      legalBases: [],
      listedOn: '2015-01-23',
      amendedOn: ['2020-11-14'],
      reference: 'QDi.344',
    },
  ],
  relationships: [],
}

/** Of sources whose record ids are the publisher's numbers. */
const held = (sourceNumber: number, record: SourceRecord, isCurrent = true): IndexedRecord => ({
  sourceId: `list-${sourceNumber}`,
  sourceNumber,
  traits: { repeats: [], entryNumber: '^(\\d+)$', marksWeakAliases: true },
  record,
  isCurrent,
})

const subject = (records: IndexedSubject['records']): IndexedSubject => ({
  id: 'un-6908441',
  type: '02',
  subTypes: ['0202'],
  isListed: records.some((held) => held.isCurrent),
  records,
  ownChineseNames: [],
  changedOn: '2021-03-23',
})

describe('toSubjectDocument', () => {
  const document = toSubjectDocument(subject([held(2, record)]))

  it('lets a list that repeats names without their quality make no weak alias strong', () => {
    const alias = { kind: 'aka', quality: 'weak', script: 'Latn' } as const
    const own = { ...record, names: [...record.names, { ...alias, value: 'YINYIN' }] }
    const repeated = (value: string) => ({ ...alias, value, quality: 'strong' }) as const
    const unmarked = (copy: SourceRecord) => ({
      ...held(4, copy),
      traits: { repeats: [], entryNumber: null, marksWeakAliases: false },
    })
    const repeating = { ...record, names: [repeated('Yinyin'), repeated('TIAN Yin'), ...record.names] }
    const { names } = toSubjectDocument(subject([held(2, own), unmarked(repeating)]))
    expect(names.map((name) => [name.value, name.quality])).toEqual([
      ['TIAN YINYIN', 'strong'],
      ['田寅寅', 'strong'],
      ['YINYIN', 'weak'],
      ['TIAN Yin', 'strong'],
    ])
  })

  it('carries what a result row shows', () => {
    expect(document).toMatchObject({ isListed: true, sourceIds: [2], countries: ['CN', 'QA'] })
    expect(document.row).toEqual({
      listings: [
        {
          sourceId: 2,
          publisherId: '6908441',
          list: 'Al-Qaida',
          programmes: ['Al-Qaida'],
          entries: [{ listedOn: '2015-01-23' }],
        },
      ],
      listedOn: '2015-01-23',
      changedOn: '2021-03-23',
      sex: 'male',
      birthDates: ['1977-07-12', 'in the seventies'],
      birthRanges: [{ from: '1977-07-12', to: '1977-07-12', isCirca: false }],
      extraField: { key: 'passport', value: '010-166-46' },
    })
  })

  it('is found by every number, also one inside a wording', () => {
    expect(document.identifiers).toEqual(
      expect.arrayContaining(['UN6908441', '6908441', 'QDI344', '27763401255', '01016646']),
    )
  })

  it('says the kind of every number', () => {
    const kindOf = (form: string) => document.identifierKinds[document.identifiers.indexOf(form)]
    expect(document.identifierKinds).toHaveLength(document.identifiers.length)
    expect([kindOf('01016646'), kindOf('QDI344'), kindOf('UN6908441')]).toEqual([
      'passport',
      'publisher-id',
      'subject-id',
    ])
  })

  it('has name keys in Latin letters and Chinese, and completion inputs', () => {
    expect(document.exactNames.length).toBeGreaterThan(1)
    expect(document.keys.token.length).toBeGreaterThan(0)
    expect(document.keys.han.length).toBeGreaterThan(0)
    expect(document.suggest.length).toBeGreaterThan(0)
  })

  it('has no number of the publisher where we made the id', () => {
    const made = toSubjectDocument(subject([held(5, { ...record, publisherId: '8ed42fad2b4c' })]))
    expect(made.row.listings[0]?.publisherId).toBeNull()
    expect(made.identifiers).not.toContain('8ED42FAD2B4C')
  })

  it('says which lists a list repeats', () => {
    const copy = held(4, record)
    const repeats = [{ list: 'Al-Qaida', sourceId: 'list-2' }]
    const repeating = { ...copy, traits: { ...copy.traits, repeats } }
    const { row } = toSubjectDocument(subject([held(2, record), repeating]))
    expect(row.listings.map((listing) => listing.repeats)).toEqual([undefined, [2]])
    expect(toSubjectDocument(subject([repeating])).row.listings[0]?.repeats).toBeUndefined()
  })

  it('has a name as Japanese only if no other list prints it', () => {
    const name = { value: '丹東会社', kind: 'aka', quality: 'strong', script: 'Hani' } as const
    const japanese = { ...record, names: [{ ...name, language: 'ja' }] }
    const langs = (records: IndexedRecord[]) => toSubjectDocument(subject(records)).names.map(({ lang }) => lang)
    expect(langs([held(18, japanese)])).toEqual(['ja'])
    expect(langs([held(18, japanese), held(20, { ...record, names: [name] })])).toEqual([undefined])
  })

  it('describes a subject on no list any more by what was last said of it', () => {
    const offline = toSubjectDocument(subject([held(2, record, false)]))
    expect(offline).toMatchObject({
      isListed: false,
      sourceIds: [],
      names: [{ value: 'TIAN YINYIN' }, { value: '田寅寅' }],
    })
  })

  describe('of a record with Chinese names of ours', () => {
    const gazprom: SourceRecord = {
      ...record,
      ...{ type: '01', publisherId: '17250', addresses: [] },
      countries: [{ kind: 'registration', country: 'Russia', countryCode: 'RU' }],
    }
    const latin = { value: 'PAO Gazprom', kind: 'primary', quality: 'strong', script: 'Latn' } as const
    const listed = (names: SourceRecord['names']): IndexedRecord => ({
      ...held(1, { ...gazprom, names }),
      sourceId: 'ofac-consolidated',
    })
    const documentOf = (...names: SourceRecord['names']) =>
      toSubjectDocument({ ...subject([listed(names)]), type: '01', subTypes: ['0101'] })

    it('has them behind the published ones, marked, and is found by them', () => {
      const { names, exactNames, keys, suggest } = documentOf(latin)
      expect(names[0]).toEqual(latin)
      expect(names).toContainEqual({
        value: '俄气',
        kind: 'aka',
        quality: 'strong',
        script: 'Hans',
        translation: 'short',
      })
      expect(exactNames).toContain('f:俄气')
      expect(keys.han).toContain('俄气')
      expect(keys.hrom).toEqual([])
      expect(suggest.flatMap(({ input }) => input.map((one) => readInput(one).text))).toEqual(
        expect.arrayContaining(['俄气', 'eqi']),
      )
    })

    it('of a Chinese party is found by their sound, too', () => {
      const smic: SourceRecord = {
        ...gazprom,
        publisherId: '30951',
        names: [{ ...latin, value: 'SMIC' }],
        countries: [{ kind: 'registration', country: 'China', countryCode: 'CN' }],
      }
      const held30951 = { ...held(1, smic), sourceId: 'ofac-consolidated' }
      const { names, keys } = toSubjectDocument({ ...subject([held30951]), type: '01', subTypes: ['0101'] })
      expect(names.map(({ value }) => value)).toContain('中芯国际')
      expect(keys.hrom).toContain('zhongxin')
    })

    it('has none that a list prints, in whatever characters', () => {
      const printed = { value: '俄氣', kind: 'aka', quality: 'strong', script: 'Hant' } as const
      const values = documentOf(latin, printed).names.map(({ value }) => value)
      expect(values).toContain('俄氣')
      expect(values).not.toContain('俄气')
    })
  })

  it('has the ends and suspensions of its entries, so that a row can show their state', () => {
    const [listing] = record.listings
    const suspensions = [{ from: '2025-05-14', to: null, note: { zh: null, en: null } }]
    const listings = [
      { ...listing, endedOn: '2025-11-10' },
      { ...listing, suspensions },
    ] as SourceRecord['listings']
    const { row } = toSubjectDocument(subject([held(2, { ...record, listings })]))
    expect(row.listings[0]?.entries).toEqual([
      { listedOn: '2015-01-23', endedOn: '2025-11-10' },
      { listedOn: '2015-01-23', suspensions: [{ from: '2025-05-14', to: null }] },
    ])
  })

  it('has every list of the publisher with its own date', () => {
    const [listing] = record.listings
    const listings = [
      { ...listing, list: 'SDN List', listedOn: '2025-10-22' },
      { ...listing, list: 'SSI List', listedOn: '2014-07-16' },
    ] as SourceRecord['listings']
    const { row } = toSubjectDocument(subject([held(1, { ...record, listings })]))
    expect(row.listings.map(({ list, entries }) => [list, entries])).toEqual([
      ['SDN List', [{ listedOn: '2025-10-22' }]],
      ['SSI List', [{ listedOn: '2014-07-16' }]],
    ])
    expect([row.listedOn, row.changedOn]).toEqual(['2014-07-16', '2025-10-22'])
  })

  it('was changed last when the last of its lists took it on', () => {
    const later = { ...record, listings: record.listings.map((listing) => ({ ...listing, listedOn: '2025-04-04' })) }
    const { row } = toSubjectDocument(subject([held(2, record), held(22, later)]))
    expect([row.listedOn, row.changedOn]).toEqual(['2015-01-23', '2025-04-04'])
  })

  it('shows only the lists it is still on when it left one of two', () => {
    const other = {
      ...record,
      publisherId: '28263',
      names: [{ ...record.names[0], value: 'Yinyin Tian' }],
    } as SourceRecord
    const both = toSubjectDocument(subject([held(1, other), held(2, record, false)]))
    expect(both.sourceIds).toEqual([1])
    expect(both.names.map((name) => name.value)).toEqual(['Yinyin Tian'])
  })
})
