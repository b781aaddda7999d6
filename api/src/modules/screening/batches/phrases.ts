import { fill } from '@qingdan/screening/fill.ts'
import { type Bilingual, type Language, pick } from '../../../contract/bilingual.ts'
import type { DecisionReason } from '../../../contract/screening/decision-reasons.ts'
import type { ReviewState } from '../../../contract/screening/entity.ts'
import type { SourceOfRow } from '../../../contract/subject.ts'

/** A number of names in each state, as the list of batches says it. */
export const statePhrases: Readonly<Record<ReviewState, Bilingual>> = {
  open: { zh: '待确认 {count}', en: 'to review {count}' },
  proposed: { zh: '待复核 {count}', en: 'to release {count}' },
  confirmed: { zh: '已确认 {count}', en: 'confirmed {count}' },
  none: { zh: '以上都不是 {count}', en: 'none of them {count}' },
  settled: { zh: '此前已裁定 {count}', en: 'decided before {count}' },
  hidden: { zh: '规则隐藏 {count}', en: 'hidden by rules {count}' },
  clear: { zh: '无候选 {count}', en: 'no candidate {count}' },
  waiting: { zh: '未筛查 {count}', en: 'not screened {count}' },
}

export const statesSeparator: Bilingual = { zh: '，', en: ', ' }

/** A state by itself. */
export const stateNames: Readonly<Record<ReviewState, Bilingual>> = {
  open: { zh: '待确认', en: 'to review' },
  proposed: { zh: '待复核', en: 'to release' },
  confirmed: { zh: '已确认', en: 'confirmed' },
  none: { zh: '以上都不是', en: 'none of them' },
  settled: { zh: '此前已裁定', en: 'decided before' },
  hidden: { zh: '规则隐藏', en: 'hidden by rules' },
  clear: { zh: '无候选', en: 'no candidate' },
  waiting: { zh: '未筛查', en: 'not screened' },
}

export const verdictNames: Readonly<Record<'match' | 'none', Bilingual>> = {
  match: { zh: '同一主体', en: 'match' },
  none: { zh: '非同一主体', en: 'no match' },
}

/** A second person released it. */
export const releasedName: Bilingual = { zh: '已放行', en: 'released' }

/** Of a subject that an alert brought, in the place of its number among the candidates. */
export const alertName: Bilingual = { zh: '预警', en: 'alert' }

export const reasonNames: Readonly<Record<DecisionReason, Bilingual>> = {
  name: { zh: '名称不同', en: 'different name' },
  birthDate: { zh: '出生日期', en: 'date of birth' },
  country: { zh: '国家或地区', en: 'country' },
  identifier: { zh: '证件或编号', en: 'identifier' },
  address: { zh: '地址', en: 'address' },
  industry: { zh: '行业或业务', en: 'industry or business' },
  document: { zh: '核对了文件', en: 'checked a document' },
  other: { zh: '其他', en: 'other' },
}

export const yesNo: Readonly<Record<'yes' | 'no', Bilingual>> = {
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
}

export const sexNames: Readonly<Record<'male' | 'female', Bilingual>> = {
  male: { zh: '男', en: 'male' },
  female: { zh: '女', en: 'female' },
}

/** Of a subject on a list, where it is not in force. */
const listStateNames: Readonly<Record<Exclude<SourceOfRow['state'], 'in force'>, Bilingual>> = {
  suspended: { zh: '暂停', en: 'suspended' },
  ended: { zh: '已终止', en: 'ended' },
  unknown: { zh: '状态未知', en: 'state unknown' },
}

export const separator: Bilingual = { zh: '、', en: ', ' }

/** Only the best candidates of a name are kept. */
const bestOfPhrase: Bilingual = { zh: '匹配度最高的 {count} 个，共 {total} 个', en: 'the {count} best of {total}' }

/** How many candidates of a name are listed, and of how many when there were more; null when all of them are. */
export function bestOf(count: number, found: number | null, language: Language): string | null {
  return found !== null && found > count ? fill(pick(bestOfPhrase, language), { count, total: found }) : null
}

/** The lists of a subject as the page names them, each once; a list that another repeats is not named, as it is not counted. */
export function listNamesOf(sources: readonly SourceOfRow[], language: Language): string[] {
  const names = sources
    .filter(({ repeats }) => repeats.length === 0)
    .map(({ shortName, shortNameCn, state }) => {
      const name = pick({ zh: shortNameCn, en: shortName }, language)
      return state === 'in force' ? name : `${name} (${pick(listStateNames[state], language)})`
    })
  return [...new Set(names)]
}
