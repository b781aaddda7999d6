import type { Industry } from '@qingdan/api/contract/account.ts'
import { useTranslation } from 'react-i18next'

/** The fixed list of core-platform.md §3. */
const industries: readonly Industry[] = ['energy', 'chemicals', 'pharma', 'automobile', 'electronics', 'other']

/** The industries of a choice, after the one that is none. */
export function IndustryOptions() {
  const { t } = useTranslation('account')
  return (
    <>
      <option value="">{t('field.industryChoose')}</option>
      {industries.map((industry) => (
        <option key={industry} value={industry}>
          {t(`industry.${industry}`)}
        </option>
      ))}
    </>
  )
}
