import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind } from './model.ts'
import {
  longestStoredInput,
  numberPrefix,
  readInput,
  suggestInputs,
  suggestPattern,
  suggestPrefix,
  weightOfJoined,
} from './suggest.ts'

const name = (
  value: string,
  kind: ListedName['kind'] = 'primary',
  quality: ListedName['quality'] = 'strong',
): ListedName => ({
  value,
  kind,
  quality,
})

const subject = (names: ListedName[], type: PartyKind, listCount = 1) => ({
  names,
  type,
  listCount,
  identifiers: [],
  identifierKinds: [],
})

/** As the engine reads it. */
const begins = (typed: string) => new RegExp(`^${suggestPattern(suggestPrefix(typed)) ?? suggestPrefix(typed)}`, 'u')

/** Weight of the best input that begins with what was typed; -1 when none does. */
function weightFor(typed: string, names: ListedName[], type: PartyKind, listCount = 1): number {
  const found = suggestInputs(subject(names, type, listCount)).filter((entry) =>
    entry.input.some((input) => begins(typed).test(input)),
  )
  return suggestPrefix(typed) === '' ? -1 : Math.max(-1, ...found.map((entry) => entry.weight))
}

/** What the inputs that begin with what was typed say about themselves. */
function readFor(typed: string, names: ListedName[], type: PartyKind) {
  const inputs = suggestInputs(subject(names, type)).flatMap(({ input }) => input)
  return inputs.filter((input) => begins(typed).test(input)).map(readInput)
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
    ['普京', '弗拉基米尔·普京', '02'],
    ['pujing', '弗拉基米尔·弗拉基米罗维奇·普京', '02'],
    ['газ', 'ПАО «Газпром»', '01'],
  ])('%s finds %s', (typed, value, type) => {
    expect(weightFor(typed, [name(value)], type)).toBeGreaterThanOrEqual(0)
  })

  it('prefers the beginning of a name to its inside, the primary name, and strong aliases', () => {
    const names = [name('Alpha Beta'), name('Gamma Delta', 'aka'), name('Epsilon Zeta', 'aka', 'weak')]
    const weights = ['alpha', 'gamma', 'beta', 'epsilon', 'zeta'].map((typed) => weightFor(typed, names, '01'))
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
    expect(new Set(weights).size).toBe(weights.length)
  })

  it('prefers the subject on more lists, and of equal ones the shorter name', () => {
    const parent = name('Huawei Technologies Company Limited')
    expect(weightFor('huawei', [parent], '01', 7)).toBeGreaterThan(weightFor('huawei', [name('Huawei')], '01', 2))
    expect(weightFor('huawei', [name('Huawei Chile')], '01')).toBeGreaterThan(weightFor('huawei', [parent], '01'))
    expect(weightFor('huawei', [name('Huawei Chile')], '01', 200)).toBeLessThan(2 ** 31)
  })

  it('prefers the beginning of a name to the inside of the name of a subject on more lists', () => {
    const whole = weightFor('rosneft', [name('Rosneft Aero')], '01', 1)
    expect(whole).toBeGreaterThan(weightFor('rosneft', [name('Oil Company Rosneft')], '01', 7))
  })

  it.each(['PAO Gazprom', 'Public Joint Stock Company Gazprom', 'ПАО «Газпром»'])(
    'takes %s to begin after its legal form',
    (value) => {
      const typed = value.startsWith('ПАО') ? 'газпром' : 'gazprom'
      const inside = weightFor('gazprom', [name('Neftegaz Gazprom')], '01')
      expect(weightFor(typed, [name(value)], '01')).toBeGreaterThan(inside)
    },
  )

  it('takes the family name of a person as a beginning, wherever it is printed', () => {
    const last = weightFor('putin', [name('Vladimir Vladimirovich Putin')], '02')
    expect(last).toBe(weightFor('putin', [name('Putin Vladimir Vladimirovich')], '02'))
    expect(last).toBeGreaterThan(weightFor('vladimirovich', [name('Vladimir Vladimirovich Putin')], '02'))
  })

  it('says which name an input is of, and the distinctive words of its families', () => {
    const names = [name('Shenzhen Huawei Technical Software'), name('华为技术软件有限公司', 'aka')]
    const inside = readFor('huawei', names, '01')
    expect(inside).toContainEqual({ text: 'huawei technical software', at: 0, families: ['huawei'] })
    expect(readFor('hwj', names, '01')[0]).toMatchObject({ at: 1, families: ['华为', 'huawei'] })
    expect(readFor('hua wei', names, '01')[0]).toMatchObject({ at: 1, families: ['华为', 'huawei'] })
  })

  it('takes general words, places and persons for no family', () => {
    expect(readFor('islamic', [name('Islamic National Bank of Gaza')], '01')[0]?.families).toEqual([])
    expect(readFor('kim', [name('KIM Jong Un')], '02')[0]?.families).toEqual([])
    expect(readFor('golden', [name('GOLDEN STAR')], '03')[0]?.families).toEqual([])
  })

  it('has numbers apart from names, from five characters on', () => {
    const [entry] = suggestInputs({
      ...subject([], '03'),
      identifiers: ['OFAC12345', '9187629', '1234', 'ABCDEF'],
      identifierKinds: ['subject-id', 'imo', 'other', 'swift-bic'],
    })
    expect(entry?.input.map(readInput)).toEqual([{ text: '9187629', at: 1, families: [] }])
    for (const typed of ['9187629', '91876', 'IMO 9187629', 'imo no. 91876']) {
      expect(entry?.input[0]?.startsWith(numberPrefix(typed))).toBe(true)
    }
    expect(['9187', 'huawei', '华为', '', '#'].map(numberPrefix)).toEqual(['', '', '', '', ''])
  })

  it('finds words printed apart that are typed together, below what begins as typed', () => {
    const beginning = weightFor('kim', [name('KIM Jong Un')], '02')
    expect(weightOfJoined(weightFor('kimjongun', [name('KIM Jong Un')], '02'))).toBeLessThan(beginning)
    expect(weightFor('technicalsoft', [name('Huawei Technical Software')], '01')).toBeGreaterThanOrEqual(0)
    expect(weightFor('kim j ong', [name('KIM Jong Un')], '02')).toBe(-1)
    const inside = weightFor('jong un', [name('KIM Jong Un')], '02')
    expect(weightOfJoined(inside)).toBe(inside)
  })

  it('asks for words typed together in ASCII alone, sign by sign', () => {
    expect(suggestPattern('a.b')).toBe('a ?\\. ?b')
    expect([suggestPattern('jong un'), suggestPattern('газ'), suggestPattern('华为')]).toEqual([null, null, null])
    expect(weightFor('владимирпут', [name('Владимир Путин')], '02')).toBeGreaterThanOrEqual(0)
  })

  it('asks nothing under two characters', () => {
    expect(suggestPrefix('a')).toBe('')
    expect(suggestPrefix(' — ')).toBe('')
    expect(suggestPrefix('华为')).toBe('华为')
  })

  it('is bounded', () => {
    const long = 'Extraordinarily'.repeat(20)
    const many = Array.from({ length: 200 }, (_, at) => name(`Name Number ${at} of Many Words ${long}`, 'aka'))
    const numbers = Array.from({ length: 200 }, (_, at) => `${10_000 + at}${long}`)
    const inputs = suggestInputs({
      ...subject([name(long), ...many], '01'),
      identifiers: numbers,
      identifierKinds: numbers.map(() => 'other'),
    }).flatMap(({ input }) => input)
    expect(inputs.length).toBeLessThanOrEqual(90)
    expect(Math.max(...inputs.map(({ length }) => length))).toBeLessThanOrEqual(longestStoredInput)
  })
})
