import type { RecognisedIdentifier } from '@qingdan/api/contract/subject.ts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useExtraName } from '../../../components/explanation/explanation-words.ts'
import classes from './identifier-hints.module.css'

/** The kind of number found in the query, and a warning when its check digit is wrong. */
export function IdentifierHints({ identifiers }: { identifiers: readonly RecognisedIdentifier[] }) {
  const { t } = useTranslation('search')
  const extraName = useExtraName()
  return identifiers.map(({ field, kind, value, check }) => {
    const isWrong = check === 'wrong'
    const Icon = isWrong ? IconAlertTriangle : IconInfoCircle
    const words = { kind: extraName(kind), value }
    return (
      <p key={field} className={classes.hint} data-wrong={isWrong || undefined} role={isWrong ? 'alert' : undefined}>
        <Icon size={14} stroke={1.5} aria-hidden="true" />
        <span>{t(isWrong ? 'identifier.wrong' : 'identifier.read', words)}</span>
      </p>
    )
  })
}
