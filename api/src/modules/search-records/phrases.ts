import type { SearchModule } from '@qingdan/database/tables/search-record-tables.ts'
import type { Bilingual } from '../../contract/bilingual.ts'

/** What was searched. */
export const searchNames: Readonly<Record<SearchModule, Bilingual>> = {
  sanction: { zh: '全球制裁', en: 'Sanctions' },
  chinaSanction: { zh: '中国制裁', en: 'China sanctions' },
  eccn: { zh: '美国物项', en: 'US items' },
  item: { zh: '中国物项', en: 'Chinese items' },
  law: { zh: '法律法规', en: 'Laws' },
}

/** Parameters of searches. */
export const filterNames: Readonly<Record<string, Bilingual>> = {
  searchType: { zh: '匹配方式', en: 'Match' },
  entityId: { zh: '编号', en: 'Id' },
  type: { zh: '主体类型', en: 'Type' },
  subType: { zh: '子类型', en: 'Sub-type' },
  country: { zh: '国家/地区', en: 'Country' },
  source: { zh: '清单', en: 'Lists' },
  includeOffline: { zh: '含已下线', en: 'Including those taken offline' },
  minScore: { zh: '最低匹配度', en: 'Lowest score' },
  birthDate: { zh: '出生日期', en: 'Date of birth' },
  sex: { zh: '性别', en: 'Sex' },
  nationality: { zh: '国籍/注册地', en: 'Nationality' },
  identifier: { zh: '证件号', en: 'Identifier' },
  labelIds: { zh: '名单', en: 'Lists' },
  categoryId: { zh: '类别', en: 'Category' },
  groupId: { zh: '组别', en: 'Group' },
  countrys: { zh: '国家/地区', en: 'Country' },
  categorys: { zh: '类别', en: 'Category' },
}

/** Values that are codes. */
export const valueNames: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  type: {
    '01': { zh: '企业', en: 'Enterprise' },
    '02': { zh: '个人', en: 'Person' },
    '03': { zh: '船舶', en: 'Vessel' },
    '04': { zh: '航空器', en: 'Aircraft' },
  },
  searchType: { exact: { zh: '精确', en: 'exact' } },
  sex: { male: { zh: '男', en: 'male' }, female: { zh: '女', en: 'female' } },
  includeOffline: { true: { zh: '是', en: 'yes' }, false: { zh: '否', en: 'no' } },
}

/** Headings and lines of the workbook. */
export const recordWords = {
  title: { zh: '查询记录', en: 'Record of searches' },
  time: { zh: '时间（北京时间）', en: 'Time (Beijing)' },
  module: { zh: '功能', en: 'Searched in' },
  keyword: { zh: '检索词', en: 'Searched for' },
  filters: { zh: '条件', en: 'Filters' },
  count: { zh: '结果数', en: 'Results' },
  rows: { zh: '前列结果（匹配度）', en: 'First results (score)' },
  editions: { zh: '检索范围与数据日期', en: 'What was searched, with its date' },
  index: { zh: '数据版本', en: 'Edition of the data' },
  code: { zh: '校验码', en: 'Code' },
  verify: { zh: '校验地址', en: 'Verify at' },
} as const satisfies Record<string, Bilingual>
