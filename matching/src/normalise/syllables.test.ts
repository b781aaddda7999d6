import { expect, test } from 'vitest'
import { syllableWords } from '../tables/company-words/syllables.ts'
import { spelledOutSyllables } from './syllables.ts'

test('a first syllable stands for one word', () => {
  const rows = syllableWords.trim().split('\n')
  const syllables = rows.flatMap((row) => row.split(' = ')[1]?.split(' ') ?? [])
  expect(syllables.filter((one, at) => syllables.indexOf(one) !== at)).toEqual([])
})

test.each([
  ['gazstroyprom', 'gas construction industrial'],
  ['medprom', 'medical industrial'],
  ['transstroybank', 'transport construction bank'],
])('%s is %s', (form, words) => {
  expect(spelledOutSyllables(form)?.join(' ')).toBe(words)
})
