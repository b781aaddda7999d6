import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind, ScoredSubject } from '../model.ts'
import { alertLine, createComparer, prepareQuery } from '../score.ts'

const { scoreSubject, explainSubject } = createComparer()

function subject(value: string, countries: string[] = [], type: PartyKind = '01'): ScoredSubject {
  const name: ListedName = { value, quality: 'strong', kind: 'primary' }
  return { names: [name], type, details: { birthRanges: [], sex: null, countries, identifiers: [] } }
}

function score(query: string, name: string, countries: string[] = [], type: PartyKind = '01'): number {
  return scoreSubject(prepareQuery(query, null), subject(name, countries, type)).score
}

describe('words that every country has', () => {
  it.each([
    ['商业银行', 'Tejarat Bank'],
    ['发展银行', 'Bank for Development'],
    ['进出口银行', 'EXIM Bank'],
    ['农业银行', 'Agricultural Bank'],
    ['国立大学', 'Astrakhan State University'],
    ['国立大学', 'State University'],
    ['东南亚', 'RIHS Southeast Asia Committee'],
    ['制药厂', 'Rau Pharm'],
    ['海关总署', 'Chong Bong'],
    ['应用研究所', 'Applied Acoustics Research Institute'],
    ['应用研究所', '応用音響科学研究所'],
    ['朝鲜贸易', '朝鮮56貿易'],
    ['莫斯科贸易', 'AO Korporatsiya Moskovskiy'],
    ['土耳其经销商', 'Distribuidora Germay S.A. de C.V.'],
    ['俄罗斯海鲜', 'Russische Marine'],
    ['挪威海产品', 'Weihai Yamar Outdoors Product Co'],
  ])('%s does not alert on %s', (query, name) => {
    expect(score(query, name)).toBeLessThan(alertLine)
  })

  it.each([
    ['叙利亚商业银行', 'Commercial Bank of Syria'],
    ['朝鲜贸易银行', 'Korea Trade Bank'],
    ['莫斯科国立国际关系学院', 'Moscow State Institute of International Relations'],
    ['朝鲜56贸易', '朝鮮56貿易'],
    ['国防科技大学', 'National University of Defense Technology'],
  ])('%s, with a country, a number or several of them, is %s', (query, name) => {
    expect(score(query, name)).toBeGreaterThanOrEqual(alertLine)
  })

  it('says in the explanation that the name is general', () => {
    const { explanation } = explainSubject(prepareQuery('商业银行', null), subject('Tejarat Bank'), 0)
    expect(explanation.contributions.map(({ term }) => term)).toContain('generalName')
  })
})

describe('parts of a phrase', () => {
  it.each([
    ['医科大学', 'Army Medical University'],
    ['石油大学', 'Petro Grand FZE'],
    ['慈善基金会', 'Khomeini Charitable Foundation'],
    ['青年联盟', 'Shabaab'],
    ['中伊贸易', 'Sino Trade Co. Ltd.'],
    ['美团', 'GLOBAL BEAUTY'],
    ['海航', 'Ocean Voyage'],
    ['天鹰', 'Sky Eagle Shipping Ltd'],
    ['Lotte Corporation', 'LTTE'],
    ['NPKF Ltd', 'NPFK Ltd'],
    ['圣彼得堡大学', 'Saint Petersburg Mining University'],
    ['德黑兰大学', 'Great Tehran Penitentiary'],
    ['张海军', 'Chong Bong'],
    ['张海军', '张江实验室'],
  ])('%s does not alert on %s', (query, name) => {
    expect(score(query, name)).toBeLessThan(alertLine)
  })

  it.each([
    ['海航有限公司', 'Ocean Voyage Ltd'],
    ['振東有限公司', 'East Rise Corporation Limited'],
    ['NPFK', 'NPFK Ltd'],
    ['Schwab LLC', 'Schwap LLC'],
    ['Strum LLC', 'Strumm LLC'],
  ])('%s alerts on %s', (query, name) => {
    expect(score(query, name)).toBeGreaterThanOrEqual(alertLine)
  })

  it('a weak alias of general words identifies no party', () => {
    const party = subject('Physics Research Centre')
    const weak = { ...party, names: party.names.map((name) => ({ ...name, quality: 'weak' as const })) }
    expect(scoreSubject(prepareQuery('物理研究所', null), weak).score).toBeLessThan(alertLine)
  })

  it('a company is no vessel', () => {
    expect(score('西安恒泰食品有限公司', 'HENG TAI', [], '03')).toBeLessThan(alertLine)
    expect(score('恒泰', 'HENG TAI', [], '03')).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('a Chinese name that begins with a country', () => {
  it.each([
    ['朝鲜国防省', '国防省', ['RU']],
    ['葡萄牙软木', '운천무역회사', ['KP']],
    ['保加利亚玫瑰', 'Rose Shipping', ['GR', 'LR']],
    ['伊朗达西斯通', 'Dasistong', ['KP']],
  ])('%s is not %s of %s', (query, name, countries) => {
    expect(score(query, name, countries)).toBeLessThan(alertLine)
  })

  it.each([
    ['俄罗斯国防省', '国防省', ['RU']],
    ['俄罗斯国防省', '国防省', []],
    ['中国昆仑船务有限公司', '香港昆侖船務有限公司', ['HK']],
    ['朝鲜大成贸易公司', 'Korea Daesong Trading Corporation', ['CN']],
  ])('%s is %s of %s', (query, name, countries) => {
    expect(score(query, name, countries)).toBeGreaterThanOrEqual(alertLine)
  })

  it('is the party of another country that is called so', () => {
    expect(score('伊朗航运公司', '伊朗航运公司', ['DE'])).toBeGreaterThan(90)
  })

  it('says in the explanation that the country is another', () => {
    const { explanation } = explainSubject(prepareQuery('朝鲜国防省', null), subject('国防省', ['RU']), 0)
    expect(explanation.contributions.map(({ term }) => term)).toContain('otherCountry')
  })
})

describe("a person's name against an organisation", () => {
  it.each([
    ['马杜罗', 'FELIX B. MADURO S.A.'],
    ['海尔', 'ETILAFU EL-KHAIR'],
    ['杰哈德', 'HARKATUL JIHAD'],
    ['米格尔·桑切斯', 'Hotel San Miguel'],
  ])('%s does not alert on %s', (query, name) => {
    expect(score(query, name)).toBeLessThan(alertLine)
  })

  it('is an organisation that has no other name', () => {
    expect(score('马杜罗', 'MADURO S.A.')).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('a part that a table knows by another name', () => {
  it.each([
    ['伊万·古谢夫', 'Ivan KUSOV'],
    ['谢尔盖·绍伊古', 'Sergei CHAIKA'],
    ['杰森·戴维斯', 'Mason Davis'],
    ['安德烈·沃尔科夫', '安德烈·马尔科夫'],
  ])('%s is not %s', (query, name) => {
    expect(score(query, name, [], '02')).toBeLessThan(alertLine)
  })

  it.each([
    ['伊万·古谢夫', 'Ivan GUSEV'],
    ['伊万·古谢夫', 'Ivan GOUSEV'],
    ['哈桑·伊兹丁', 'Hasan IZZ-AL-DIN'],
    ['弗拉基米尔·普京', 'Vladimir POUTINE'],
    ['安德烈·马尔科夫', '安德烈·瑪爾科夫'],
    ['法赫德·贾西姆·弗雷杰', 'Fahd al-Freij'],
  ])('%s is %s', (query, name) => {
    expect(score(query, name, [], '02')).toBeGreaterThanOrEqual(alertLine)
  })
})
