import { expect, it } from 'vitest'
import { type PreparedName, prepareName } from '../../normalise/prepare.ts'
import { createAgreeingWords, mayShareWord } from './agreeing-words.ts'
import { createEditDistance } from './edit-distance.ts'
import { relations, similarity } from './similarity.ts'
import { createTokenAgreements } from './token-agreements.ts'

const editDistance = createEditDistance()
const seeds =
  'vladimir putin mohammed abdul rahman huang xiaoming garcia bill william company sberbank shipping trading li u 14 iv'

/** Names of one to five words of the seeds, some misspelt, the same in every run. */
function randomNames(count: number, isPerson: boolean): PreparedName[] {
  const words = seeds.split(' ')
  let state = 11
  const next = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
  const word = (): string => {
    const chosen = words[next(words.length)] ?? ''
    const at = next(chosen.length + 1)
    return next(3) > 0 ? chosen : chosen.slice(0, at) + String.fromCharCode(97 + next(26)) + chosen.slice(at + next(2))
  }
  return Array.from({ length: count }, () => prepareName(Array.from({ length: 1 + next(5) }, word).join(' '), isPerson))
}

function shareWord(one: PreparedName, other: PreparedName): boolean {
  return one.tokens.some((token) =>
    other.tokens.some((against) => similarity(token, against, one.isPerson, editDistance).relation !== relations.none),
  )
}

it.each([true, false])('says of each pair of names what comparing all their words says (persons: %s)', (isPerson) => {
  const words = createAgreeingWords()
  const agreements = createTokenAgreements(editDistance)
  const names = randomNames(150, isPerson)
  const wrong: string[] = []
  let apart = 0
  for (const one of names) {
    for (const other of names) {
      const isShared = shareWord(one, other)
      if (!isShared) apart++
      if (mayShareWord(words, one, other, agreements) !== isShared) wrong.push(`${one.text} / ${other.text}`)
    }
  }
  expect(wrong).toEqual([])
  expect(apart).toBeGreaterThan(1000)
})

it('keeps what it knows of two readings of a query apart', () => {
  const words = createAgreeingWords()
  const agreements = createTokenAgreements(editDistance)
  const [one, other, third] = ['Huawei', 'Sberbank', 'Rosneft'].map((text) => prepareName(text, false))
  if (!one || !other || !third) throw new Error('three names')
  for (let round = 0; round < 3; round++) {
    expect(mayShareWord(words, one, prepareName('Huawei Marine', false), agreements)).toBe(true)
    expect(mayShareWord(words, other, prepareName('Huawei Marine', false), agreements)).toBe(false)
    expect(mayShareWord(words, third, prepareName('Huawei Marine', false), agreements)).toBe(false)
  }
})

it('leaves syllables and words without vowels to the full comparison', () => {
  const [hangul, arabic] = ['김정은', 'بطرشق'].map((text) => prepareName(text, true))
  const latin = prepareName('Zzyx', true)
  const agreements = createTokenAgreements(editDistance)
  for (const name of [hangul, arabic]) {
    if (!name) throw new Error('two names')
    expect(mayShareWord(createAgreeingWords(), name, latin, agreements)).toBe(true)
    expect(mayShareWord(createAgreeingWords(), latin, name, agreements)).toBe(true)
  }
})
