import type { EvidenceKind } from '@qingdan/database/evidence-kind.ts'
import type { Bilingual } from '../../contract/bilingual.ts'

/** Headings of the grounds, for and against. */
export const groundLabels: Readonly<Record<EvidenceKind, Bilingual>> = {
  prior: { zh: '起点：两条记录多非同一主体', en: 'To begin with: two records are mostly two parties' },
  name: { zh: '名称相同', en: 'Same name' },
  'other-name': { zh: '名称有差异', en: 'Names differ' },
  'rare-name': { zh: '名称少见', en: 'Rare name' },
  'common-name': { zh: '共有用词常见', en: 'Only common words in common' },
  'weak-name': { zh: '仅弱别名相近', en: 'Only a weak alias agrees' },
  'other-place': { zh: '名称仅一词，所在地不同', en: 'Name of one word, different places' },
  'other-legal-form': { zh: '企业组织形式不同', en: 'Different legal forms' },
  'birth-date': { zh: '出生日期相同', en: 'Same birth date' },
  'birth-year': { zh: '出生年份相同', en: 'Same year of birth' },
  'near-birth-date': { zh: '出生日期有出入，或为误记', en: 'Birth dates differ, perhaps a misprint' },
  'other-birth-date': { zh: '出生日期不同', en: 'Different birth dates' },
  country: { zh: '国家/地区相同', en: 'Same country' },
  'other-country': { zh: '国家/地区不同', en: 'Different countries' },
  sex: { zh: '性别相同', en: 'Same sex' },
  'other-sex': { zh: '性别不同', en: 'Different sex' },
  city: { zh: '城市相同', en: 'Same city' },
  'other-city': { zh: '城市不同', en: 'Different cities' },
  address: { zh: '地址用词相同', en: 'Same words in the addresses' },
  number: { zh: '编号相同', en: 'Same number' },
  'other-number': { zh: '同类编号不同', en: 'Different numbers of one kind' },
  reference: { zh: '引用同一条目', en: 'Refer to the same entry' },
  'other-reference': { zh: '引用不同条目', en: 'Refer to different entries' },
  regime: { zh: '制裁制度相同', en: 'Same regime' },
  'other-regime': { zh: '制裁制度不同', en: 'Different regimes' },
  'listed-on': { zh: '列入日期相近', en: 'Listed within weeks of each other' },
  'one-list': { zh: '同一清单的两条', en: 'Two entries of one list' },
}

/** Headings of grounds whose two values differ, where the usual heading would say that they are equal. */
export const differingLabels: Readonly<Partial<Record<string, Bilingual>>> = {
  name: { zh: '名称相近', en: 'Similar names' },
  'rare-name': { zh: '共有用词少见', en: 'Rare words in common' },
}

/** A kind of a newer version of the rules has no heading yet. */
export const unnamedGround: Bilingual = { zh: '其他依据', en: 'Another ground' }

/** Sanctions regimes as the comparison names them. */
export const regimeNames: Readonly<Record<string, Bilingual>> = {
  afghanistan: { zh: '阿富汗', en: 'Afghanistan' },
  balkans: { zh: '巴尔干', en: 'Balkans' },
  belarus: { zh: '白俄罗斯', en: 'Belarus' },
  'central-africa': { zh: '中非', en: 'Central African Republic' },
  'chemical-weapons': { zh: '化学武器', en: 'Chemical weapons' },
  congo: { zh: '刚果（金）', en: 'DR Congo' },
  corruption: { zh: '反腐败', en: 'Corruption' },
  cyber: { zh: '网络攻击', en: 'Cyber' },
  drugs: { zh: '毒品', en: 'Drugs' },
  guinea: { zh: '几内亚', en: 'Guinea' },
  haiti: { zh: '海地', en: 'Haiti' },
  'human-rights': { zh: '人权', en: 'Human rights' },
  iran: { zh: '伊朗', en: 'Iran' },
  iraq: { zh: '伊拉克', en: 'Iraq' },
  korea: { zh: '朝鲜', en: 'North Korea' },
  lebanon: { zh: '黎巴嫩', en: 'Lebanon' },
  libya: { zh: '利比亚', en: 'Libya' },
  mali: { zh: '马里', en: 'Mali' },
  moldova: { zh: '摩尔多瓦', en: 'Moldova' },
  myanmar: { zh: '缅甸', en: 'Myanmar' },
  nicaragua: { zh: '尼加拉瓜', en: 'Nicaragua' },
  russia: { zh: '俄罗斯／乌克兰', en: 'Russia and Ukraine' },
  somalia: { zh: '索马里', en: 'Somalia' },
  'south-sudan': { zh: '南苏丹', en: 'South Sudan' },
  sudan: { zh: '苏丹', en: 'Sudan' },
  syria: { zh: '叙利亚', en: 'Syria' },
  terror: { zh: '反恐', en: 'Terrorism' },
  tunisia: { zh: '突尼斯', en: 'Tunisia' },
  turkey: { zh: '土耳其', en: 'Turkey' },
  venezuela: { zh: '委内瑞拉', en: 'Venezuela' },
  yemen: { zh: '也门', en: 'Yemen' },
  zimbabwe: { zh: '津巴布韦', en: 'Zimbabwe' },
}

/** Classes of legal forms as the comparison names them. */
export const legalFormNames: Readonly<Record<string, Bilingual>> = {
  company: { zh: '公司（形式不明）', en: 'company (unspecified)' },
  cooperative: { zh: '合作社', en: 'cooperative' },
  limited: { zh: '有限公司', en: 'limited company' },
  nonprofit: { zh: '非营利组织', en: 'non-profit organisation' },
  partnership: { zh: '合伙', en: 'partnership' },
  sole: { zh: '个体经营', en: 'sole proprietor' },
  state: { zh: '国有企业', en: 'state enterprise' },
  stock: { zh: '股份公司', en: 'joint-stock company' },
}

/** Who numbers the entries to which publishers refer. */
export const referenceSchemes: Readonly<Record<string, Bilingual>> = {
  un: { zh: '联合国', en: 'UN' },
  ofac: { zh: 'OFAC', en: 'OFAC' },
}

/** OFAC's lists and their rows in the Consolidated Screening List, compared as one. */
export const ofac: Bilingual = { zh: 'OFAC', en: 'OFAC' }
