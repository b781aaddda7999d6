import { describe, expect, it } from 'vitest'
import type { PartyKind, SubjectDetails } from './model.ts'
import { alertLine, bandOf, createComparer, defaultMinScore, prepareQuery } from './score.ts'

const { explainSubject, scoreSubject } = createComparer()

describe('a band', () => {
  it.each([
    [90, 'strong'],
    [80, 'likely'],
    [alertLine, 'possible'],
    [defaultMinScore, 'weak'],
  ])('begins at %d: %s', (score, band) => {
    expect(bandOf(score)).toBe(band)
  })
})

describe('a query that may be a number', () => {
  it('is looked up as one from three characters on', () => {
    expect(prepareQuery('A1', null).identifiers).toEqual([])
    expect(prepareQuery('A12', null).identifiers).toContain('A12')
  })
})

describe('a subject without names', () => {
  const numbered: SubjectDetails = { birthRanges: [], sex: null, countries: [], identifiers: ['9187629'] }
  const subject = { names: [], type: '03' as PartyKind, details: numbered }

  it('scores nothing, with details too', () => {
    const query = prepareQuery('Ocean Star', '03', { countries: ['IR'] })
    expect(scoreSubject(query, { ...subject, details: { ...numbered, countries: ['IR'] } })).toEqual({
      score: 0,
      nameIndex: -1,
    })
  })

  it('is found and explained by its number', () => {
    const query = prepareQuery('IMO 9187629', '03')
    const { score, nameIndex } = scoreSubject(query, subject)
    const match = explainSubject(query, subject, nameIndex)
    expect([score, match.score, match.band, match.highlights]).toEqual([100, 100, 'strong', []])
    expect(match.explanation).toMatchObject({
      queryNormal: 'IMO 9187629',
      listedNormal: '9187629',
      tokens: [{ query: 'IMO 9187629', listed: '9187629', relation: 'same' }],
    })
  })
})
