import type { Bilingual } from '../../../contract/bilingual.ts'
import type { ReviewState } from '../../../contract/screening/entity.ts'

/** A number of names in each state, as the list of batches says it. */
export const statePhrases: Readonly<Record<ReviewState, Bilingual>> = {
  open: { zh: '待核 {count}', en: 'to review {count}' },
  confirmed: { zh: '确认匹配 {count}', en: 'confirmed {count}' },
  none: { zh: '排除 {count}', en: 'none of them {count}' },
  settled: { zh: '此前已核 {count}', en: 'judged before {count}' },
  clear: { zh: '未命中 {count}', en: 'clear {count}' },
  waiting: { zh: '未筛查 {count}', en: 'not screened {count}' },
}

export const statesSeparator: Bilingual = { zh: '，', en: ', ' }

/** A state by itself. */
export const stateNames: Readonly<Record<ReviewState, Bilingual>> = {
  open: { zh: '待核', en: 'to review' },
  confirmed: { zh: '确认匹配', en: 'confirmed' },
  none: { zh: '排除', en: 'none of them' },
  settled: { zh: '此前已核', en: 'judged before' },
  clear: { zh: '未命中', en: 'clear' },
  waiting: { zh: '未筛查', en: 'not screened' },
}

export const verdictNames: Readonly<Record<'match' | 'none', Bilingual>> = {
  match: { zh: '同一主体', en: 'match' },
  none: { zh: '非同一主体', en: 'no match' },
}
