import { describe, expect, it } from 'vitest'
import { notListed, ordinaryNames } from './ordinary-names.ts'

describe('ordinary names', () => {
  const { companies, people, foreign } = ordinaryNames(1)

  it('are 10,000, each once, the same for the same seed', () => {
    const names = [...companies, ...people, ...foreign].map(({ name }) => name)
    expect(new Set(names).size).toBe(10_000)
    expect(ordinaryNames(1).foreign).toEqual(foreign)
  })

  it('of people have given names of two characters, those of foreigners a dot', () => {
    expect(people.every(({ name }) => /^\p{Script=Han}{3,4}$/u.test(name))).toBe(true)
    expect(foreign.every(({ name }) => /^\p{Script=Han}+·\p{Script=Han}+$/u.test(name))).toBe(true)
  })

  it('that a listed party bears are left out', () => {
    const smith = { name: '约翰·史密斯', latin: { given: ['John'], family: ['Smith'] } }
    const wang = { name: '王建国' }
    expect(notListed([smith, wang], ['SMITH, John Paul', '王建国'])).toEqual([])
    expect(notListed([smith, wang], ['John Brown', 'Adam Smith', '王建'])).toEqual([smith, wang])
  })
})
