import type { Language } from '@qingdan/api/contract/bilingual.ts'
import { formatPercent } from '../../lib/language/format.ts'

/** A probability of two subjects being one; never 0 % or 100 %, because nobody knows. */
export function formatProbability(probability: number, language: Language): string {
  if (probability > 0.99) return `>${formatPercent(0.99, language)}`
  if (probability < 0.01) return `<${formatPercent(0.01, language)}`
  return formatPercent(probability, language)
}
