import { describe, expect, it } from 'vitest'
import { sampleResult } from '../results/sample-results.ts'
import { countBelow, showsAllAlerts, toVerdict } from './verdict.ts'

const [ofac] = sampleResult().sources
if (ofac === undefined) throw new Error('the sample has a source')
const un = { ...ofac, sourceId: 2, shortName: 'UN SC', shortNameCn: '联合国' }

describe('toVerdict', () => {
  it('does not count a list on which the subject ended', () => {
    const sources = [ofac, { ...un, state: 'ended' as const }]
    expect(toVerdict([sampleResult({ sources })], 1).listCount).toBe(1)
  })

  it('counts strong matches and the different lists they are on', () => {
    const verdict = toVerdict(
      [
        sampleResult({ id: 'ofac-1', sources: [ofac] }),
        sampleResult({ id: 'un-2', sources: [un] }),
        sampleResult({ id: 'ofac-3', sources: [ofac], score: 84, band: 'likely' }),
        sampleResult({ id: 'ofac-4', score: 61, band: 'weak' }),
      ],
      4,
    )
    expect(verdict).toMatchObject({ kind: 'strong', listCount: 2, onlyStrong: null, isLowerBound: false })
    expect(verdict.counts).toEqual({ strong: 2, likely: 1, possible: 0, weak: 1, none: 0 })
    expect(countBelow(verdict, 4)).toBe(1)
  })

  it('names the only strong match', () => {
    expect(toVerdict([sampleResult({ id: 'ofac-9' })], 1).onlyStrong?.id).toBe('ofac-9')
  })

  it('tells review, below the line and nothing apart', () => {
    expect(toVerdict([sampleResult({ score: 75, band: 'possible' })], 1).kind).toBe('review')
    expect(toVerdict([sampleResult({ score: 55, band: 'weak' })], 1).kind).toBe('below')
    expect(toVerdict([], 0).kind).toBe('none')
  })

  it('says so when there are more alerts than were read', () => {
    expect(toVerdict([sampleResult()], 250).isLowerBound).toBe(true)
    expect(toVerdict([sampleResult({ score: 60, band: 'weak' })], 250).isLowerBound).toBe(false)
  })
})

describe('showsAllAlerts', () => {
  it('holds for a first page that reaches below the line or the end', () => {
    expect(showsAllAlerts([sampleResult()], 1, 1)).toBe(true)
    expect(showsAllAlerts([sampleResult({ score: 60 })], 1, 40)).toBe(true)
    expect(showsAllAlerts([sampleResult()], 1, 40)).toBe(false)
    expect(showsAllAlerts([sampleResult({ score: 60 })], 2, 40)).toBe(false)
  })
})
