import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../normalise/token.ts'
import { createEditDistance } from './edit-distance.ts'
import { relations } from './similarity.ts'
import { similarityUnvowelled } from './unvowelled-similarity.ts'

const editDistance = createEditDistance()
const between = (one: string, other: string) => similarityUnvowelled(tokenOf(one), tokenOf(other), editDistance)

describe('words of a script that leaves vowels out', () => {
  it('agree more closely if the long vowels agree as well', () => {
    expect(between('kuban', 'koban').edits).toBeLessThan(between('kbn', 'koban').edits)
    expect(between('kuban', 'kabin').edits).toEqual(between('kbn', 'koban').edits)
  })

  it.each([
    ['بريمر', 'brimr', 'primer'],
    ['فيرونا', 'firuna', 'verona'],
    ['جلوري', 'jluri', 'glory'],
    ['غولدن', 'ghuldn', 'golden'],
  ])('%s may be written for a consonant that the script lacks', (_, form, other) => {
    const found = between(form, other)

    expect(found.relation).toBe(relations.skeleton)
    expect(between(other, form)).toEqual(found)
  })

  it.each([
    ['brm', 'grim'],
    ['ril', 'ruling'],
    ['mlk', 'mark'],
  ])('%s and %s have other consonants', (one, other) => {
    expect(between(one, other).relation).toBe(relations.none)
  })
})
