import { describe, expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readRegulation, regulationText } from '../../../test/support/read-regulation.ts'
import { partNumbersAmd, partNumbersNvidia } from './regulation.ts'

const fixture = async (regulation = partNumbersNvidia) => JSON.parse(await regulationText(regulation, fixtureFolder))
const read = (file: object, regulation = partNumbersNvidia) => readRegulation(regulation, JSON.stringify(file))

describe('what a manufacturer says of its parts', () => {
  it('has each part once, with all of its tariff numbers, and no name that stands for none', async () => {
    const { day, entries, frame, counts, warnings } = await read(await fixture())
    expect(day).toBe('2026-07-31')
    expect(counts).toEqual({ parts: 6 })
    expect(entries[0]).toEqual({
      id: '900-TEST1-0040-000',
      content: {
        partNumber: '900-TEST1-0040-000',
        description: 'Sample accelerator, 80GB',
        eccn: '3A090.a',
        htsCodes: ['8473.30', '9903.79'],
        tpp: 15_840,
        meets3A090a1: null,
        ccats: null,
      },
    })
    expect(entries[1]?.content).toMatchObject({ description: null })
    expect(entries.at(-1)?.content).toMatchObject({ htsCodes: [], tpp: null })
    expect(frame).toMatchObject({ vendor: 'NVIDIA', statedOn: null, readOn: '2026-07-31' })
    expect(warnings).toEqual([])
  })

  it('is of the manufacturer’s own day, and keeps its remarks', async () => {
    const { day, entries, frame } = await read(await fixture(partNumbersAmd), partNumbersAmd)
    expect([day, frame]).toEqual(['2026-06-30', expect.objectContaining({ vendor: 'AMD', statedOn: '2026-06-30' })])
    expect(entries.map(({ content }) => content)).toContainEqual(
      expect.objectContaining({ partNumber: '100-TEST00194G', eccn: '3A090.a.1', meets3A090a1: true, ccats: null }),
    )
  })

  it('reports a day that is none, and takes the one on which it was read', async () => {
    const file = await fixture(partNumbersAmd)
    file.metadata.sourceUpdatedAt = 'June 31st, 2026'
    const { day, warnings } = await read(file, partNumbersAmd)
    expect([day, warnings]).toEqual([
      '2026-07-31',
      [{ code: 'date-unreadable', count: 1, examples: ['June 31st, 2026'] }],
    ])
  })
})

describe('a row', () => {
  it.each([
    ['without a part number', { partNumber: ' ' }],
    ['with a classification that is none', { eccn: 'TBD' }],
    ['of another manufacturer', { vendor: 'AMD' }],
    ['with a page that is none', { sourceUrl: 'javascript:alert(1)' }],
    ['with a performance that is no number', { tppPerGpu: 'high' }],
  ])('%s is reported and left out; the others stay', async (_, change) => {
    const file = await fixture()
    file.records[3] = { ...file.records[3], ...change }
    const { counts, warnings } = await read(file)
    expect(counts).toEqual({ parts: 5 })
    expect(warnings).toEqual([expect.objectContaining({ code: 'record-unreadable', count: 1 })])
  })

  it('that contradicts another of the same part leaves the part out, with a report', async () => {
    const file = await fixture()
    file.records[1].eccn = 'EAR99'
    const { entries, warnings } = await read(file)
    expect(entries.map(({ id }) => id)).not.toContain('900-TEST1-0040-000')
    expect(warnings).toEqual([
      { code: 'part-classified-twice', count: 1, examples: ['900-TEST1-0040-000: 3A090.a, EAR99'] },
    ])
  })
})

it('is refused when no row is the manufacturer’s', async () => {
  await expect(read(await fixture(partNumbersAmd))).rejects.toThrow('The file has no part of NVIDIA.')
  await expect(read({ records: [] })).rejects.toThrow('The file has another form')
})

describeRealEditions((folder) => {
  it('of 2026-07-31 has 1,323 parts of NVIDIA and 8,554 of AMD, none of them unread', async () => {
    const [nvidia, amd] = await Promise.all(
      [partNumbersNvidia, partNumbersAmd].map(async (one) => readRegulation(one, await regulationText(one, folder))),
    )
    expect([nvidia?.counts, nvidia?.warnings]).toEqual([{ parts: 1_323 }, []])
    expect([amd?.counts, amd?.warnings, amd?.day]).toEqual([{ parts: 8_554 }, [], '2026-06-30'])
    const of = (edition: typeof amd, id: string) => edition?.entries.find((entry) => entry.id === id)?.content
    expect(of(nvidia, '900-21010-0040-000')).toMatchObject({ eccn: '4A090.a', tpp: 14_144 })
    expect(of(amd, '100-000001798')).toMatchObject({ eccn: expect.stringMatching(/^3A090/) })
  })
})
