import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keptName } from './kept-name.ts'
import { apartOf, type PreparedName, prepareName, wordedOf } from './prepare.ts'

const [, ...rows] = readFileSync(new URL('../golden/golden-scores.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const texts = [
  ...new Set(rows.flatMap((row) => row.split('\t').slice(3, 5)).flatMap((cell) => cell.split(' | '))),
].filter((_, at) => at % 4 === 0)

/** What a comparison reads of a name; the places of legal words in the text are only for explanations. */
function fieldsOf(name: PreparedName | null) {
  if (name === null) return null
  const { starts, ends, keep, apart, worded, legal, ...prepared } = prepareName('', false)
  const read = Object.keys(prepared).map((field) => [field, name[field as keyof typeof prepared]])
  return { ...Object.fromEntries(read), spelledOut: null, legal: name.legal.map(({ form }) => form) }
}

it.each([true, false])(
  'a kept name says the same as the prepared one, in every reading (persons: %s)',
  { timeout: 30_000 },
  (isPerson) => {
    let plain = 0
    for (const text of texts) {
      const name = prepareName(text, isPerson)
      if (name.han !== null) continue
      plain++
      const kept = keptName(prepareName(text, isPerson))
      expect(fieldsOf(kept), text).toEqual(fieldsOf(name))
      expect(fieldsOf(wordedOf(kept)), text).toEqual(fieldsOf(wordedOf(name)))
      expect(fieldsOf(kept.spelledOut), text).toEqual(fieldsOf(name.spelledOut))
      if (isPerson) expect(fieldsOf(apartOf(kept)), text).toEqual(fieldsOf(apartOf(name)))
    }
    expect(plain).toBeGreaterThan(100)
  },
)

it('a name with Han is kept as it is', () => {
  const name = prepareName('华为 Huawei', false)
  expect(keptName(name)).toBe(name)
})

it('a kept name has no places in its text', () => {
  expect(() => keptName(prepareName('Ivan Petrov', true)).starts).toThrow('not explained')
})
