import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind, QueryDetails, SubjectDetails } from '../../model.ts'
import { alertLine, createComparer, prepareQuery } from '../../score.ts'

const { explainSubject, scoreSubject } = createComparer()

const day = (date: string) => ({ from: date, to: date, isCirca: false })
const none: SubjectDetails = { birthRanges: [], sex: null, countries: [], identifiers: [] }
const listed = (value: string, quality: ListedName['quality'] = 'strong'): ListedName => ({
  value,
  quality,
  kind: 'primary',
})

interface Case {
  query?: string
  name?: ListedName
  given?: QueryDetails
  details?: Partial<SubjectDetails> | null
  type?: PartyKind
}

function run({ query = 'Ivan Petrovski', name = listed('Ivan Petrovski'), given, details = {}, type = '02' }: Case) {
  const prepared = prepareQuery(query, type, given)
  const subject = { names: [name], type, details: details === null ? null : { ...none, ...details } }
  const { score, nameIndex } = scoreSubject(prepared, subject)
  return { score, match: explainSubject(prepared, subject, nameIndex) }
}

const bare = run({}).score
/** A name with one letter changed: a near match. */
const near = { query: 'Ivan Petrofski' }
const nearBare = run(near).score

describe('each detail', () => {
  const scoreOf = (rest: Case): number => run({ ...near, ...rest }).score

  it('birth date: the same day adds more than the same year, and other years subtract', () => {
    const birth = (date: string) =>
      scoreOf({ given: { birthDate: date }, details: { birthRanges: [day('1965-06-29')] } })
    expect(birth('1965-06-29')).toBeGreaterThan(birth('1965'))
    expect(birth('1965')).toBeGreaterThan(birth('1966'))
    expect(birth('1966')).toBeGreaterThan(nearBare)
    expect(birth('1967')).toBeLessThan(nearBare)
    expect(birth('1968')).toBeLessThan(birth('1967'))
    expect(birth('1990')).toBe(birth('1968'))
  })

  it('birth date: the nearest of several counts', () => {
    const birthRanges = [day('1950-01-02'), day('1965-06-29')]
    const found = run({ ...near, given: { birthDate: '1965-06-29' }, details: { birthRanges } })
    expect(found.score).toBeGreaterThan(nearBare)
    expect(found.match.explanation.details).toContainEqual({
      kind: 'birthDate',
      relation: 'agrees',
      query: '1965-06-29',
      listed: '1965-06-29',
    })
  })

  it('birth date: of two in the same relation the nearer year counts', () => {
    for (const years of [
      ['1960', '1950'],
      ['1950', '1960'],
    ]) {
      const birthRanges = years.map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31`, isCirca: false }))
      const { match } = run({ given: { birthDate: '1975' }, details: { birthRanges } })
      expect(match.explanation.details[0]).toMatchObject({ relation: 'differs', listed: '1960' })
    }
  })

  it('birth date: the same year counts before a period of ten years around it', () => {
    const birthRanges = [day('1965-09-02'), { from: '1960-01-01', to: '1970-12-31', isCirca: false }]
    const { match } = run({ given: { birthDate: '1965-06-29' }, details: { birthRanges } })
    expect(match.explanation.details[0]).toMatchObject({ listed: '1965-09-02', relation: 'near' })
  })

  it('birth date: a range that is open at both ends says nothing', () => {
    const birthRanges = [{ from: null, to: null, isCirca: false }]
    expect(scoreOf({ given: { birthDate: '1965' }, details: { birthRanges } })).toBe(nearBare)
  })

  it('sex: a difference subtracts, agreement adds a little', () => {
    expect(scoreOf({ given: { sex: 'female' }, details: { sex: 'male' } })).toBeLessThan(nearBare)
    expect(scoreOf({ given: { sex: 'male' }, details: { sex: 'male' } })).toBeGreaterThan(nearBare)
  })

  it('country: any agreement adds, none subtracts', () => {
    expect(scoreOf({ given: { countries: ['ru', 'KZ'] }, details: { countries: ['KZ'] } })).toBeGreaterThan(nearBare)
    expect(scoreOf({ given: { countries: ['FR'] }, details: { countries: ['KZ'] } })).toBeLessThan(nearBare)
    expect(scoreOf({ given: { countries: ['HK'] }, details: { countries: ['CN'] } })).toBe(nearBare)
    expect(scoreOf({ given: { countries: ['FR', 'HK'] }, details: { countries: ['KP', 'CN'] } })).toBe(nearBare)
    expect(scoreOf({ given: { countries: [' kz '] }, details: { countries: ['KZ'] } })).toBeGreaterThan(nearBare)
    expect(scoreOf({ given: { countries: [''] }, details: { countries: ['KZ'] } })).toBe(nearBare)
    expect(scoreOf({ given: { countries: ['KZ', ''] }, details: { countries: ['FR'] } })).toBeLessThan(nearBare)
  })

  it('identifier: an equal one gives 100, another one changes nothing', () => {
    expect(scoreOf({ given: { identifiers: ['AB 123-456'] }, details: { identifiers: ['AB123456'] } })).toBe(100)
    expect(scoreOf({ given: { identifiers: ['AB 123-457'] }, details: { identifiers: ['AB123456'] } })).toBe(nearBare)
  })

  it('a detail that is absent on either side changes nothing', () => {
    const given = { birthDate: '1965', sex: 'male', countries: ['RU'] } as const
    expect(scoreOf({ given, details: {} })).toBe(nearBare)
    expect(scoreOf({ given, details: null })).toBe(nearBare)
    expect(scoreOf({ details: { sex: 'male', countries: ['RU'], birthRanges: [day('1965-06-29')] } })).toBe(nearBare)
    expect(scoreOf({ given: { birthDate: 'about 1965' }, details: { birthRanges: [day('1990-06-29')] } })).toBe(
      nearBare,
    )
  })
})

describe('all details together', () => {
  const wrong: Case = {
    given: { birthDate: '1990-01-02', sex: 'female', countries: ['FR'] },
    details: { birthRanges: [day('1940-06-29')], sex: 'male', countries: ['KZ'] },
  }
  const right: Case = {
    given: { birthDate: '1940-06-29', sex: 'male', countries: ['KZ'] },
    details: { birthRanges: [day('1940-06-29')], sex: 'male', countries: ['KZ'] },
  }

  it('never put an equal name or an equal strong alias below the alert line', () => {
    expect(run(wrong).score).toBeGreaterThanOrEqual(alertLine)
    expect(run({ ...wrong, query: 'Petrovski, Ivan' }).score).toBeGreaterThanOrEqual(alertLine)
    expect(run({ ...wrong, query: '王晓明', name: listed('王曉明') }).score).toBeGreaterThanOrEqual(alertLine)
  })

  it('never put a name that does not match above the alert line', () => {
    const other = run({ ...right, query: 'Dmitri Petrovski' })
    expect(other.score).toBeLessThan(alertLine)
    expect(other.score).toBe(run({ query: 'Dmitri Petrovski' }).score)
  })

  it('rank the subject with agreeing details before its namesake', () => {
    expect(run(right).score).toBeGreaterThan(bare)
    expect(bare).toBeGreaterThan(run(wrong).score)
  })

  it.each([
    ['agreeing', right],
    ['differing', wrong],
    ['with a weak alias', { ...wrong, name: listed('Ivan Petrovski', 'weak') }],
    ['with a bad name', { ...right, query: 'Iwan Petrofsky Junior' }],
    ['with an identifier', { given: { identifiers: ['123456'] }, details: { identifiers: ['123456'] }, query: 'X Y' }],
  ] satisfies [string, Case][])('add up to the score exactly, %s', (_, some) => {
    const { score, match } = run(some)
    const sum = match.explanation.contributions.reduce((total, { points }) => total + points, 0)
    expect(match.score).toBe(score)
    expect(Math.round(sum * 100) / 100).toBe(score)
  })

  it('are shown side by side, the unknown as unknown', () => {
    const { match } = run({
      given: { birthDate: '1940', countries: ['FR'], identifiers: ['77'] },
      details: { birthRanges: [day('1940-06-29')], sex: 'male' },
    })
    expect(match.explanation.details).toEqual([
      { kind: 'birthDate', relation: 'agrees', query: '1940', listed: '1940-06-29' },
      { kind: 'sex', relation: 'unknown', query: null, listed: 'male' },
      { kind: 'country', relation: 'unknown', query: 'FR', listed: null },
      { kind: 'identifier', relation: 'unknown', query: '77', listed: null },
    ])
  })
})

it('details that say nothing are not shown', () => {
  const { match } = run({ given: { countries: [''] }, details: { sex: 'male' } })
  expect(match.explanation.details).toEqual([])
})

it('birth date and sex are not compared for a company', () => {
  const { match } = run({
    query: 'Vektor',
    name: listed('Vektor'),
    given: { birthDate: '1940', sex: 'male', countries: ['FR'] },
    details: { countries: ['FR'] },
    type: '01',
  })
  expect(match.explanation.details.map(({ kind }) => kind)).toEqual(['country'])
})

describe('a query that is an identifier of the subject', () => {
  const details = { identifiers: ['9187629', 'EPGOL'], identifierKinds: ['imo', 'tail-number'] }

  it('scores 100 and says which number it was', () => {
    const { score, match } = run({ query: 'IMO 9187629', name: listed('ARTAVIL'), details, type: '03' })
    expect(score).toBe(100)
    expect(match.score).toBe(100)
    expect(match.explanation.contributions).toEqual([{ term: 'identifier', points: 100 }])
    expect(match.explanation.details).toEqual([
      { kind: 'identifier', relation: 'agrees', query: 'IMO 9187629', listed: '9187629', identifierKind: 'imo' },
    ])
  })

  it('that is also a name is aligned as a name', () => {
    const { score, match } = run({ query: 'EP-GOL', name: listed('EP-GOL'), details, type: '04' })
    expect(score).toBe(100)
    expect(match.highlights).toEqual([{ start: 0, end: 6, relation: 'same' }])
    expect(match.explanation.contributions.at(-1)?.term).toBe('identifier')
  })
})
