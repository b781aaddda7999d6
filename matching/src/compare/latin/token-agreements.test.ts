import { describe, expect, it } from 'vitest'
import { type Token, tokenOf } from '../../normalise/token.ts'
import { createEditDistance } from './edit-distance.ts'
import { relations, similarity } from './similarity.ts'
import { cannotAgree, createTokenAgreements, manners, placeOfAgreement } from './token-agreements.ts'

const editDistance = createEditDistance()
const agreements = createTokenAgreements(editDistance)

const seeds =
  'vladimir vladimirovich putin mohammed abdulrahman huang xiaoming garcia rodriguez company sberbank shipping kovalchuk li u'

/** Misspellings of the seeds, the same in every run. */
function misspelt(count: number): Token[] {
  const words = seeds.split(' ')
  let state = 7
  const next = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
  return Array.from({ length: count }, () => {
    let word = words[next(words.length)] ?? ''
    for (let edits = next(4); edits > 0; edits--) {
      const at = next(word.length + 1)
      word = word.slice(0, at) + String.fromCharCode(97 + next(26)) + word.slice(at + next(2))
    }
    return tokenOf(word)
  })
}

it.each([
  ['rosoboronexport', 'rosoboroneksport'],
  ['max8', 'maks8'],
])('%s and %s are one word with x or ks', (one, other) => {
  expect(similarity(tokenOf(one), tokenOf(other), false, editDistance).relation).toBe(relations.variant)
})

describe('agreements of tokens', () => {
  const tokens = misspelt(60)

  it('are the same from the cache as computed again, after other entries replaced them', () => {
    for (const manner of [0, manners.person]) {
      for (let pass = 0; pass < 2; pass++) {
        for (const one of tokens) {
          for (const other of tokens) {
            const fresh = similarity(one, other, manner === manners.person, editDistance)
            const place = placeOfAgreement(agreements, one, other, manner)
            expect(agreements.relation[place]).toBe(fresh.relation)
            expect(agreements.edits[place]).toBe(fresh.edits)
            expect(agreements.value[place]).toBe(fresh.value)
          }
        }
      }
    }
  })

  it('are kept apart by both tokens and by the manner, in a cache that is smaller than their number', () => {
    const many = misspelt(120)
    const wrong: string[] = []
    for (const one of many) {
      for (const other of many) {
        for (const manner of [0, manners.person]) {
          const fresh = similarity(one, other, manner === manners.person, editDistance)
          const place = placeOfAgreement(agreements, one, other, manner)
          const isEqual = agreements.relation[place] === fresh.relation && agreements.edits[place] === fresh.edits
          if (!isEqual) wrong.push(`${one.form} ${other.form} ${manner}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('of a Hangul syllable are no misspellings', () => {
    const [one, other] = [tokenOf('jeong'), tokenOf('jeomg')]
    const relationOf = (manner: number) => agreements.relation[placeOfAgreement(agreements, one, other, manner)]
    expect(relationOf(0)).toBe(relations.spelling)
    for (const manner of [
      manners.querySyllable,
      manners.listedSyllable,
      manners.querySyllable + manners.listedSyllable,
    ]) {
      expect(relationOf(manner)).toBe(relations.none)
    }
    const both = manners.querySyllable + manners.listedSyllable
    expect(agreements.relation[placeOfAgreement(agreements, one, one, both)]).toBe(relations.same)
  })

  it('are the same from either side', () => {
    for (const one of tokens) {
      for (const other of tokens)
        expect(similarity(one, other, true, editDistance)).toEqual(similarity(other, one, true, editDistance))
    }
  })

  it('are none, and more than two edits apart, if the letters already exclude it', () => {
    let settled = 0
    for (const one of tokens) {
      for (const other of tokens) {
        if (!cannotAgree(one, other)) continue
        settled++
        expect(similarity(one, other, true, editDistance).relation).toBe(relations.none)
        expect(editDistance(one.codes, other.codes)).toBeGreaterThan(2)
      }
    }
    expect(settled).toBeGreaterThan(tokens.length * 20)
  })

  it('stop counting edits beyond the limit and nowhere else', () => {
    for (const one of tokens) {
      for (const other of tokens) {
        const edits = editDistance(one.codes, other.codes)
        expect(editDistance(one.codes, other.codes, 2)).toBe(edits <= 2 ? edits : Number.POSITIVE_INFINITY)
      }
    }
  })
})
