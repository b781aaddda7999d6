import { describe, expect, it } from 'vitest'
import { toGrounds } from './grounds.ts'

const kinds = [
  'name',
  'name-rare',
  'other-name',
  'weak-name',
  'birth-date',
  'birth-year',
  'near-birth-date',
  'other-birth-date',
  'birth-place',
  'country',
  'other-country',
  'sex',
  'other-sex',
  'city',
  'other-city',
  'address',
  'number',
  'other-number',
  'reference',
  'other-reference',
  'regime',
  'other-regime',
  'listed-on',
  'position',
  'one-list',
  'prior',
]

const only = (kind: string, values: string[], isFirst = true) => toGrounds([{ kind, points: 1, values }], isFirst)[0]

describe('a ground', () => {
  it.each(kinds)('has a heading in both languages: %s', (kind) => {
    const ground = only(kind, [])
    expect(ground?.labelZh).toMatch(/\p{Script=Han}/u)
    expect(ground?.labelEn).not.toMatch(/\p{Script=Han}|Another ground/u)
  })

  it('of a kind of newer rules is shown with its values, and stands for neither side', () => {
    expect(only('shoe-size', ['42', '43'])).toEqual({
      kind: 'shoe-size',
      points: 1,
      labelZh: '其他依据',
      labelEn: 'Another ground',
      shared: [
        { zh: '42', en: '42' },
        { zh: '43', en: '43' },
      ],
      own: null,
      other: null,
    })
    expect(only('toString', [])?.labelEn).toBe('Another ground')
  })

  it('that differs has first the value of the subject itself, whichever record came first', () => {
    const dates = ['1961-03-01', '1963-03-01']
    expect(only('other-birth-date', dates)).toMatchObject({ own: { zh: '1961-03-01' }, other: { zh: '1963-03-01' } })
    expect(only('other-birth-date', dates, false)).toMatchObject({
      own: { zh: '1963-03-01' },
      other: { zh: '1961-03-01' },
    })
  })

  it('that both state has its values once', () => {
    expect(only('country', ['RU', 'BY'])).toMatchObject({
      shared: [
        { zh: '俄罗斯', en: 'Russia' },
        { zh: '白俄罗斯', en: 'Belarus' },
      ],
      own: null,
    })
    expect(only('name', ['igor sechin', 'igor sechin'])).toMatchObject({ shared: [{ en: 'igor sechin' }], own: null })
  })

  it('names a sex in words', () => {
    expect(only('other-sex', ['male', 'female'])).toMatchObject({ own: { zh: '男' }, other: { zh: '女' } })
  })
})

it('grounds come strongest first, those against behind', () => {
  const evidence = [
    { kind: 'other-city', points: -1.5, values: [] },
    { kind: 'prior', points: -7, values: [] },
    { kind: 'name', points: 6, values: [] },
  ]
  expect(toGrounds(evidence, true).map(({ kind }) => kind)).toEqual(['name', 'other-city', 'prior'])
})
