import { describe, expect, it } from 'vitest'
import { perturb } from './perturbations.ts'

const names = Array.from({ length: 300 }, () => 'Muhammad Yusuf al Rahimi Karzai')

describe('perturb', () => {
  it('uses every perturbation, with the same result for the same seed', () => {
    const perturbed = perturb(names, true, 1)
    expect(perturbed).toEqual(perturb(names, true, 1))
    expect(new Set(perturbed.map(({ perturbation }) => perturbation)).size).toBe(15)
  })

  it('changes every name', () => {
    const [name] = names
    // A letter may be replaced by itself or swapped with an equal one.
    const unchanged = perturb(names, true, 1).filter((perturbed) => perturbed.name === name)
    expect(unchanged.length).toBeLessThan(names.length / 20)
  })

  it('puts a typo in every long word', () => {
    const typos = perturb(names, true, 1).filter(({ perturbation }) => perturbation === 'typo in every word')
    const changed = typos.map(({ name }) => {
      const words = name.split(' ')
      return ['Muhammad', 'Yusuf', 'Rahimi', 'Karzai'].filter((word) => !words.includes(word)).length
    })
    expect(Math.max(...changed)).toBe(4)
    expect(typos.every(({ name }) => name.split(' ').includes('al'))).toBe(true)
  })

  it('shortens a middle name to its own initial', () => {
    const shortened = perturb(names, true, 1).filter(({ perturbation }) => perturbation === 'middle name as initial')
    const words = (names[0] ?? '').split(' ')
    for (const { name } of shortened) {
      const at = name.split(' ').findIndex((word, index) => word !== words[index])
      expect(name.split(' ')[at]).toBe(`${words[at]?.[0]}.`)
    }
    expect(shortened.length).toBeGreaterThan(0)
  })

  it('skips names to which no perturbation applies, and companies without titles', () => {
    expect(perturb(['李'], false, 1)[0]).toEqual({ name: '李', perturbation: 'as listed' })
    expect(perturb(names, false, 1).some(({ perturbation }) => perturbation === 'title added')).toBe(false)
  })
})
