import { describe, expect, test } from 'vitest'
import { absentOriginals, entryNumberOf, type Repetition, repeatedSources } from './source-traits.ts'

const recordOf = (sourceId: string, lists: [list: string, ...programmes: string[]][], repeats: Repetition[] = []) => ({
  sourceId,
  traits: { repeats },
  entries: lists.map(([list, ...programmes]) => ({ list, programmes })),
})

describe('a list that repeats others', () => {
  const repeats = [
    { list: 'SDN List', sourceId: 'ofac-sdn' },
    { list: 'Entity List', sourceId: 'bis' },
  ]
  const sdn = recordOf('ofac-sdn', [['SDN List'], ['SSI']])
  const bis = recordOf('bis', [['Entity List']])

  test('repeats the lists that are there', () => {
    const both = recordOf('csl', [['SDN List'], ['Entity List']], repeats)
    expect(repeatedSources(both, [sdn, bis, both])).toEqual(['ofac-sdn', 'bis'])
  })
  test('stands for itself if one of its entries is on no other list', () => {
    const both = recordOf('csl', [['SDN List'], ['Entity List']], repeats)
    expect(repeatedSources(both, [sdn, both])).toEqual([])
    const unknown = recordOf('csl', [['SDN List'], ['A new list']], repeats)
    expect(repeatedSources(unknown, [sdn, unknown])).toEqual([])
  })
  test('names the lists it copies that have no entry of the subject', () => {
    const both = recordOf('csl', [['SDN List'], ['Entity List'], ['A new list']], repeats)
    expect(absentOriginals(both, [sdn, both])).toEqual(['bis'])
    expect(absentOriginals(both, [sdn, bis, both])).toEqual([])
    expect(absentOriginals(sdn, [sdn])).toEqual([])
  })
  test('is not made a copy by another list of the same source', () => {
    const entity = recordOf('csl', [['Entity List']], [{ list: 'Entity List', sourceId: 'ofac-sdn' }])
    expect(repeatedSources(entity, [sdn, entity])).toEqual([])
  })
})

describe('an annex of the Official Journal', () => {
  const repeats = [{ list: 'Regulation (EU) No 269/2014,', sourceId: 'eu-fsf', programmes: ['UKR'] }]
  const fsf = recordOf('eu-fsf', [['Consolidated list', 'UKR']])

  test('is one decision with the entry of the same programme', () => {
    const annex = recordOf('euoj', [['Regulation (EU) No 269/2014, Annex I.PERSONS', 'EU-UKR']], repeats)
    expect(repeatedSources(annex, [fsf, annex])).toEqual(['eu-fsf'])
    expect(repeatedSources(annex, [recordOf('eu-fsf', [['Consolidated list', 'BLR']]), annex])).toEqual([])
  })
  test('on trade is a decision of its own', () => {
    const annex = recordOf('euoj', [['Regulation (EU) No 833/2014, Annex IV', 'EU-RUS']], repeats)
    expect(repeatedSources(annex, [fsf, annex])).toEqual([])
  })
  test('is no copy: nothing is absent where the consolidated list lacks it', () => {
    const annex = recordOf('euoj', [['Regulation (EU) No 269/2014, Annex I.PERSONS', 'EU-UKR']], repeats)
    expect(absentOriginals(annex, [annex])).toEqual([])
  })
})

test('a list that repeats no other has decisions of its own', () => {
  const one = recordOf('bis', [['Entity List']])
  expect(repeatedSources(one, [one, recordOf('csl', [['Entity List']])])).toEqual([])
})

test('only the publisher’s own numbers are numbers of an entry', () => {
  const csl = { entryNumber: '^ofac-(\\d+)$' }
  expect(['ofac-17022', 'el-5da38ce22fba'].map((id) => entryNumberOf(id, csl))).toEqual(['17022', null])
  expect(entryNumberOf('8ed42fad2b4c', { entryNumber: null })).toBeNull()
})
