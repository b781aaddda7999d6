import { expect, it } from 'vitest'
import { foldedBeginning, hasName, namePhrases } from './name-phrases.ts'

it('takes words that begin and end as names do, and no single one', () => {
  const phrases = namePhrases('Addition of Integrity Technology Group, Incorporated to the Entity List')
  expect(phrases).toContain('Integrity Technology Group, Incorporated')
  expect(phrases.every((phrase) => phrase.includes(' '))).toBe(true)
  expect(phrases.some((phrase) => phrase.endsWith(' to'))).toBe(false)
})

it('takes runs of four and more Chinese characters within punctuation', () => {
  const phrases = namePhrases('将天钢公司、永信至成科技列入清单')
  expect(phrases).toContain('永信至成科技')
  expect(phrases.some((phrase) => phrase.includes('、') || [...phrase].length < 4)).toBe(false)
})

it('is bounded for a long text', () => {
  expect(namePhrases('制裁名单公司'.repeat(2000)).length).toBeLessThanOrEqual(2000)
})

it.each([
  ['Sanctions on INTEGRITY TECHNOLOGY GROUP today', 'Integrity Technology Group', true],
  ['Integrity Technology Groups', 'Integrity Technology Group', false],
  ['公布將永信至成科技列入', '永信至成科技', true],
  ['Iran sanctions', 'Iran', false],
  ['调查华为', '华为', false],
])('%s has the name %s: %s', (text, name, isThere) => {
  expect(hasName(foldedBeginning(text), name)).toBe(isThere)
})
