import { describe, expect, it } from 'vitest'
import type { ListedName, PartyKind, ScoredSubject } from '../model.ts'
import { alertLine, createComparer, defaultMinScore, prepareQuery } from '../score.ts'

const { scoreSubject, explainSubject } = createComparer()

function subject(value: string, type: PartyKind = '01'): ScoredSubject {
  const name: ListedName = { value, quality: 'strong', kind: 'primary' }
  return { names: [name], type, details: null }
}

function score(query: string, listed: string, type: PartyKind = '01'): number {
  return scoreSubject(prepareQuery(query, null), subject(listed, type)).score
}

describe('a company with the same short trade name', () => {
  it.each([
    ['贵州久泰新材料有限公司', '上海久泰新材料有限公司', 'another place'],
    ['潍坊大安化工有限公司', '大安电机厂', 'another industry'],
    ['香港华大农业科技有限公司', '香港华大基因科技服务有限公司', 'another industry in one place'],
    ['吉林顺达汽车销售有限公司', '吉林省顺达贸易有限公司', 'another industry, the place with its rank'],
    ['济南嘉源置业股份有限公司', '河南嘉源铝业有限公司', 'places and industries that share a character'],
    ['哈尔滨华诚照明股份有限公司', '華誠股份有限公司', 'place and industry left over'],
    ['福兴（烟台）贸易有限公司', '富兴贸易会社', 'half by sound, the place left over'],
    ['江丰电子', '江峰贸易公司', 'half by sound, another industry'],
    ['中信银行', '中信造船股份有限公司', 'a bank'],
    ['三星电子', '三興会社', 'a known brand, half by sound'],
    ['裕信银行', 'Yuxin Technology', 'a bank, in Latin letters'],
    ['沈阳远星珠宝（集团）有限公司', '远东星造船厂', 'one character more'],
    ['福州鑫德教育科技厂', 'Xinde Technology', 'by pinyin, half of the industry'],
    ['济南迪大服装有限公司', 'DIDA', 'by pinyin, nothing else'],
    ['台州凤汇酒店管理有限公司', 'Fenghui Ship Management Co., Ltd.', 'by pinyin, another industry'],
    ['潍坊凤金电子科技有限公司', 'Shanghai Fengjin Electronic Technology Co., Ltd.', 'by pinyin, another place'],
    ['福建航泰电气有限公司', 'Hongtai Electric Ltd.', 'in Cantonese'],
    ['贵州明星环保科技有限公司', 'Lightstar Technology Ltd.', 'by meaning'],
    ['广州海新贸易有限公司', 'NEW OCEAN TRADING FZE', 'by the meaning of single characters'],
    ['北京瑞丰国际贸易有限责任公司', 'Raven International Trade Limited', 'by sound'],
    ['郑州众祥海制药集团有限公司', '众祥石油（上海）有限公司', 'a character that is in a place of the other'],
    ['江苏宁博鼎贸易有限公司', 'Ningbo MOOF Trading Co., Ltd.', 'two of three characters'],
    ['郑州长鑫科技有限公司', 'ChangXin Memory Technologies', 'a brand with another industry'],
  ])('%s, %s (%s) is shown and does not alert', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(alertLine)
    expect(score(query, listed)).toBeGreaterThanOrEqual(defaultMinScore)
  })

  it.each([
    ['上海久泰新材料科技有限公司', '上海久泰新材料有限公司', 'place and industry'],
    ['深圳市创辉科技有限公司', '深圳市深创辉科技有限公司', 'place and industry, one character less'],
    ['久泰新材料有限公司', '上海久泰新材料有限公司', 'no place in the query'],
    ['南京中兴纺织集团有限公司', '中兴', 'who is called by a known brand alone'],
    ['武汉众祥海制药有限公司', '众祥海新材料有限公司', 'a longer trade name'],
    ['深圳市华朔半导体有限公司', 'Huashuo Semiconductor Co Ltd', 'by pinyin, all of the industry'],
    ['台州凤汇船舶管理有限公司', 'Taizhou Fenghui Ship Management Co., Ltd.', 'everything'],
    ['香港長石科技有限公司', 'Longstone Technology Co Limited', 'in Hong Kong'],
    ['云南大华服装有限公司', 'Dahua', 'by the brand alone'],
  ])('%s, %s (%s) alerts', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(alertLine)
  })

  it('says in the explanation that it is another party', () => {
    for (const [query, listed] of [
      ['潍坊大安化工有限公司', '大安电机厂'],
      ['福州鑫德教育科技厂', 'Xinde Technology'],
    ] as const) {
      const { explanation } = explainSubject(prepareQuery(query, null), subject(listed), 0)
      expect(explanation.contributions.map(({ term }) => term)).toContain('otherParty')
    }
  })
})

describe('a known brand', () => {
  it.each([
    ['恒大', 'HENG TAI', '03'],
    ['恒大地产', 'HENG TAI', '03'],
    ['Gazprom', 'GAZ JSC', '01'],
  ] satisfies [string, string, PartyKind][])('%s is spelled otherwise than %s', (query, listed, type) => {
    expect(score(query, listed, type)).toBeLessThan(defaultMinScore)
  })

  it('is no weak alias that has its letters', () => {
    const weak: ScoredSubject = {
      names: [{ value: 'SAIC', quality: 'weak', kind: 'aka' }],
      type: '01',
      details: null,
    }
    for (const query of ['上汽', '上汽集团']) {
      expect(scoreSubject(prepareQuery(query, null), weak).score).toBeLessThan(alertLine)
      expect(score(query, 'SAIC')).toBeGreaterThanOrEqual(alertLine)
    }
    expect(scoreSubject(prepareQuery('SAIC', null), weak).score).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('the spelling of a trade name', () => {
  it('is of one system: Rong is Mandarin for 荣, Cheung is Cantonese for 昌', () => {
    expect(score('荣昌', 'RONG CHEUNG')).toBeLessThan(alertLine)
    for (const listed of ['RONG CHANG', 'WING CHEUNG']) expect(score('荣昌', listed)).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('a name written as a person', () => {
  it.each([
    ['罗海明', '羅海貿易会社'],
    ['张江强', '张江实验室'],
    ['马文子', '马文工程公司'],
    ['罗华丽', '朝鲜华丽银行'],
    ['李义斌', 'Liiban Trading'],
    ['李安忠', 'Lianzhong Cluster (Beijing) Technology Co., Ltd.'],
    ['王子文', 'PRINCE CULTURE AND MEDIA CO. LTD.'],
    ['让·瓦格纳', '瓦格纳集团'],
    ['斯科特·赖特', '斯特赖特集团'],
    ['劳拉·格林', 'LAP Green Networks'],
    ['阿里·曼苏尔', 'AL MANSOOREEN'],
    ['奥尔加·库兹涅佐夫', 'KUZNETSOV PAO'],
    ['穆罕默德·辛格', 'ARMY OF MOHAMMED'],
  ])('%s does not alert on %s by a part', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(alertLine)
  })

  it.each([
    ['唐雨安', 'Tong Yuan', '03'],
    ['黄金正', 'Cheng Jin', '03'],
    ['合肥永泰钢铁厂', 'ETERNAL PEACE', '03'],
  ] as const)('%s does not alert on %s, a vessel', (query, listed, type) => {
    expect(score(query, listed, type)).toBeLessThan(alertLine)
  })

  it.each([
    ['阿布·尼达尔', 'Abu Nidal Organization'],
    ['寒武记', '寒武纪'],
  ])('%s alerts on %s by the whole', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('a Chinese person with nearly the same sound', () => {
  it.each([
    ['黄长俊', 'Chung Chun Wong', 'another letter in a syllable'],
    ['陈可斌', 'Kevin Chen', 'a western given name'],
    ['王浩宇', 'Kwang Ho YU', 'a Korean given name'],
    ['周怡新', 'Zhou Yishan', 'pinyin and Cantonese'],
    ['王明新', 'Wang Mingshan', 'Cantonese that is all pinyin'],
    ['刘宝宇', 'LIU Boyu', 'Cantonese that is all pinyin'],
    ['杨阳明', 'Yanming Yang', 'n for ng in the given name'],
    ['张晓敏', 'Zhang Xiaoming', 'ng for n in the given name'],
    ['李武芳', 'FANG LIWU', 'a family name joined to half of the given name'],
    ['李明轩', 'Ri Myong Hun', 'a Korean reading of a Chinese family name'],
  ])('%s does not alert on %s (%s)', (query, listed) => {
    expect(score(query, listed, '02')).toBeLessThan(alertLine)
  })

  it.each([
    ['陈天信', 'Chen Tianxin', 'pinyin'],
    ['黄文志', 'WONG Man Chi', 'Cantonese'],
    ['张文福', 'CHANG Wen-Fu', 'Wade-Giles'],
    ['李显龙', 'Lee Hsien Loong', 'a doubled letter'],
    ['万鄂湘', 'Wang Exiang', 'ng for n in the family name'],
    ['金勇哲', 'Kim Yong Chol', 'a Korean family name'],
    ['赤林白玛', 'Choling Padma', 'Tibetan'],
  ])('%s alerts on %s (%s)', (query, listed) => {
    expect(score(query, listed, '02')).toBeGreaterThanOrEqual(alertLine)
  })
})

describe('a person of another country with one name in common', () => {
  it.each([
    ['法蒂玛·马哈茂德', 'Fatimah Mohammad', 'the table has another name for it'],
    ['丹尼尔·亚当斯', 'Danial Adam', 'a shorter family name'],
    ['亚历山大·库兹明', 'Alexander Kuzin', 'a similar family name'],
    ['卡里姆·梅塔', 'Karim Keita', 'a similar family name that no table has'],
    ['迈克尔·琼斯', 'Michael J. Abramowitz', 'an initial'],
    ['理查德·怀特', 'DAVID RICHARD WHYTE', 'another first name'],
    ['大卫·艾伦', 'ALAN DAVID JACKSON', 'another family name'],
    ['罗伯特·艾伦', 'AARON ROBERT HENDERSON', 'another family name'],
    ['阿米特·马哈茂德', 'Umid MUHAMMADI', 'sounds alone'],
    ['谢尔盖·沃尔科夫', '谢尔盖·戈尔科夫', 'characters of another name'],
    ['约翰·戴维斯', '约翰·普维斯', 'characters of another name'],
  ])('%s does not alert on %s (%s)', (query, listed) => {
    expect(score(query, listed, '02')).toBeLessThan(alertLine)
  })

  it.each([
    ['弗拉基米尔·普京', 'PUTIN, Vladimir Vladimirovich', 'family name first'],
    ['尼古拉斯·马杜罗', 'MADURO MOROS, Nicolas', 'two family names first'],
    ['马尔科·弗洛雷斯', 'Marco Tulio FLOREZ SEPULVEDA', 'a second given name'],
    ['泽连斯基·弗拉基米尔', '泽伦斯基·弗拉基米尔', 'other characters of one name'],
  ])('%s alerts on %s (%s)', (query, listed) => {
    expect(score(query, listed, '02')).toBeGreaterThanOrEqual(alertLine)
  })
})
