import { describe, expect, it } from 'vitest'
import { treat } from './treatments.ts'

const names = Array.from({ length: 300 }, () => 'Muhammad Yusuf al Rahimi Karzai')

describe('treat', () => {
  it('uses every treatment, and the same for the same seed', () => {
    const treated = treat(names, true, 1)
    expect(treated).toEqual(treat(names, true, 1))
    expect(new Set(treated.map(({ treatment }) => treatment)).size).toBe(15)
  })

  it('changes every name', () => {
    const [name] = names
    // A letter may be changed for itself or swapped with its like.
    const unchanged = treat(names, true, 1).filter((treated) => treated.name === name)
    expect(unchanged.length).toBeLessThan(names.length / 20)
  })

  it('puts a typo in every long word', () => {
    const typos = treat(names, true, 1).filter(({ treatment }) => treatment === 'typo in every word')
    const changed = typos.map(({ name }) => {
      const words = name.split(' ')
      return ['Muhammad', 'Yusuf', 'Rahimi', 'Karzai'].filter((word) => !words.includes(word)).length
    })
    expect(Math.max(...changed)).toBe(4)
    expect(typos.every(({ name }) => name.split(' ').includes('al'))).toBe(true)
  })

  it('puts the letter of the name itself in its place', () => {
    const shortened = treat(names, true, 1).filter(({ treatment }) => treatment === 'middle name as initial')
    const words = (names[0] ?? '').split(' ')
    for (const { name } of shortened) {
      const at = name.split(' ').findIndex((word, index) => word !== words[index])
      expect(name.split(' ')[at]).toBe(`${words[at]?.[0]}.`)
    }
    expect(shortened.length).toBeGreaterThan(0)
  })

  it('leaves a name alone that nothing works on, and companies without titles', () => {
    expect(treat(['李'], false, 1)[0]).toEqual({ name: '李', treatment: 'as listed' })
    expect(treat(names, false, 1).some(({ treatment }) => treatment === 'title added')).toBe(false)
  })
})
