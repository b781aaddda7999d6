import { describe, expect, it } from 'vitest'
import type { PartyKind } from '../../model.ts'
import { alertLine, createComparer, prepareQuery } from '../../score.ts'

const { explainSubject, scoreNames } = createComparer()

function score(query: string, name: string, type: PartyKind): number {
  return scoreNames(prepareQuery(query, null), [{ value: name, quality: 'strong', kind: 'primary' }], type).score
}

describe('an organisation translated word by word', () => {
  it.each([
    ['俄罗斯联邦储蓄银行', 'PUBLIC JOINT STOCK COMPANY SBERBANK OF RUSSIA'],
    ['朝鲜矿业发展贸易公司', 'KOREA MINING DEVELOPMENT TRADING CORPORATION'],
    ['俄罗斯国防出口公司', 'Russian Defence Export'],
    ['国防科技大学', 'National University of Defense Technology'],
    ['军事科学院', 'Academy of Military Sciences'],
    ['朝鲜贸易银行', 'Korea Trade Bank'],
    ['俄罗斯国防部', 'Ministry of Defence of the Russian Federation'],
    ['俄罗斯国家技术集团', 'Russian Technologies Group'],
    ['伊朗国家石油公司', 'NATIONAL IRANIAN OIL COMPANY'],
    ['委内瑞拉国家石油公司', 'Petroleos De Venezuela, S.A.'],
    ['缅甸经济控股有限公司', 'Myanma Economic Holdings Public Company Limited'],
    ['装备发展部', 'Equipment Development Department'],
    ['上海汽车集团股份有限公司', 'Shanghai Automotive Group Co., Ltd.'],
  ])('%s = %s', (han, latin) => {
    expect(score(han, latin, '01')).toBeGreaterThanOrEqual(alertLine)
  })

  it.each([
    ['国家银行', 'National Bank'],
    ['国际贸易有限公司', 'International Trading Company'],
    ['科学院', 'Academy of Sciences'],
    ['伊朗公司', 'Iran Company'],
    ['俄罗斯', 'BANK ROSSIYA'],
    ['俄罗斯石油', 'Russian Oil'],
    ['上海', 'Shanghai Bioengineering Co., Ltd.'],
    ['伊朗航运公司', 'IRAN MARINE INDUSTRIAL COMPANY'],
    ['伊朗航运公司', 'irano hind shipping company ltd'],
    ['伊朗国家石油公司', 'National University of Iran'],
    ['伊朗国家石油公司', 'National Bank of Iran'],
  ])('%s ≠ %s', (han, latin) => {
    expect(score(han, latin, '01')).toBeLessThan(alertLine)
  })
})

describe('the country of an organisation', () => {
  it.each([
    ['伊朗航运贸易公司', 'Korea Shipping Trading Company'],
    ['伊朗海运萨曼公司', 'Saman Shipping of Russia'],
    ['朝鲜大成贸易公司', 'Daesong Trading Iran'],
  ])('%s ≠ %s', (han, latin) => {
    expect(score(han, latin, '01')).toBeLessThan(alertLine)
  })

  it('may be one of two states with one name', () => {
    expect(score('朝鲜矿业发展贸易公司', 'Korea Mining Development Trading', '01')).toBeGreaterThanOrEqual(alertLine)
    expect(score('韩国矿业发展贸易公司', 'Korea Mining Development Trading', '01')).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('sound alone', () => {
  it.each<[string, string, PartyKind]>([
    ['绍伊古', 'CEIEC', '01'],
    ['哈梅内伊', 'HMN Technologies', '01'],
    ['俄罗斯', 'Eloisa FLORES DE MALPICA', '02'],
    ['马杜罗', 'Mytel', '01'],
    ['商汤', 'زندان اوین', '01'],
    ['俄气', 'Russian Air', '01'],
    ['中兴通讯股份有限公司', 'China Telecom Corporation Limited', '01'],
    ['哈工大', 'GEO HIT', '01'],
    ['埃尔维斯公司', 'ALLWAYS, INC.', '01'],
    ['伊斯法罕核技术中心', 'SI HE', '03'],
  ])('does not make %s %s', (han, latin, type) => {
    expect(score(han, latin, type)).toBeLessThan(alertLine)
  })
})

describe('a person whose parts are written by convention', () => {
  it.each([
    ['弗拉基米尔·普京', 'Vladimir Vladimirovich Putin'],
    ['谢尔盖·绍伊古', 'Sergei Kuzhugetovich Shoigu'],
    ['阿里·哈梅内伊', 'Ali Husseini Khamenei'],
    ['哈桑·纳斯鲁拉', 'Hasan NASRALLAH'],
    ['穆罕默德贾瓦德扎里夫', 'Mohammad Javad ZARIF'],
    ['玛丽亚·利沃娃-别洛娃', 'Maria Alexeyevna LVOVA-BELOVA'],
    ['金与正', 'KIM Yo Jong'],
  ])('%s = %s', (han, latin) => {
    expect(score(han, latin, '02')).toBeGreaterThanOrEqual(alertLine)
    expect(score(latin, han, '02')).toBe(score(han, latin, '02'))
  })

  it.each([
    ['奥列格·斯维里坚科', 'Oleg SILCHENKO'],
    ['弗拉基米尔·普京', 'Vladimir Pushkin'],
    ['普京', 'Igor Alexandrovich PUTIN'],
    ['穆罕默德·阿里', 'Mohammed Ali Hassan Khaled'],
  ])('%s ≠ %s', (han, latin) => {
    expect(score(han, latin, '02')).toBeLessThan(alertLine)
  })

  it('shows the words of the table as transliterations', () => {
    const names = [{ value: 'Hasan NASRALLAH', quality: 'strong', kind: 'primary' }] as const
    const subject = { names, type: '02', details: null } as const
    const { tokens } = explainSubject(prepareQuery('哈桑·纳斯鲁拉', '02'), subject, 0).explanation
    expect(tokens).toEqual([
      { query: '哈桑', listed: 'Hasan', relation: 'transliteration' },
      { query: '纳斯鲁拉', listed: 'NASRALLAH', relation: 'transliteration' },
    ])
  })
})

describe('Japanese characters', () => {
  it.each<[string, string]>([
    ['哈爾浜工業大学', '哈尔滨工业大学'],
    ['哈爾浜工業大学', 'Harbin Institute of Technology'],
    ['国防科学技術大学', 'National University of Defense Technology'],
    ['中国総合電子戦研究所', '中国综合电子战研究所'],
  ])('%s = %s', (one, other) => {
    expect(score(one, other, '01')).toBeGreaterThanOrEqual(alertLine)
  })
})
