import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { describe, expect, it } from 'vitest'
import { areOnePerson } from '../corpus.ts'
import type { LabelledPair } from '../sets/read-sets.ts'
import { measureCandidates } from './candidates.ts'
import { crossScriptQueries, withoutScript } from './cross-script.ts'
import { calibration, type ScoredPair } from './pairs.ts'

const birth = (from: string, to: string, isCirca = false) => ({ from, to, isCirca })

function subject(id: string, names: string[], birthRanges: ReturnType<typeof birth>[] = []): CandidateDocument {
  return {
    id,
    type: '02',
    subTypes: [],
    isListed: true,
    sourceIds: [1],
    countries: [],
    names: names.map((value) => ({ value, kind: 'primary', quality: 'strong', script: 'Latn' })),
    identifiers: [],
    identifierKinds: [],
    row: { listings: [], listedOn: null, changedOn: null, sex: null, birthDates: [], birthRanges },
  }
}

function pair(name1: string, name2: string, changes: Partial<LabelledPair> = {}): LabelledPair {
  return {
    name1,
    name2,
    type: '02',
    isMatch: true,
    schema: 'Person',
    tier: '',
    category: '',
    party: 'OFAC-1',
    ...changes,
  }
}

describe('two records', () => {
  const year1965 = [birth('1965-01-01', '1965-12-31')]

  it('are one person if they share a name and possibly the birth date', () => {
    const one = subject('ofac-1', ['KHAN, Ali', 'Ali Baba'], year1965)
    expect(areOnePerson(one, subject('un-1', ['Ali Khan'], [birth('1965-06-09', '1965-06-09')]))).toBe(true)
    expect(areOnePerson(one, subject('un-1', ['Ali Khan']))).toBe(true)
    expect(areOnePerson(one, subject('un-1', ['Ali Khan'], [birth('1967-01-01', '1967-12-31', true)]))).toBe(true)
  })

  it('are two if the birth dates exclude each other or no name is equal', () => {
    const one = subject('ofac-1', ['Ali Khan'], year1965)
    expect(areOnePerson(one, subject('un-1', ['Ali Khan'], [birth('1980-01-01', '1980-12-31')]))).toBe(false)
    expect(areOnePerson(one, subject('un-1', ['Ali Khan Jr'], year1965))).toBe(false)
  })
})

describe('measureCandidates', () => {
  const query = { name: 'x', type: '02' as const, kind: 'typo' }

  it('accepts any subject with the best score, and leaves out scores that are not shown', () => {
    const candidates = [[...Array.from({ length: 30 }, (_, at) => `other-${at}`), 'tied'], ['best'], ['other']]
    const baseline = [
      { best: 80, ids: ['best', 'tied'] },
      { best: 49, ids: ['best'] },
      { best: 90, ids: ['best'] },
    ]
    const [report] = measureCandidates([query, query, query], candidates, baseline)
    expect(report).toMatchObject({ queries: 2, inTwenty: 0, inFifty: 1, inTwoHundred: 1, missed: ['x (90)'] })
  })
})

describe('across scripts', () => {
  const corpus = [subject('ofac-1', ['王毅', 'Wang Yi']), subject('ofac-2', ['李强', 'Li Qiang'])]
  const pairs = [pair('王毅', 'Wang Yi'), pair('王毅', 'Wang I'), pair('王毅', 'Li Qiang', { isMatch: false })]

  it('uses each name of a matching pair once', () => {
    expect(crossScriptQueries(pairs, corpus, 'Han → Latin').map(({ name }) => name)).toEqual(['王毅'])
    expect(crossScriptQueries(pairs, corpus, 'Latin → Han').map(({ name }) => name)).toEqual(['Wang Yi', 'Wang I'])
    expect(crossScriptQueries([pair('王毅', 'Wang Yi', { party: 'OFAC-9' })], corpus, 'Han → Latin')).toEqual([])
  })

  it('removes names in the script of the query only from the searched subjects', () => {
    const names = (direction: 'Han → Latin' | 'Latin → Han') =>
      withoutScript(corpus, crossScriptQueries(pairs, corpus, direction), direction).map((one) =>
        one.names.map(({ value }) => value),
      )
    expect(names('Han → Latin')).toEqual([['Wang Yi'], ['李强', 'Li Qiang']])
    expect(names('Latin → Han')).toEqual([['王毅'], ['李强', 'Li Qiang']])
  })
})

describe('calibration', () => {
  it('counts every score in one range, 100 in the last', () => {
    const scored = [0, 69.99, 70, 100].map((score): ScoredPair => ({ ...pair('a', 'b'), score, isMatch: score >= 70 }))
    const bands = calibration(scored)
    expect(bands.reduce((sum, { pairs: count }) => sum + count, 0)).toBe(4)
    expect(bands.at(-1)).toMatchObject({ pairs: 1, matchShare: 1 })
    expect(bands.find(({ from }) => from === 60)).toMatchObject({ pairs: 1, matchShare: 0 })
    expect(bands.find(({ from }) => from === 70)).toMatchObject({ pairs: 1, matchShare: 1 })
  })
})
