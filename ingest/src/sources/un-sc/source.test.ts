import { beforeAll, describe, expect, it } from 'vitest'
import { type UnPartyEntry, unDocument } from '../../../test/fixtures/un-document.ts'
import { unFixture } from '../../../test/fixtures/un-fixture.ts'
import { type ReadEdition, readContent } from '../../../test/support/read-edition.ts'
import { unSc } from './source.ts'

const [format] = unSc.formats

describe('a record of the United Nations', () => {
  let edition: ReadEdition
  const record = (id: string) => edition.record(id)
  beforeAll(async () => {
    edition = await readContent(format, unDocument(unFixture))
  })

  it('is read without a warning', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.records).toHaveLength(10)
  })

  it('QDi.006 has its name in four parts and in Arabic', () => {
    expect(record('111923').names.slice(0, 2)).toMatchObject([
      { value: 'AIMAN MUHAMMED RABI AL-ZAWAHIRI', kind: 'primary', script: 'Latn' },
      { value: 'أيمن محمد ربيع الظواهري', kind: 'primary', script: 'Arab' },
    ])
    expect(record('111923').titles).toEqual(['Doctor', 'Dr.'])
    expect(record('111923').documents).toEqual([
      { kind: 'passport', label: 'Passport', number: '1084010', country: 'Egypt', countryCode: 'EG' },
    ])
  })

  it('QDi.006 knows its listing and every amendment', () => {
    expect(record('111923').listings).toEqual([
      {
        list: "ISIL (Da'esh) and Al-Qaida Sanctions List (1267/1989/2253)",
        programmes: ['Al-Qaida'],
        measures: [],
        legalBases: [],
        listedOn: '2001-01-25',
        amendedOn: ['2007-07-02', '2010-12-16', '2015-05-22'],
        reference: 'QDi.006',
      },
    ])
  })

  it('TAi.002 was born between two years, twice over, and has no alias from an empty block', () => {
    expect(record('110577').birthDates.map((date) => date.text)).toEqual(['1955 to 1958', '1945 to 1950'])
    expect(record('110577').names).toHaveLength(2)
    expect(record('110577').subTypes.map((subType) => subType.code)).toEqual(['0203', '0204'])
  })

  it('KPi.001 was born about 1944', () => {
    expect(record('690734').birthDates).toEqual([
      { from: '1944-01-01', to: '1944-12-31', isCirca: true, text: 'circa 1944' },
    ])
  })

  it('CDi.003 has a weak alias and an address with its day', () => {
    expect(record('6907995').names[1]).toMatchObject({ value: 'Rumuli', quality: 'weak' })
    expect(record('6907995').addresses).toEqual([
      {
        text: 'North Kivu Province, Democratic Republic of the Congo',
        region: 'North Kivu Province',
        country: 'Democratic Republic of the Congo',
        countryCode: 'CD',
        note: 'as of June 2016',
      },
    ])
  })

  it('GBi.001 is on the list of Guinea-Bissau, not of the United Kingdom', () => {
    expect(record('690789').listings[0]?.list).toBe('2048 Sanctions List (Guinea-Bissau)')
    expect(record('690789').countries).toEqual([{ kind: 'nationality', country: 'Guinea-Bissau', countryCode: 'GW' }])
  })

  it('QDe.004 has a former name', () => {
    expect(record('113458').names.at(-1)).toEqual({
      value: 'Al Qa’ida/Islamic Army',
      kind: 'fka',
      quality: 'strong',
      script: 'Latn',
      note: 'formerly listed as',
    })
    expect(record('113458').subTypes[0]?.code).toBe('0103')
  })
})

describe('what the tables do not know', () => {
  const [first] = unFixture.parties
  if (!first) throw new Error('The fixture is empty')
  const odd: UnPartyEntry = {
    ...first,
    list: 'Moon',
    nationalities: ['Atlantis'],
    aliases: [{ QUALITY: 'Middling', ALIAS_NAME: 'Somebody' }],
    birthDates: [{ TYPE_OF_DATE: 'PERHAPS', DATE: 'in spring' }],
    documents: [
      { TYPE_OF_DOCUMENT: 'Library card', NUMBER: '7' },
      { TYPE_OF_DOCUMENT: 'Passport', NOTE: 'Tunisian passport number L 191609' },
    ],
  }

  it('is reported, and its words are kept', async () => {
    const text = unDocument({ generatedOn: '2025-11-01', parties: [odd] })
    const { record, warnings } = await readContent(format, text)
    expect(warnings.map(({ code, examples }) => [code, ...examples])).toEqual(
      expect.arrayContaining([
        ['unknown-list', 'Moon'],
        ['unknown-country', 'Atlantis'],
        ['unknown-alias-quality', 'Middling'],
        ['unknown-date-type', 'PERHAPS'],
        ['unknown-date', 'in spring'],
        ['unknown-document-type', 'Library card'],
      ]),
    )
    expect(record('111923')).toMatchObject({
      countries: [{ country: 'Atlantis' }],
      birthDates: [{ from: null, to: null, text: 'in spring' }],
      documents: [{ kind: 'other', label: 'Library card', number: '7' }],
      facts: [{ key: 'identity-document', label: 'Passport', value: 'Tunisian passport number L 191609' }],
    })
  })
})
