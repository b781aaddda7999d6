import type { SearchAnswer } from '@qingdan/api/contract/subject.ts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useExtraName } from '../../../components/explanation/explanation-words.ts'
import classes from './query-hints.module.css'

/** How the query was read: the name in it or its several names, and the kind of a number, with a warning when its check digit is wrong. */
export function QueryHints({
  searchedName,
  names,
  identifiers,
}: Pick<SearchAnswer, 'searchedName' | 'names' | 'identifiers'>) {
  const { t } = useTranslation(['search', 'common'])
  const extraName = useExtraName()
  const several = names.length > 0 ? t('queryRead.names', { names: names.join(t('common:separator')) }) : null
  const ofNames = several ?? (searchedName === null ? null : t('queryRead.name', { name: searchedName }))
  const ofIdentifiers = identifiers.map(({ field, kind, value, check }) => {
    const isWrong = check === 'wrong'
    const Icon = isWrong ? IconAlertTriangle : IconInfoCircle
    const words = { kind: extraName(kind), value }
    return (
      <p
        key={`${field} ${value}`}
        className={classes.hint}
        data-wrong={isWrong || undefined}
        role={isWrong ? 'alert' : undefined}
      >
        <Icon size={14} stroke={1.5} aria-hidden="true" />
        <span>{t(isWrong ? 'queryRead.wrong' : 'queryRead.read', words)}</span>
      </p>
    )
  })
  return (
    <>
      {ofNames !== null && (
        <p className={classes.hint}>
          <IconInfoCircle size={14} stroke={1.5} aria-hidden="true" />
          <span>{ofNames}</span>
        </p>
      )}
      {ofIdentifiers}
    </>
  )
}
