import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { readEntities } from '../../formats/follow-the-money/read-entities.ts'
import { relationsByParty } from '../../formats/follow-the-money/relations.ts'
import { createWarnings } from '../../warnings.ts'
import { ownershipRegister } from './source.ts'

const zakharov = 'NK-aU5ybkbRFJucf8YMwsJvDw'
const cst = 'NK-abdzbEBkqyT29GyREbiURZ'

describe('the ownership register', () => {
  let edition: ReadEdition
  beforeAll(async () => {
    edition = await readEdition(ownershipRegister, fixtureFolder)
  })

  it('has companies and persons, and no listings', () => {
    expect(edition.warnings).toEqual([])
    expect(edition.publishedOn).toBe('2026-04-29')
    expect(edition.records.map(({ type }) => type)).toEqual(['01', '02', '02', '01', '01', '01'])
    expect(edition.records.flatMap(({ listings }) => listings)).toEqual([])
  })

  it('keeps a share with its span; one that ended is former', () => {
    const relations = edition.records.find(({ publisherId }) => publisherId === zakharov)?.relationships
    expect(relations?.filter(({ toPublisherId }) => toPublisherId === cst)).toEqual([
      {
        toPublisherId: cst,
        kind: 'owner-of',
        label: 'Owner of',
        isFormer: false,
        percent: 51,
        statement: '2015-11-25 –; shares: 6624.16',
      },
      {
        toPublisherId: cst,
        kind: 'owner-of',
        label: 'Owner of',
        isFormer: true,
        percent: 50,
        statement: '2015-11-25 – 2023-03-02; shares: 6494.29',
      },
    ])
    expect(edition.named('Svetlana Nikolaevna Zakharova').relationships[0]).toMatchObject({
      kind: 'owner-of',
      percent: 1,
      isFormer: true,
    })
  })

  it('names the lists a party is on, unless a list has two numbers for it', () => {
    expect(edition.named('Alexander Vyacheslavovich ZAKHAROV').crossReferences).toEqual([
      { scheme: 'ofac', value: '45937' },
      { scheme: 'uk', value: 'RUS2051' },
      { scheme: 'eu', value: 'EU.12789.10' },
    ])
    const company = edition.named('LLC CST')
    expect(company.crossReferences).toEqual([{ scheme: 'uk', value: 'RUS1712' }])
    expect(company.facts.filter(({ key }) => key === 'number-elsewhere').map(({ value }) => value)).toEqual([
      'ofac 45928',
      'ofac 45934',
    ])
  })

  it('has numbers once, under the closer heading, and the sanctions of others as reported', () => {
    const company = edition.named('LLC CST')
    expect(company.documents.map(({ kind, number }) => [kind, number])).toEqual([
      ['tax-id', '1841015504'],
      ['registration', '1101841007938'],
      ['website', 'http://zala-aero.com/'],
    ])
    expect(company.addresses).toMatchObject([{ text: '130 Vorovskogo st. Izhevsk, 426063, Russia', countryCode: 'RU' }])
    expect(company.facts.find(({ key }) => key === 'sanction-elsewhere')).toMatchObject({
      value: 'Department of Foreign Affairs and Trade; Autonomous (Russia); AU-RUSSIA',
      date: { text: '2023-02-24' },
    })
  })
})

async function* linesOf(...lines: string[]) {
  yield Buffer.from(lines.join('\n'))
}

const line = (rest: object) =>
  JSON.stringify({
    id: 'a',
    caption: 'A',
    schema: 'Company',
    properties: {},
    datasets: [],
    referents: [],
    target: false,
    first_seen: '2026-01-01T00:00:00',
    last_seen: '2026-01-01T00:00:00',
    last_change: '2026-01-01T00:00:00',
    ...rest,
  })

describe('a FollowTheMoney file', () => {
  it('is refused when it is cut off, empty, or has an id twice', async () => {
    const read = (...lines: string[]) => readEntities(linesOf(...lines), createWarnings())
    await expect(read(line({}).slice(0, 40))).rejects.toThrow(/Line 1 is not JSON/)
    await expect(read('<html></html>')).rejects.toThrow(/not JSON/)
    await expect(read('')).rejects.toThrow(/empty/)
    await expect(read(line({}), line({}))).rejects.toThrow(/twice/)
  })

  it('warns of schemata, properties, shares and parties it does not know', async () => {
    const warnings = createWarnings()
    const entities = await readEntities(
      linesOf(
        line({ properties: { shoeSize: ['42'] } }),
        line({ id: 'b', schema: 'Yacht' }),
        line({ id: 'c', schema: 'Ownership', properties: { owner: ['a'], asset: ['a'], percentage: ['most'] } }),
        line({ id: 'd', schema: 'Family', properties: { person: ['a'], relative: ['nobody'] } }),
      ),
      warnings,
    )
    expect(relationsByParty(entities, new Set(['a']), '2026-01-01', warnings).get('a')).toHaveLength(1)
    expect(warnings.list().map(({ code }) => code)).toEqual([
      'unknown-property',
      'unknown-schema',
      'unknown-percentage',
      'relation-without-party',
    ])
  })
})

describeRealEditions((folder) => {
  it('of 2026-04-29: 11 companies, 6 persons, 14 ownerships, 3 directorships, 4 family links', async () => {
    const { records, warnings } = await readEdition(ownershipRegister, folder)
    expect(warnings).toEqual([])
    expect([records.filter(({ type }) => type === '01').length, records.length]).toEqual([11, 17])
    const kinds = Map.groupBy(
      records.flatMap(({ relationships }) => relationships),
      ({ kind }) => kind,
    )
    expect(Object.fromEntries([...kinds].map(([kind, group]) => [kind, group.length]))).toEqual({
      'owner-of': 14,
      'director-of': 3,
      'family-member-of': 4,
    })
    expect(kinds.get('owner-of')?.filter(({ percent }) => percent !== undefined)).toHaveLength(10)
    const sanctions = records.flatMap(({ facts }) => facts).filter(({ key }) => key === 'sanction-elsewhere')
    expect(sanctions).toHaveLength(41)
  })
})
