import { pick } from '@qingdan/api/contract/bilingual.ts'
import { countryNameOf } from '@qingdan/api/contract/country-names.ts'
import type { HiddenBy } from '@qingdan/api/contract/screening/entity.ts'
import type { ScreeningRule } from '@qingdan/api/contract/screening/rules.ts'
import { useTranslation } from 'react-i18next'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'

/** The rule that hides a candidate, in one sentence before its reason. */
export function useHiddenWords(): (hiddenBy: HiddenBy) => string {
  const { t } = useTranslation('screeningRules')
  return ({ ruleId, kind, minScore }) => t(`hiddenBy.${kind}`, { id: ruleId, score: minScore })
}

/** The conditions of a threshold, a line each. */
export function useConditions(): (threshold: NonNullable<ScreeningRule['threshold']>) => string[] {
  const { t } = useTranslation(['screeningRules', 'terms'])
  const language = useLanguage()
  return ({ sources, countries, fields, types }) => {
    const named = [
      ['lists', sources.map((source) => pick(shortNameOf(source), language))],
      ['countries', countries.map((code) => countryNameOf(code, language))],
      ['fields', fields.map((field) => t(`screeningRules:field.${field}`))],
      ['types', types.map((type) => t(`terms:partyType.${type}`))],
    ] as const
    return named.flatMap(([phrase, values]) =>
      values.length === 0
        ? []
        : [t(`screeningRules:${phrase}`, { values: values.join(t('screeningRules:separator')) })],
    )
  }
}
