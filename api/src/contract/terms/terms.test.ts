import { describe, expect, it } from 'vitest'
import { keyFacts, valuesOf } from './key-facts.ts'
import { terms } from './terms.ts'

const wordsOf = (language: keyof typeof terms) =>
  Object.entries(terms[language]).flatMap(([group, words]) =>
    Object.entries<string>(words).map(([key, word]) => ({ place: `${group}.${key}`, word })),
  )

describe('terms', () => {
  it('are the same terms in every language', () => {
    expect(wordsOf('en').map(({ place }) => place)).toEqual(wordsOf('zh').map(({ place }) => place))
  })

  it('are never empty, and none is left in the other language', () => {
    for (const { place, word } of [...wordsOf('zh'), ...wordsOf('en')]) expect(word.trim(), place).not.toBe('')
    for (const { place, word } of wordsOf('en')) expect(word, place).not.toMatch(/\p{Script=Han}/u)
  })
})

describe('key facts', () => {
  const fact = (name: string) => keyFacts.find((one) => one.name === name) ?? expect.fail(`no fact ${name}`)
  const vessel = { vesselFlag: 'Panama', vesselFlagZh: '巴拿马', owner: null } as Parameters<typeof valuesOf>[1]

  it('name a flag state in the language of the reader, and as published where it is no country', () => {
    expect([valuesOf(fact('vesselFlag'), vessel, 'zh'), valuesOf(fact('vesselFlag'), vessel, 'en')]).toEqual([
      ['巴拿马'],
      ['Panama'],
    ])
    expect(valuesOf(fact('vesselFlag'), { ...vessel, vesselFlagZh: null }, 'zh')).toEqual(['Panama'])
  })

  it('have no value where no list states one', () => {
    expect(valuesOf(fact('owner'), vessel, 'zh')).toEqual([])
  })
})
