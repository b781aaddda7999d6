import { fill } from '@qingdan/screening/fill.ts'
import { type Bilingual, type Language, pick } from '../../../contract/bilingual.ts'
import type { HiddenBy } from '../../../contract/screening/entity.ts'

const hiddenByPhrases = {
  threshold: { zh: '规则 {id}（匹配度低于 {score}）', en: 'rule {id} (score below {score})' },
  name: { zh: '规则 {id}（白名单）', en: 'rule {id} (good name)' },
} as const satisfies Record<string, Bilingual>

/** The rule that hides a candidate, in a few words. */
export function ruleInWords(
  { ruleId, kind, minScore }: Pick<HiddenBy, 'ruleId' | 'kind' | 'minScore'>,
  language: Language,
) {
  return fill(pick(hiddenByPhrases[kind], language), { id: ruleId, score: minScore ?? '' })
}
