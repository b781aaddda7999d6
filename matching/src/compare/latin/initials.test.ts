import { describe, expect, it } from 'vitest'
import { alertLine, createComparer, prepareQuery } from '../../score.ts'
import { withSingleLetters } from './initials.ts'

const { scoreNames } = createComparer()

const score = (query: string, value: string): number =>
  scoreNames(prepareQuery(query, '01'), [{ value, quality: 'strong', kind: 'primary' }], '01').score

describe('an abbreviation by Russian words', () => {
  it.each([
    ['JSC KZSK', 'Kazan Synthetic Rubber Plant JSC', 'plant stands second in Russian'],
    ['PNITI, AO', 'PERM SCIENTIFIC RESEARCH TECHNOLOGICAL INSTITUTE', 'research is two letters'],
    ['JSC SUEK', 'Aktsionernoe Obshchestvo Sibirskaya Ugolnaya Energeticheskaya Kompaniya', 'company is a letter'],
    ['JSC ChTPZ', 'Joint Stock Company Chelyabinsk Pipe Rolling Plant', 'two letters for one'],
    ['JSC SK Ladoga', 'Ladoga Shipping Company JSC', 'what the party is'],
    ['OOO IK Veles', 'Investment Company Veles LLC', 'what the party is, in Russian'],
  ])('%s alerts on %s: %s', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(alertLine)
    expect(score(listed, query)).toBeGreaterThanOrEqual(alertLine)
  })

  it.each([
    ['JSC MRC', 'Joint-stock company Interregional Registration Center', 'three letters are many companies'],
    ['JSC KZSM', 'Kazan Synthetic Rubber Plant JSC', 'another letter'],
    ['TsKBA', 'Central Design Bureau Almaz', 'the letter is what it works on'],
    ['OOO IK Veles', 'Investment Company Vega LLC', 'another name'],
  ])('%s does not alert on %s: %s', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(alertLine)
  })

  it('has one Latin letter for each Russian one', () => {
    expect(withSingleLetters('chtpz')).toBe('ctpz')
    expect(withSingleLetters('skhz')).toBe('shz')
    expect(withSingleLetters('tskba')).toBe('tskba')
  })
})

describe('sisters', () => {
  it.each([
    ['CETC 13th Institute', 'CETC Institute'],
    ['CETC Institute', 'CETC 13th Institute'],
    ['Kirov Plant No. 112', 'Kirov Plant'],
  ])('%s does not alert on %s', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(alertLine)
  })

  it.each([
    ['Banco Santander Mexico', 'Banco Santander'],
    ['Channel One', 'Channel One Russia'],
    ['Deutsche Bank Mumbai', 'Deutsche Bank'],
  ])('%s is possible, not likely, to be %s', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(alertLine)
    expect(score(query, listed)).toBeLessThan(80)
  })
})
