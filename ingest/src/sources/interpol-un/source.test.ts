import { beforeAll, describe, expect, it } from 'vitest'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import {
  bundleOf,
  fixtureFolder,
  type ReadEdition,
  readChunks,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { interpolUn } from './source.ts'

const origin = 'https://ws-public.interpol.int/notices/v1/un'
const answer = (notices: readonly object[], total = notices.length) =>
  JSON.stringify({ total, query: {}, _embedded: { notices } })
const person = (number: number, un_reference: string) => ({
  entity_id: `2020/${number}`,
  name: `NAME ${number}`,
  un_reference,
})
const [format] = interpolUn.formats
const read = (files: Record<string, string>) => readChunks(format, bundleOf(files), '2026-10-01')

describe('a notice', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(interpolUn, fixtureFolder)
  })

  it('is read without a warning', () => {
    expect([edition.warnings, edition.records.length]).toEqual([[], 4])
  })

  it('of a person has the name in parts, the birth and the number of the United Nations', () => {
    expect(edition.record('2026-35448')).toMatchObject({
      type: '02',
      names: [{ value: 'AL-GONEY HAMDAN DAGALO', parts: [{ kind: 'first' }, { kind: 'last', value: 'DAGALO' }] }],
      birthDates: [{ text: '1990-08-07' }],
      countries: [{ kind: 'nationality', countryCode: 'SD' }],
      listings: [{ programmes: ['Sudan'], measures: [], reference: 'SDi.011' }],
      crossReferences: [{ scheme: 'un', value: 'SDi.011' }],
    })
    expect(edition.record('2012-90002').birthDates).toMatchObject([{ text: '1963' }])
  })

  it('of an entity has its name', () => {
    expect(edition.record('2011-90003')).toMatchObject({ type: '01', names: [{ value: 'AL-QAIDA' }] })
  })
})

describe('more notices than an answer holds', () => {
  const first = Array.from({ length: 160 }, (_, at) => person(at, 'QDi.001'))
  const entities = { [`${origin}/entities?resultPerPage=160`]: answer([person(900, 'QDe.004')]) }
  const beginnings = 'CD CF GB HT IQ IR KP LY ML SD SO SS TA YE QD.0 QD.1 QD.2 QD.3 QD.4'.split(' ')
  const answers = (total: number) => ({
    ...entities,
    [`${origin}/persons?resultPerPage=160`]: answer(first, total),
    ...Object.fromEntries(
      beginnings.map((beginning) => {
        const number = `${beginning.slice(0, 2)}i${beginning.slice(2)}`
        const found = number === 'TAi' ? [person(200, 'TAi.002'), person(201, 'TAi.003')] : first.slice(0, 3)
        return [`${origin}/persons?resultPerPage=160&unReference=${number}`, answer(found)]
      }),
    ),
  })

  it('are asked for by the beginnings of their numbers', async () => {
    const { source, requested } = await servePublisher(interpolUn, answers(162))
    expect((await receiveEdition(source)).records).toHaveLength(163)
    expect(requested.filter((url) => url.includes('entities'))).toHaveLength(2)
  })

  it('are refused when some are missing', async () => {
    const { source } = await servePublisher(interpolUn, answers(163))
    await expect(receiveEdition(source)).rejects.toThrow(/162 notices of persons, and 163/)
  })
})

describe('another answer', () => {
  it('says what is not known', async () => {
    const odd = { ...person(1, 'ZZi.001'), date_of_birth: '7 Aug', nationalities: ['ZZ'], colour: 'red' }
    const { warnings } = await read({ 'persons.json': answer([odd, person(2, 'x')]), 'entities.json': answer([]) })
    expect(warnings.map(({ code }) => code).sort()).toEqual(
      ['unknown-country', 'unknown-date', 'unknown-field', 'unknown-programme', 'unknown-un-reference'].sort(),
    )
  })

  it('of another form is refused', async () => {
    await expect(read({ 'persons.json': '{}', 'entities.json': answer([]) })).rejects.toThrow(/no answer with notices/)
    await expect(read({ 'persons.json': answer([]) })).rejects.toThrow(/entities/)
  })
})
