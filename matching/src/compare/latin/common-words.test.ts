import { expect, it } from 'vitest'
import { randomNames } from '../../../test/random-names.ts'
import { type PreparedName, prepareName } from '../../normalise/prepare.ts'
import { type CommonWords, type CommonWordsMemory, commonWords, createCommonWords } from './common-words.ts'
import { createEditDistance } from './edit-distance.ts'
import { relations, type Similarity, similarity } from './similarity.ts'
import { createTokenAgreements, farEdits } from './token-agreements.ts'

const editDistance = createEditDistance()
const seeds =
  'vladimir putin mohammed abdul rahman huang xiaoming garcia bill william company sberbank shipping trading li u 14 iv'

function bitsOf(flags: readonly boolean[]): number {
  return flags.reduce((bits, flag, at) => bits | (flag ? 1 << at : 0), 0)
}

/** The same by comparing every word with every other. */
function compared(one: PreparedName, other: PreparedName): CommonWords {
  const grid = one.tokens.map((token) =>
    other.tokens.map((against) => similarity(token, against, one.isPerson, editDistance)),
  )
  const agrees = ({ relation }: Similarity): boolean => relation !== relations.none
  const isNear = ({ edits }: Similarity): boolean => edits < farEdits
  const columns = other.tokens.map((_, j) => grid.map((row) => row[j] as Similarity))
  return {
    isKnown: true,
    queryAgreeing: bitsOf(grid.map((row) => row.some(agrees))),
    queryNear: bitsOf(grid.map((row) => row.some(isNear))),
    listedAgreeing: bitsOf(columns.map((column) => column.some(agrees))),
    listedNear: bitsOf(columns.map((column) => column.some(isNear))),
  }
}

it.each([true, false])('are those that comparing all words finds (persons: %s)', (isPerson) => {
  const memory = createCommonWords()
  const agreements = createTokenAgreements(editDistance)
  const names = randomNames(150, seeds).map((text) => prepareName(text, isPerson))
  const wrong: string[] = []
  let apart = 0
  for (const one of names) {
    for (const other of names) {
      const wanted = compared(one, other)
      const found = { ...commonWords(memory, one, other, agreements) }
      if (wanted.queryAgreeing === 0) apart++
      if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(`${one.text} / ${other.text}`)
    }
  }
  expect(wrong).toEqual([])
  expect(apart).toBeGreaterThan(1000)
})

function haveCommonWords(memory: CommonWordsMemory, one: string, other: string): boolean {
  const names = [one, other].map((text) => prepareName(text, false)) as [PreparedName, PreparedName]
  return commonWords(memory, ...names, createTokenAgreements(editDistance)).queryAgreeing !== 0
}

it('are kept apart for the readings of a query', () => {
  const memory = createCommonWords()
  for (let round = 0; round < 3; round++) {
    expect(haveCommonWords(memory, 'Huawei', 'Huawei Marine')).toBe(true)
    expect(haveCommonWords(memory, 'Sberbank', 'Huawei Marine')).toBe(false)
    expect(haveCommonWords(memory, 'Rosneft', 'Huawei Marine')).toBe(false)
  }
})

it('are not known of syllables and of words without vowels', () => {
  const latin = prepareName('Zzyx', true)
  const agreements = createTokenAgreements(editDistance)
  for (const text of ['김정은', 'بطرشق']) {
    const name = prepareName(text, true)
    expect(commonWords(createCommonWords(), name, latin, agreements).isKnown).toBe(false)
    expect(commonWords(createCommonWords(), latin, name, agreements).isKnown).toBe(false)
  }
})
