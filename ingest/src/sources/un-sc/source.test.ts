import { beforeAll, describe, expect, it } from 'vitest'
import { type UnPartyEntry, unDocument } from '../../../test/fixtures/un-document.ts'
import { unFixture } from '../../../test/fixtures/un-fixture.ts'
import { describeRealEditions, type ReadEdition, readContent, readEdition } from '../../../test/support/read-edition.ts'
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

describe('what a comment says', () => {
  const [person] = unFixture.parties.filter(({ isPerson }) => isPerson)
  const [entity] = unFixture.parties.filter(({ isPerson }) => !isPerson)
  if (!person || !entity) throw new Error('The fixture has no person or no entity')
  const read = async (party: UnPartyEntry) => {
    const text = unDocument({ generatedOn: '2025-11-01', parties: [party] })
    return (await readContent(format, text)).record(party.id)
  }

  it('is a vessel if it begins with the IMO number of a ship', async () => {
    const record = await read({ ...entity, names: ['AVAX'], comments: 'IMO: 9058713 Listed pursuant to paragraph 10.' })
    expect(record).toMatchObject({ type: '03', vessel: { imo: '9058713' }, subTypes: [{ code: '0301' }] })
  })

  it.each([
    'IMO Number: 5342883. The company, through its vessel, imported arms.',
    'Owner of the tanker AVAX, IMO 9058713.',
  ])('is no vessel for %s', async (comments) => {
    expect(await read({ ...entity, comments })).toMatchObject({ type: '01' })
  })

  it('does not keep the address of the page that is the same for every notice', async () => {
    const page = 'https://www.interpol.int/en/How-we-work/Notices/View-UN-Notices-Individuals'
    const record = await read({
      ...person,
      comments: `Father’s name: Ali. INTERPOL-UN Security Council Special Notice web link:${page}`,
    })
    expect(record).toMatchObject({ remarks: ['Father’s name: Ali.'], facts: [] })
    const own = await read({
      ...person,
      comments: `Father’s name: Ali. INTERPOL-UN Security Council Special Notice web link:${page}#2024-12345`,
    })
    expect(own).toMatchObject({ remarks: ['Father’s name: Ali.'], facts: [{ value: `${page}#2024-12345` }] })
  })

  it('reads the day on which a passport ends from its note too', async () => {
    const passport = { TYPE_OF_DOCUMENT: 'Passport', NUMBER: 'AB850901' }
    const noted = await read({ ...person, documents: [{ ...passport, NOTE: 'Expiration date: 2026-12-11.' }] })
    const field = await read({ ...person, documents: [{ ...passport, DATE_OF_EXPIRY: '2026-12-11' }] })
    expect(noted.documents).toEqual(field.documents)
  })
})

describeRealEditions((folder) => {
  it('calls the AVAX a vessel', async () => {
    const { record, records } = await readEdition(unSc, folder, { date: '2026-08-01' })
    expect(record('6909568')).toMatchObject({ type: '03', vessel: { imo: '9058713' } })
    expect(records.filter(({ type }) => type === '03')).toHaveLength(1)
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
