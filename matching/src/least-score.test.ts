import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ListedName, PartyKind, QueryDetails, ScoredSubject, SubjectDetails } from './model.ts'
import { createComparer, prepareQuery } from './score.ts'

const [, ...rows] = readFileSync(new URL('./golden/golden-scores.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const pairs = rows.map((row) => row.split('\t'))
const queries = [...new Set(pairs.map(([, , , query = '']) => query))]

/** Agree with `asked` in everything, so that they raise every name that they can raise. */
const agreeing: SubjectDetails = {
  birthRanges: [{ from: '1960-01-31', to: '1960-01-31', isCirca: false }],
  sex: 'male',
  countries: ['RU'],
  identifiers: [],
}
const asked: QueryDetails = { birthDate: '1960-01-31', sex: 'male', countries: ['RU'] }

/** Subjects with several names each: the listed names of neighbouring pairs of the table, of one type. */
const subjects: ScoredSubject[] = ['01', '02', '03', '04'].flatMap((type) => {
  const names = pairs.filter(([, , kind]) => kind === type).flatMap(([, , , , listed = '']) => listed.split(' | '))
  return Array.from({ length: Math.ceil(names.length / 3) }, (_, at) => ({
    type: type as PartyKind,
    names: names.slice(at * 3, at * 3 + 3).map(listedName),
    details: agreeing,
  }))
})

function listedName(value: string): ListedName {
  const isWeak = value.startsWith('~')
  return { value: isWeak ? value.slice(1) : value, quality: isWeak ? 'weak' : 'strong', kind: 'primary' }
}

it.each([
  [40, undefined],
  [50, undefined],
  [70, asked],
  [85, asked],
])(
  'with a least score of %d every score above it is the same, with the same name',
  (least, details) => {
    const { scoreSubject } = createComparer()
    const wrong: string[] = []
    let reached = 0
    for (const text of queries) {
      const query = prepareQuery(text, null, details)
      for (const subject of subjects) {
        const whole = scoreSubject(query, subject)
        const found = scoreSubject(query, subject, least)
        if (whole.score >= least) reached++
        const isSame = found.score === whole.score && found.nameIndex === whole.nameIndex
        if (whole.score >= least ? !isSame : found.score >= least) wrong.push(`${text} / ${subject.names[0]?.value}`)
      }
    }
    expect(wrong).toEqual([])
    expect(reached).toBeGreaterThan(100)
  },
  60_000,
)

it('another reading of a name counts only where it does not match as printed, whatever is the lowest score', () => {
  const query = prepareQuery('China Academy of Engineering Physics (CAEP) 902', null)
  const names: ListedName[] = [{ value: 'China Academy of Engineering Physics', quality: 'strong', kind: 'primary' }]
  const { scoreNames } = createComparer()
  const { score } = scoreNames(query, names, '01')
  expect(score).toBeLessThan(90)
  expect(scoreNames(query, names, '01', 90).score).toBeLessThan(90)
})
