import { describe, expect, it } from 'vitest'
import { indexKeys } from '../../keys.ts'
import type { ListedName, PartyKind } from '../../model.ts'
import { alertLine, createComparer, type PreparedQuery, prepareQuery } from '../../score.ts'

const { explainSubject, scoreNames } = createComparer()
const explainName = (query: PreparedQuery, name: ListedName, type: PartyKind) =>
  explainSubject(query, { names: [name], type, details: null }, 0)

function score(query: string, name: string, type: PartyKind): number {
  return scoreNames(prepareQuery(query, type), [{ value: name, quality: 'strong', kind: 'primary' }], type).score
}

describe('a person in Han and in Latin letters', () => {
  it.each([
    ['王小明', 'Wong Siu Ming', 'Cantonese'],
    ['陈德明', 'Tan Teck Beng', 'Hokkien'],
    ['林志强', 'Lim Chee Keong', 'Hokkien and Cantonese'],
    ['趙偉', 'Chio Wai', 'Macau'],
    ['尹國駒', 'Wan Kuok-Koi', 'Macau'],
    ['蔡兴旺', 'Tsai Hsing-wang', 'Wade-Giles'],
    ['邱晓明', 'Ciou Siao-ming', 'Tongyong'],
    ['陈德明', 'Tan Tak Meng', 'Southeast Asia'],
    ['金正恩', 'KIM Jong Un', 'Korean'],
    ['朴槿惠', 'Park Geun-hye', 'Korean'],
    ['阮富仲', 'Nguyen Phu Trong', 'Vietnamese'],
    ['安倍晋三', 'Shinzo ABE', 'Japanese'],
    ['古屋圭司', 'FURUYA Keiji', 'Japanese'],
    ['黒沢明', 'Kurosawa Akira', 'Japanese characters'],
    ['王佩琦', 'Wang Peigqi', 'one letter too many'],
    ['林郑月娥', 'Yuet-ngor LAM CHENG', 'a married name, family last'],
    ['洛桑江村', 'Losang Gyaltsen', 'Tibetan'],
    ['雪克来提·扎克尔', 'Shohrat ZAKIR', 'Uyghur'],
    ['弗拉基米尔·普京', 'PUTIN, Vladimir Vladimirovich', 'by sound, a given name known'],
    ['马可·卢比奥', 'Marco Rubio', 'by sound'],
  ])('%s = %s (%s)', (han, latin) => {
    expect(score(han, latin, '02')).toBeGreaterThanOrEqual(alertLine)
    expect(score(latin, han, '02')).toBe(score(han, latin, '02'))
  })

  it.each([
    ['金正恩', 'JON JIN 2'],
    ['高可', 'Ko Ko Hlaing'],
    ['张利可', 'Lee Chang Ho'],
    ['李家超', 'LEE John'],
    ['王伟', 'WANG Jun'],
    ['普京', 'Vladimir Putin'],
    ['卢卡申科', 'Alyaksandr Lukashenka'],
    ['约翰·史密斯', 'John Bolton'],
    ['德米特里·金', 'Dmitriy Yurevich Soin'],
    ['王小明', 'Vladimir Putin'],
    ['施安辉', 'James SINGH'],
    ['侯雪员', 'Olga HASSAN'],
  ])('%s ≠ %s', (han, latin) => {
    expect(score(han, latin, '02')).toBeLessThan(alertLine)
  })

  it.each([
    ['张伟', 'ZHANG Wei', 70, 75],
    ['孙伟', 'SUN Wei', 75, 80],
    ['郎咸', 'LANG Xian', 80, 86],
    ['张伟', 'CHEUNG Wai', 70, 75],
  ])('two characters count by how many bear the name: %s = %s', (han, latin, least, most) => {
    expect(score(han, latin, '02')).toBeGreaterThanOrEqual(least)
    expect(score(han, latin, '02')).toBeLessThan(most)
  })

  it.each([
    ['施安辉', 'James SINGH'],
    ['侯雪员', 'Olga HASSAN'],
    ['马晓东', 'Amir MESHKOV'],
  ])('a name with a Chinese family name is not heard as a foreign one: %s / %s', (han, latin) => {
    expect(score(han, latin, '02')).toBeLessThan(50)
  })

  it('a foreign family name is compared by sound though it begins like a Chinese one', () => {
    expect(score('马杜罗', 'Nicolas MADURO', '02')).toBeGreaterThan(60)
  })

  it('He is pinyin, so Cheng is not a spelling of zheng', () => {
    expect(score('何丽正', 'HE Li Cheng', '02')).toBeLessThan(alertLine)
    expect(score('何丽正', 'HO Li-cheng', '02')).toBeGreaterThan(90)
    expect(score('何丽正', 'HE Lizheng', '02')).toBeGreaterThan(90)
  })

  it('Korean readings, which spell almost anything, are at most "possible"', () => {
    expect(score('金正恩', 'KIM Jong Un', '02')).toBeLessThan(80)
  })

  it('a family name with a Western given name scores above an unrelated name', () => {
    expect(score('李家超', 'LEE John', '02')).toBeGreaterThan(score('李家超', 'Ivan Okorokov', '02') + 15)
  })
})

describe('a company in Han and in Latin letters', () => {
  it.each([
    ['瑞邦海运有限公司', 'Jui Pang Shipping Co Ltd', 'Wade-Giles'],
    ['香港长石科技有限公司', 'Longstone Technology Co Limited', 'meanings in one word'],
    ['诺瓦泰克能源有限公司', 'Novatek Energy Ltd', 'sound'],
    ['第十三研究所', '13th Research Institute', 'number'],
    ['七三一部队', 'Unit 731', 'number'],
    ['北京航空航天大学', 'Beihang University', 'known name'],
    [
      '中国精密机械进出口总公司',
      'China National Precision Machinery Import Export Corporation',
      'a country and its trade',
    ],
    ['TCL科技集团股份有限公司', 'TCL Technology Group Corporation', 'Latin letters of its own'],
    ['第五十四研究所', 'Fifty-Fourth Research Institute', 'number in words'],
    ['长沙天仪空间科技研究院有限公司', 'Chang Sha Tian Yi Kong Jian Ke Ji Yan Jiu Yuan You Xian Gong Si', 'all pinyin'],
  ])('%s = %s (%s)', (han, latin) => {
    expect(score(han, latin, '01')).toBeGreaterThanOrEqual(alertLine)
  })

  it.each([
    ['华为', 'HUA', 'half of the trade name'],
    ['王伟', 'KING TRADE', 'half of the trade name'],
    ['上海久泰新材料有限公司', 'Shanghai Xinhe New Material Co., Ltd.', 'another trade name'],
    ['国际贸易有限公司', 'International Trading Company', 'terms only'],
    ['第十四研究所', '54th Research Institute', 'another number'],
    ['七三一部队', 'Unit 732', 'another number'],
    ['哈尔滨工业大学', 'Harbin Engineering University', 'another university'],
    ['香港锐宏电器有限公司', 'Hong Kong Electronics', 'Hong is of Hong Kong'],
    ['望舒贸易有限公司', 'Winso Trading Limited', 'two syllables of one sound'],
  ])('%s ≠ %s (%s)', (han, latin) => {
    expect(score(han, latin, '01')).toBeLessThan(alertLine)
  })
})

describe('numbers in names, both in Han', () => {
  const scoreOf = (one: string, other: string): number => score(one, other, '01')
  it('are equal in characters and in digits', () => {
    expect(scoreOf('一一二厂', '112厂')).toBeGreaterThanOrEqual(alertLine)
  })

  it.each([
    ['112厂', '115厂'],
    ['731部队', '732部队'],
    ['第十四研究所', '第五十四研究所'],
  ])('%s and %s stay at 40 or less', (one, other) => {
    expect(scoreOf(one, other)).toBeLessThanOrEqual(40)
  })
})

describe('a company that shares little', () => {
  it.each([
    ['阿里巴巴', 'Papa Holding', 'half of a known name'],
    ['比亚迪', 'Limited Liability Company Biya Khim', 'two of three characters and another word'],
    ['比亚迪股份有限公司', 'PTI', 'three letters that sound alike'],
    ['睿督有限公司', 'RIIT Ltd', 'four letters that sound alike'],
    ['珠海东亚汽车配件有限公司', 'AUTO PARTS EAST FZCO', 'half a place by its meaning'],
    ['广东宇德电器（香港）有限公司', 'Yu Hong De Company Limited', 'half of Hong Kong'],
    ['青岛力利新材料有限公司', 'LI-Force', 'single characters, nothing else'],
    ['广州亿大信息技术有限责任公司', 'LIMITED LIABILITY COMPANY ITA TECHNOLOGY', 'three letters for two characters'],
    ['上海汽车集团', 'Reg Auto Shanghai Industry LTD', 'place and industry of a company with another name'],
    ['珠海新新五金', 'SUN AND SUN LIMITED', 'meanings of single characters, nothing else'],
  ])('%s ≠ %s (%s)', (han, latin) => {
    expect(score(han, latin, '01')).toBeLessThan(alertLine)
    expect(score(latin, han, '01')).toBe(score(han, latin, '01'))
  })

  it.each(['SINCERE 02', 'JI', 'JR'])('one word for one character is below what is shown: 丹东至诚 | %s', (latin) => {
    expect(score('丹东至诚', latin, '01')).toBeLessThan(50)
  })

  it.each([
    ['阿里巴巴', 'Alibaba Group Holding Limited'],
    ['香港睿恩克科技有限公司', 'Rui En Koo Technology Co Ltd'],
    ['上海汽车集团', 'Shanghai Automotive Group'],
    ['南海能源有限公司', 'South Sea Energy Limited'],
    ['披思埃香港有限公司', 'Pisiai Xiang Gang Limited'],
  ])('%s = %s', (han, latin) => {
    expect(score(han, latin, '01')).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('the explanation of a name across scripts', () => {
  it.each([
    [
      '丹东至诚金属材料有限公司',
      'Dandong Zhicheng Metallic Material Co., Ltd.',
      '01',
      [
        '丹东 Dandong pinyin',
        '至诚 Zhicheng pinyin',
        '金属材料 Metallic Material equivalent',
        '有限公司 Co., Ltd. equivalent',
      ],
    ],
    ['金正恩', 'KIM Jong Un', '02', ['金 KIM transliteration', '正 Jong transliteration', '恩 Un transliteration']],
    ['安倍晋三', 'ABE Shinzo', '02', ['安倍 ABE transliteration', '晋三 Shinzo transliteration']],
    ['普京', 'Vladimir Putin', '02', ['普京 Putin transliteration', 'null Vladimir missing']],
    ['王小明', 'WANG Xiaoming', '02', ['王 WANG pinyin', '小明 Xiaoming pinyin']],
  ] as const)('%s | %s', (han, latin, type, spans) => {
    const { explanation, highlights } = explainName(
      prepareQuery(han, type),
      { value: latin, quality: 'strong', kind: 'primary' },
      type,
    )
    expect(explanation.tokens.map(({ query, listed, relation }) => `${query} ${listed} ${relation}`)).toEqual(spans)
    const marked = highlights.map(({ start, end }) => latin.slice(start, end))
    expect(marked).toEqual(
      explanation.tokens
        .filter(({ query, listed }) => query !== null && listed !== null)
        .map(({ listed }) => listed)
        .sort((one, other) => latin.indexOf(one ?? '') - latin.indexOf(other ?? '')),
    )
  })
})

describe('a foreign name in Han, with parts written as one word in pinyin', () => {
  const scoreOf = (query: string): number =>
    scoreNames(prepareQuery(query, '02'), [{ value: '迈克·麦考尔', quality: 'strong', kind: 'primary' }], '02').score

  it('scores as the name', () => {
    expect(scoreOf('maike maikaoer')).toBeGreaterThan(85)
    expect(scoreOf('Maikaoer Maike')).toBeGreaterThan(85)
  })

  it('scores below the alert line if only one part is given', () => {
    expect(scoreOf('maikaoer')).toBeGreaterThanOrEqual(50)
    expect(scoreOf('maikaoer')).toBeLessThan(70)
  })

  it('is found by the keys of its parts', () => {
    const { hanRomanised } = indexKeys([{ value: '迈克·麦考尔', quality: 'strong', kind: 'primary' }], '02')
    expect(hanRomanised).toEqual(expect.arrayContaining(['maike', 'maikaoer']))
  })
})
