import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind } from './model.ts'
import { alertLine, bandOf, createComparer, type PreparedQuery, prepareQuery } from './score.ts'

const { explainSubject, scoreNames } = createComparer()
const explainName = (query: PreparedQuery, name: ListedName, type: PartyKind) =>
  explainSubject(query, { names: [name], type, details: null }, 0)

const listed = (value: string, quality: 'strong' | 'weak' = 'strong'): ListedName => ({
  value,
  quality,
  kind: 'primary',
})
const score = (query: string, name: string, type: PartyKind): number =>
  scoreNames(prepareQuery(query, type), [listed(name)], type).score

describe('equal names', () => {
  const names: [string, PartyKind][] = [
    ['Vladimir PUTIN', '02'],
    ['Constructor', '01'],
    ['华为技术有限公司', '01'],
    ['Ministry of Defence 3', '01'],
    ['علي', '02'],
    ['A', '03'],
    ['Ltd', '01'],
    ['김정은', '02'],
  ]

  it.each(names)('%s scores at least 95', (name, type) => {
    expect(score(name.toLowerCase(), name, type)).toBeGreaterThanOrEqual(95)
  })

  it('score above any name that is not equal, even as a weak alias', () => {
    const weak = scoreNames(
      prepareQuery('Muammar Qaddafi', '02'),
      [listed('QADDAFI, Muammar'.replace(',', ''), 'weak')],
      '02',
    )
    const equalWeak = scoreNames(prepareQuery('Muammar Qaddafi', '02'), [listed('MUAMMAR QADDAFI', 'weak')], '02').score
    const unequal = score('Muammar Qaddafi', 'Muammar Qadaffi', '02')
    expect(weak.score).toBeGreaterThan(alertLine)
    expect(equalWeak).toBeGreaterThan(unequal)
  })
})

describe('scoreNames', () => {
  it('subtracts more for additional words of the query than for missing words', () => {
    const leftOut = score('Mark Taylor', 'Mark Albert Taylor', '02')
    const added = score('Mark Albert Taylor', 'Mark Taylor', '02')
    expect(leftOut).toBeGreaterThan(added)
    expect(leftOut - added).toBeLessThan(5)
  })

  it.each<[string, string, PartyKind]>([
    ['Valdimir Puttin', 'Vladimir Putin', '02'],
    ['Bibi Netanyahu', 'Benjamin Netanyahu', '02'],
    ['Zagros Pardis Kish', 'Zagrospardis Kish Ltd', '01'],
    ['Crystalord Systems Limited', 'Crystalord Ltd', '01'],
    ['IRISL', 'Islamic Republic of Iran Shipping Lines', '01'],
  ])('gives %s / %s the same score from either side', (one, other, type) => {
    expect(score(one, other, type)).toBe(score(other, one, type))
  })

  it('returns the best name of a subject', () => {
    const names = [listed('Something Else'), listed('Vladimir Putin', 'weak'), listed('Vladimir Putin')]
    expect(scoreNames(prepareQuery('vladimir putin', null), names, '02').nameIndex).toBe(2)
  })

  it('returns nothing for a subject without names', () => {
    expect(scoreNames(prepareQuery('x', null), [], '01')).toEqual({ score: 0, nameIndex: -1 })
  })

  it('never scores more for more difference', () => {
    const steps = [
      'Sergei Viktorovich Lavrov',
      'Sergei Viktorovic Lavrov',
      'Sergei Viktorovic Lavrof',
      'Sergei Xiktorovic Gavrof',
    ]
    const scores = steps.map((name) => score('Sergei Viktorovich Lavrov', name, '02'))
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
  })

  it.each([
    '\u0000',
    '"AND ( OR *:* }',
    '😀😀',
    '\ud800abc\udfff',
    '\u202eعلی\u202c',
    '有'.repeat(300),
    'a '.repeat(150),
    `${'العبد '.repeat(50)}`,
    '한'.repeat(300),
    'x'.repeat(100_000),
    '·.·.·',
    "'; DROP TABLE",
    '__proto__ constructor toString',
  ])('accepts any string (%#)', (text) => {
    for (const type of ['01', '02', '03', '04'] as const) {
      const query = prepareQuery(text, type)
      for (const name of [text, 'Huawei Technologies', '华为技术有限公司', '']) {
        const found = explainName(query, listed(name), type)
        expect(found.score).toBeGreaterThanOrEqual(0)
        expect(found.score).toBeLessThanOrEqual(100)
      }
    }
  })
})

describe('explainName', () => {
  const cases: [string, string, PartyKind][] = [
    ['Vladimir Putin', 'PUTIN, Vladimir Vladimirovich', '02'],
    ['Rami Makhlouf', 'Ihab Makhlouf', '02'],
    ['张晓明', 'ZHANG, Xiaoming', '02'],
    ['丹东至诚金属材料有限公司', 'Dandong Zhicheng Metallic Material Co., Ltd.', '01'],
    ['Factory 112', 'Factory No. 115', '01'],
    ['华为', '华为技术有限公司', '01'],
    ['completely', 'different', '01'],
  ]

  it.each(cases)('contributions of %s / %s add up to the score, which is that of scoreNames', (query, name, type) => {
    for (const quality of ['strong', 'weak'] as const) {
      const explained = explainName(prepareQuery(query, type), listed(name, quality), type)
      const cents = explained.explanation.contributions.reduce((sum, line) => sum + Math.round(line.points * 100), 0)
      expect(cents).toBe(Math.round(explained.score * 100))
      expect(explained.score).toBe(scoreNames(prepareQuery(query, type), [listed(name, quality)], type).score)
      expect(explained.band).toBe(bandOf(explained.score))
    }
  })

  it('gives the relation of each part, and its position', () => {
    const name = 'ZHANG, Xiaoming'
    const { highlights, explanation } = explainName(prepareQuery('张晓明', '02'), listed(name), '02')
    expect(highlights.map((part) => [name.slice(part.start, part.end), part.relation])).toEqual([
      ['ZHANG', 'pinyin'],
      ['Xiaoming', 'pinyin'],
    ])
    expect(explanation.tokens).toContainEqual({ query: '晓明', listed: 'Xiaoming', relation: 'pinyin' })
  })

  it('distinguishes spelling, joining, initials, missing and conflict', () => {
    const relations = (query: string, name: string): string[] =>
      explainName(prepareQuery(query, '02'), listed(name), '02').explanation.tokens.map((pair) => pair.relation)
    expect(relations('Jon Smithsen', 'Jon Smithson')).toContain('spelling')
    expect(relations('Xi Jin Ping', 'XI Jinping')).toContain('joined')
    expect(relations('J. Smithson', 'John Smithson')).toContain('initial')
    expect(relations('John Smithson', 'John Quentin Smithson')).toContain('missing')
    expect(relations('Rami Makhlouf', 'Ihab Makhlouf')).toContain('conflict')
    expect(relations('Владимир Путин', 'Vladimir Putin')).toContain('transliteration')
  })
})

describe('bandOf', () => {
  it.each([
    [90, 'strong'],
    [89.99, 'likely'],
    [79.99, 'possible'],
    [69.99, 'weak'],
    [49.99, 'none'],
  ])('%d is %s', (value, band) => {
    expect(bandOf(value)).toBe(band)
  })
})

describe('what the names of one subject say about each other', () => {
  const best = (query: string, names: string[], type: PartyKind): number =>
    scoreNames(
      prepareQuery(query, type),
      names.map((name) => listed(name)),
      type,
    ).score

  it('initials that the list explains match only this explanation', () => {
    expect(best('Advanced Micro Devices, Inc.', ['AMD', 'Aran Modern Devices'], '01')).toBeLessThan(alertLine)
    expect(best('AMD', ['AMD', 'Aran Modern Devices'], '01')).toBeGreaterThan(90)
    expect(best('Sjöstrand & Truton Åkeri HB', ['SATA', "Saman Tose'e Asia"], '01')).toBeLessThan(alertLine)
    expect(best('Mahavir Publishing Private Limited', ['MPPL', 'Metal Paint Products (Pvt) Ltd'], '01')).toBeLessThan(
      alertLine,
    )
    expect(best('Importaciones San Isidro S.A.S.', ['ISI', 'Islamic State of Iraq'], '01')).toBeLessThan(alertLine)
    expect(best('National Iranian Oil Company', ['NIOC', 'Naftiran'], '01')).toBeGreaterThanOrEqual(alertLine)
    expect(best('Aran Modern Devices', ['AMD', 'Aran Modern Devices'], '01')).toBeGreaterThan(90)
    expect(best('Advanced Micro Devices, Inc.', ['AMD'], '01')).toBeGreaterThanOrEqual(alertLine)
  })

  it('a transcribed Han name is not compared by sound if the list has it in Latin letters', () => {
    expect(best('David Matthews', ['David Matas', '戴维·马塔斯'], '02')).toBeLessThan(alertLine)
    expect(best('David Matas', ['David Matas', '戴维·马塔斯'], '02')).toBeGreaterThan(90)
    expect(best('daiwei matasi', ['David Matas', '戴维·马塔斯'], '02')).toBeGreaterThan(85)
    expect(best('戴维·马塔斯', ['David Matas', '戴维·马塔斯'], '02')).toBeGreaterThan(90)
    expect(best('Quillon Co.', ['Kharon', '卡隆'], '01')).toBeLessThan(alertLine)
    expect(best('Intel Corporation', ['IntelliEPI', '英特磊公司'], '01')).toBeLessThan(alertLine)
  })

  it('a Chinese name is still found by another spelling of its characters', () => {
    expect(best('LEE Ka Chiu', ['John Lee', '李家超'], '02')).toBeGreaterThanOrEqual(alertLine)
    expect(best('Zhongxing Tongxun', ['ZTE Corporation', '中兴通讯'], '01')).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('the office of a party', () => {
  const scoreOfName = (text: string, name: string) =>
    createComparer().scoreNames(prepareQuery(text, null), [listed(name)], '01').score

  it.each([
    ['Gazprombank JSC, Beijing Branch', 'Gazprombank Joint Stock Company'],
    ['Gazprombank (Beijing) Representative Office', 'Gazprombank'],
    ['VTB Shanghai Branch', 'VTB'],
    ['Sberbank New Delhi Branch', 'Sberbank'],
    ['华为技术有限公司深圳分公司', '华为技术有限公司'],
  ])('%s is likely %s', (text, name) => {
    const score = scoreOfName(text, name)
    expect(score).toBeGreaterThan(80)
    expect(score).toBeLessThan(90)
  })

  it('is more like the party than like one of a similar name', () => {
    const [party, similar] = ['Bank for Foreign Trade of Russia', 'Bank of Russia'].map((name) =>
      scoreOfName('俄外贸银行上海分行', name),
    )
    expect(party).toBeGreaterThan(similar as number)
  })

  it('is explained by the words of the party', () => {
    const subject = {
      names: [listed('Gazprombank')],
      type: '01' as const,
      details: { birthRanges: [], sex: null, countries: [], identifiers: [] },
    }
    for (const [text, ...others] of [
      ['Representative Office of Gazprombank in Beijing', 'Representative Office of', 'in Beijing'],
      ['Gazprombank, Beijing Branch', 'Beijing Branch'],
    ] as const)
      expect(createComparer().explainSubject(prepareQuery(text, null), subject, 0).explanation.tokens).toEqual([
        { query: 'Gazprombank', listed: 'Gazprombank', relation: 'same' },
        ...others.map((query) => ({ query, listed: null, relation: 'extra' })),
      ])
  })

  it('is apart from it for who joins the entries of lists', () => {
    const { scoreNames } = createComparer({ comparesWordings: false })
    const query = prepareQuery('Gazprombank, Beijing Branch', null)
    expect(scoreNames(query, [listed('Gazprombank')], '01').score).toBeLessThan(alertLine)
  })

  it('is its own name where a list has it', () => {
    expect(scoreOfName('Bank Melli Iran Hong Kong Branch', 'Bank Melli Iran Hong Kong Branch')).toBeGreaterThan(95)
  })

  it.each([
    ['Bank of China Moscow Branch', 'Bank of Moscow'],
    ['Golden Olive Branch', 'Golden'],
    ['天马贸易有限公司上海分公司', '上海永康实业有限公司'],
  ])('%s is not %s', (text, name) => {
    expect(scoreOfName(text, name)).toBeLessThan(alertLine)
  })
})

describe('a text that is the name of a country', () => {
  it.each([
    ['Emirates', 'UAE', '01'],
    ['Russia', 'Russian', '01'],
    ['Iran', 'Institut Radiotekhniki Akademii Nauk', '01'],
    ['China', 'Sino', '03'],
    ['Russia', 'ロシア大統領府連邦国家予算機関', '01'],
  ] as const)('%s names no party, as %s', (text, name, type) => {
    expect(createComparer().scoreNames(prepareQuery(text, null), [listed(name)], type).score).toBeLessThan(alertLine)
  })

  it('is the name of who is called exactly so', () => {
    expect(createComparer().scoreNames(prepareQuery('Iran', null), [listed('IRAN')], '03').score).toBeGreaterThan(90)
    expect(
      createComparer().scoreNames(prepareQuery('Rossiya', null), [listed('Rossiya, OAO')], '01').score,
    ).toBeGreaterThan(90)
  })

  const ship = {
    names: [listed('Tiyara')],
    type: '03' as const,
    details: { birthRanges: [], sex: null, countries: [], identifiers: ['IRAN'] },
  }

  it('is no call sign of a ship, unless it says so', () => {
    expect(createComparer().scoreSubject(prepareQuery('Iran', null), ship).score).toBeLessThan(alertLine)
    expect(createComparer().scoreSubject(prepareQuery('call sign IRAN', null), ship).score).toBe(100)
  })
})

describe('a person whose name stands beside another spelling or a place', () => {
  const names: ListedName[] = [listed('Vladimir Vladimirovich Putin'), { ...listed('普京'), translation: 'short' }]
  const scoreOf = (text: string, of: ListedName[] = names) =>
    createComparer().scoreNames(prepareQuery(text, null), of, '02').score

  it.each(['普京 Putin', 'Putin 普京', '普京（Putin）', '普京Путин'])(
    '%s is found as by its characters alone',
    (text) => {
      expect(scoreOf(text)).toBe(scoreOf('普京'))
    },
  )

  it('is found as without the place', () => {
    expect(scoreOf('Kim Jong Un, Pyongyang', [listed('Kim Jong Un')])).toBe(
      scoreOf('Kim Jong Un', [listed('Kim Jong Un')]),
    )
  })

  it('is explained by the part that was compared', () => {
    const subject = {
      names,
      type: '02' as const,
      details: { birthRanges: [], sex: null, countries: [], identifiers: [] },
    }
    expect(createComparer().explainSubject(prepareQuery('普京 Putin', null), subject, 1).explanation.tokens).toEqual([
      { query: '普京', listed: '普京', relation: 'same' },
      { query: 'Putin', listed: null, relation: 'extra' },
    ])
  })
})
