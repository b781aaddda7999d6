import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GuidedSeverity } from '@qingdan/api/contract/guided/run.ts'
import { severityNames } from '@qingdan/api/contract/terms/severity-names.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './run.module.css'

const tones: Readonly<Record<GuidedSeverity, 'info' | 'ok' | 'warn' | 'bad'>> = {
  info: 'info',
  clear: 'ok',
  attention: 'warn',
  licence: 'warn',
  denial: 'bad',
  prohibited: 'bad',
}

/** A paragraph that was used says something else now. */
export function ChangedMark() {
  const { t } = useTranslation('guided')
  return (
    <span className={classes.severity} data-tone="warn">
      {t('changed.mark')}
    </span>
  )
}

/** How grave a finding is, in words and colour. */
export function SeverityTag({ severity }: { severity: GuidedSeverity }) {
  const language = useLanguage()
  return (
    <span className={classes.severity} data-tone={tones[severity]}>
      {pick(severityNames[severity], language)}
    </span>
  )
}
