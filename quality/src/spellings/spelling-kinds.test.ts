import { describe, expect, it } from 'vitest'
import type { ListedParty } from './listed-party.ts'
import { spellingKinds } from './spelling-kinds.ts'

describe('the kinds of spelling', () => {
  it.each([
    ['chinese-pinyin', ['HK'], ['Chan Kong-sang', '陳港生'], 'Chan Kong-sang', ['chen gangsheng']],
    ['chinese-pinyin', ['TW'], ['Tsai Ing-wen', 'Cai Yingwen', 'Wang Wei'], 'Tsai Ing-wen', ['Cai Yingwen']],
    ['korean', ['KP'], ['Choe Chol Min', "Choi Ch'o'l-min", 'Kim Su Il'], 'Choe Chol Min', ["Choi Ch'o'l-min"]],
    ['initials', ['LU'], ['J.C. Example', 'Jean Claude Example', 'Example'], 'J.C. Example', ['Jean Claude Example']],
    ['cyrillic-person', ['RU'], ['Анна Примерова', 'Anna Primerova'], 'Анна Примерова', ['Anna Primerova']],
  ])('%s', (id, countries, names, query, listed) => {
    const [first] = casesOf(id, countries, names)

    expect(first?.query).toBe(query)
    expect(first?.listed.map(({ value }) => value)).toEqual(listed)
  })

  it('tells a transliteration from a translation', () => {
    const names = [
      'АО Машиностроительное Предприятие',
      'AO Mashinostroitelnoye Predpriyatiye',
      'JSC Machine-Building Works',
    ]

    const [transliterated] = casesOf('cyrillic-transliterated', ['RU'], names)
    const [translated] = casesOf('cyrillic-translated', ['RU'], names)
    const [both] = casesOf('transliterated-translated', ['RU'], names)

    expect(transliterated?.listed.map(({ value }) => value)).toEqual([names[1]])
    expect(translated?.listed.map(({ value }) => value)).toEqual([names[2]])
    expect(both).toMatchObject({ query: names[1], listed: [{ value: names[2] }] })
  })

  it('takes no case of names that differ by order, case and joining only', () => {
    expect(casesOf('slavic', ['RU'], ['Anna Primerova', 'PRIMEROVA, Anna'])).toEqual([])
  })

  it('takes no weak alias and no name of another party type', () => {
    expect(casesOf('hangul', ['KP'], ['김철수'])).toEqual([])
  })
})

function casesOf(id: string, countries: string[], names: string[]) {
  const kind = spellingKinds.find((one) => one.id === id)
  if (kind === undefined) throw new Error(`no kind ${id}`)
  const party: ListedParty = {
    id: 'party',
    type: kind.type,
    countries,
    names: names.map((value) => ({ value, kind: 'primary', quality: 'strong', script: 'Zyyy' })),
  }
  return kind.casesOf(party)
}
