import type { SearchAnswer } from '@qingdan/api/contract/subject.ts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useExtraName } from '../../../components/explanation/explanation-words.ts'
import classes from './query-hints.module.css'

/** How the query was read: its several names, and the kind of a number, with a warning when its check digit is wrong. */
export function QueryHints({ names, identifiers }: Pick<SearchAnswer, 'names' | 'identifiers'>) {
  const { t } = useTranslation(['search', 'common'])
  const extraName = useExtraName()
  const ofNames = names.length > 0 && (
    <p className={classes.hint}>
      <IconInfoCircle size={14} stroke={1.5} aria-hidden="true" />
      <span>{t('queryRead.names', { names: names.join(t('common:separator')) })}</span>
    </p>
  )
  const ofIdentifiers = identifiers.map(({ field, kind, value, check }) => {
    const isWrong = check === 'wrong'
    const Icon = isWrong ? IconAlertTriangle : IconInfoCircle
    const words = { kind: extraName(kind), value }
    return (
      <p key={field} className={classes.hint} data-wrong={isWrong || undefined} role={isWrong ? 'alert' : undefined}>
        <Icon size={14} stroke={1.5} aria-hidden="true" />
        <span>{t(isWrong ? 'queryRead.wrong' : 'queryRead.read', words)}</span>
      </p>
    )
  })
  return (
    <>
      {ofNames}
      {ofIdentifiers}
    </>
  )
}
