import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind } from './model.ts'
import { suggestInputs, suggestPrefix } from './suggest.ts'

const name = (
  value: string,
  kind: ListedName['kind'] = 'primary',
  quality: ListedName['quality'] = 'strong',
): ListedName => ({
  value,
  kind,
  quality,
})

/** Weight of the best input that begins with what was typed; 0 when none does. */
function weightFor(typed: string, names: ListedName[], type: PartyKind): number {
  const prefix = suggestPrefix(typed)
  const found = suggestInputs(names, type).filter((entry) => entry.input.some((input) => input.startsWith(prefix)))
  return prefix === '' ? 0 : Math.max(0, ...found.map((entry) => entry.weight))
}

describe('suggestions', () => {
  it.each<[string, string, PartyKind]>([
    ['hwjs', '华为技术有限公司', '01'],
    ['huawei', '华为技术有限公司', '01'],
    ['hua wei', '华为技术有限公司', '01'],
    ['华为', '華為技術有限公司', '01'],
    ['技术', '华为技术有限公司', '01'],
    ['PUT', 'Vladimir PUTIN', '02'],
    ['vladimir p', 'Vladimir Putin', '02'],
    ['Ром', 'Роман Абрамович', '02'],
    ['xj', '习近平', '02'],
    ['putin vl', 'Vladimir Vladimirovich PUTIN', '02'],
    ['xiaoming zh', 'ZHANG, Xiaoming', '02'],
    ['jongun', 'KIM Jong Un', '02'],
    ['김정', '김정은', '02'],
    ['مح', 'محمد علي', '02'],
    ['cqca', '重庆长安工业有限公司', '01'],
    ['dj', '深圳市大疆创新科技有限公司', '01'],
    ['ＨＵ', 'Huawei', '01'],
  ])('%s finds %s', (typed, value, type) => {
    expect(weightFor(typed, [name(value)], type)).toBeGreaterThan(0)
  })

  it('prefers the beginning of a name, the primary name, and strong aliases', () => {
    const names = [name('Alpha Beta'), name('Gamma Delta', 'aka'), name('Epsilon Zeta', 'aka', 'weak')]
    const weights = ['alpha', 'gamma', 'beta', 'epsilon'].map((typed) => weightFor(typed, names, '01'))
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
    expect(new Set(weights).size).toBe(weights.length)
  })

  it('asks nothing under two characters', () => {
    expect(suggestPrefix('a')).toBe('')
    expect(suggestPrefix(' — ')).toBe('')
    expect(suggestPrefix('华为')).toBe('华为')
  })

  it('is bounded', () => {
    const many = Array.from({ length: 200 }, (_, at) => name(`Name Number ${at} of Many Words`, 'aka'))
    expect(suggestInputs(many, '01').flatMap((entry) => entry.input).length).toBeLessThanOrEqual(60)
  })
})
