import { expect, test } from 'vitest'
import type { Explanation } from '../../contract/subject.ts'
import type { ScoredRow } from '../sanction-search/possible-marks.ts'
import { composeMatch } from './match.ts'
import { wordsOf } from './words.ts'

const explanation: Explanation = {
  queryNormal: '9187629',
  listedNormal: 'IMO 9187629',
  tokens: [{ query: '9187629', listed: 'IMO 9187629', relation: 'same' }],
  contributions: [{ term: 'identifier', points: 100 }],
  details: [],
  methodVersion: '1',
}

/** The reason that the document prints. */
function reasonOf(change: Partial<Explanation>, language: 'zh' | 'en'): string | undefined {
  const result = { score: 100, band: 'strong', matchedName: 'ARTAVIL', explanation: { ...explanation, ...change } }
  const words = wordsOf(language)
  const blocks = composeMatch(words, { searchKey: '9187629', result: result as ScoredRow, containedIn: null })
  const rows = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []))
  return rows.find(({ label }) => label === words.say('why'))?.value
}

test('a match by a number alone is the same number, not the same words', () => {
  expect(reasonOf({}, 'zh')).toBe('编号相同：IMO 9187629')
  expect(reasonOf({}, 'en')).toBe('the same number: IMO 9187629')
  expect(reasonOf({ contributions: [{ term: 'names', points: 100 }] }, 'zh')).toBe('各词均相同')
})

test('a subject whose name only contains the words is printed as such, without a score', () => {
  const rowsOf = (language: 'zh' | 'en') =>
    composeMatch(wordsOf(language), {
      searchKey: 'petrov',
      result: null,
      containedIn: { matchedName: 'Petrovsky Plant', matchedTranslation: null },
    }).flatMap((block) => (block.kind === 'facts' ? block.rows.map(({ value }) => value) : []))
  expect(rowsOf('zh')).toEqual([
    'petrov',
    '不评分',
    'Petrovsky Plant',
    '名称中含有所查词语；这只是名称的一部分，不是匹配。',
  ])
  expect(rowsOf('en')[1]).toBe('not scored')
})
