import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind, ScoredSubject } from './model.ts'
import { createComparer, keepSubject, prepareQuery, prepareWordings } from './score.ts'

const [, ...rows] = readFileSync(new URL('./golden/golden-scores.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

const listedName = (value: string, quality: ListedName['quality'] = 'strong'): ListedName => {
  return { value, quality, kind: 'aka' }
}

function comparedOf(type: PartyKind, ...names: ListedName[]): readonly number[] | null {
  const kept = keepSubject({ names, type, details: null })
  prepareWordings(kept)
  return kept.compared
}

describe('names of a kept subject', () => {
  it('are compared once if they differ in capitals and signs alone', () => {
    const names = ['Ivan PETROV', 'PETROV, Ivan', 'IVAN PETROV', 'Ivan Petrow', 'ivan petrov.'].map((name) =>
      listedName(name),
    )
    expect(comparedOf('02', ...names)).toEqual([0, 1, 3])
    expect(comparedOf('01', listedName('Rosneft, JSC'), listedName('ROSNEFT JSC'))).toEqual([0])
  })

  it('are all compared if one is weak, or if they are others', () => {
    expect(comparedOf('02', listedName('Ivan Petrov'), listedName('IVAN PETROV', 'weak'))).toBeNull()
    expect(comparedOf('01', listedName('Rosneft JSC'), listedName('Rosneft LLC'))).toBeNull()
  })

  it('give the score and the name of the subject that is not kept', () => {
    const comparer = createComparer()
    const wrong: string[] = []
    let repeated = 0
    for (const [, , type, asked = '', listed = ''] of rows.map((row) => row.split('\t'))) {
      const values = listed.split(' | ')
      const names = [...values, ...values.map((name) => name.toUpperCase()), ...values.map((name) => `${name}.`)]
      const subject: ScoredSubject = {
        names: names.map((name) => listedName(name)),
        type: type as PartyKind,
        details: null,
      }
      const kept = keepSubject(subject)
      prepareWordings(kept)
      repeated += names.length - (kept.compared ?? names).length
      const query = prepareQuery(asked, subject.type)
      const [one, other] = [comparer.scoreSubject(query, subject), comparer.scoreSubject(query, kept)]
      if (one.score !== other.score || one.nameIndex !== other.nameIndex) wrong.push(`${asked}: ${names.join(' | ')}`)
    }
    expect(wrong).toEqual([])
    expect(repeated).toBeGreaterThan(rows.length)
  })
})
