import { describe, expect, it } from 'vitest'
import { chunksOf } from '../../../test/support/read-edition.ts'
import { createWarnings } from '../../warnings.ts'
import { createIds, toAddresses, toPartyDraft } from './draft.ts'
import { parseRegister } from './parse.ts'

const entity = {
  name: 'Huawei Technologies Company',
  aliases: ['Huawei', ' Huawei'],
  country: 'China',
  address: 'Bantian, Shenzhen, China; and Huawei Base, Dubai, UAE',
  status: null,
  effective_date: '2021-03-12',
  federal_register: null,
  notes: 'Equipment',
}

const bytes = (value: unknown) => chunksOf(typeof value === 'string' ? value : JSON.stringify(value))

const file = (entities: unknown[], count = entities.length) => ({
  list_id: 'fcc-covered',
  source_file: 'x.html',
  extracted: '2026-07-09',
  count,
  entities,
})

describe('a list of the register', () => {
  it('is read with what it states, and nothing as nothing', async () => {
    const warnings = createWarnings()
    const register = await parseRegister(bytes(file([entity])), 'fcc-covered', warnings)
    expect(register.extractedOn).toBe('2026-07-09')
    expect(register.entities[0]).toMatchObject({ status: '', effectiveDate: '2021-03-12', federalRegister: '' })
    expect(warnings.list()).toEqual([])
  })

  it('reports a field it does not know', async () => {
    const warnings = createWarnings()
    await parseRegister(bytes(file([{ ...entity, phone: '1' }])), 'fcc-covered', warnings)
    expect(warnings.list()).toEqual([{ code: 'unknown-field', count: 1, examples: ['phone'] }])
  })

  it.each([
    ['another list', file([entity]), 'bis-dpl'],
    ['a file with a part missing', file([entity], 2), 'fcc-covered'],
    ['a cut file', JSON.stringify(file([entity])).slice(0, -9), 'fcc-covered'],
    ['a page of errors', '<!DOCTYPE html><html></html>', 'fcc-covered'],
  ])('refuses %s', async (_, content, list) => {
    await expect(parseRegister(bytes(content), list, createWarnings())).rejects.toThrow(/^The file/)
  })
})

describe('a party of the register', () => {
  it('has each name once and each address with its own country', async () => {
    const warnings = createWarnings()
    const { entities } = await parseRegister(bytes(file([entity])), 'fcc-covered', warnings)
    const [party] = entities.map((stated) => toPartyDraft(stated, 'x', warnings))
    expect(party?.names.map((name) => [name.value, name.kind])).toEqual([
      ['Huawei Technologies Company', 'primary'],
      ['Huawei', 'aka'],
    ])
    expect(party?.addresses.map((address) => address.countryCode)).toEqual(['CN', 'AE'])
    expect(party?.countries).toEqual([{ kind: 'jurisdiction', country: 'China', countryCode: 'CN' }])
  })

  it('has addresses parted by "and" behind a country only', () => {
    const texts = (text: string) => toAddresses(text, 'Afghanistan', createWarnings()).map((address) => address.text)
    expect(texts('Unit 1 and 2, Dubai, UAE and 901 Regal Tower, Dubai, UAE')).toEqual([
      'Unit 1 and 2, Dubai, UAE',
      '901 Regal Tower, Dubai, UAE',
    ])
    expect(texts('Golaye Park, Kabul, Afghanistan, and Dasht Qala, Afghanistan.')).toHaveLength(2)
  })

  it('keeps its id, even if another party has the same name and country', () => {
    const [id, again] = [createIds(), createIds()]
    const first = id('Wong Yung Fai', 'China', '75 FR 1701')
    expect(again('WONG  Yung Fai', 'china', 'whatever')).toBe(first)
    expect(again('Wong Yung Fai', 'China', '76 FR 1')).not.toBe(first)
  })
})
