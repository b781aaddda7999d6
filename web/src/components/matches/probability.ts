import type { Language } from '@qingdan/api/contract/bilingual.ts'
import { langTag } from '../../i18n/setup.ts'

/** A probability of two subjects being one; never 0 % or 100 %, because nobody knows. */
export function formatProbability(probability: number, language: Language): string {
  const percent = new Intl.NumberFormat(langTag(language), { style: 'percent', maximumFractionDigits: 0 })
  if (probability > 0.99) return `>${percent.format(0.99)}`
  if (probability < 0.01) return `<${percent.format(0.01)}`
  return percent.format(probability)
}
