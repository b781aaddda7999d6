import type { ScreeningRule } from '@qingdan/api/contract/screening/rules.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import { call } from '../../../lib/api/call.ts'
import { screeningKeys } from '../screening-queries.ts'

interface OfRule {
  rule: ScreeningRule
  opener: HTMLElement | null
  onClose: () => void
}

/** Asks whether a rule is to end. */
export function EndDialog({ rule, opener, onClose }: OfRule) {
  const { t } = useTranslation('screeningRules')
  return (
    <ConfirmActionDialog
      title={t('end')}
      submit={t('end')}
      opener={opener}
      changes={screeningKeys.all}
      action={() => call('screening.endRule', { id: rule.id })}
      done={t('ended')}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t('endAsk', { id: rule.id })}</p>
    </ConfirmActionDialog>
  )
}

/** Asks whether a draft is to be deleted. */
export function DeleteDialog({ rule, opener, onClose }: OfRule) {
  const { t } = useTranslation('screeningRules')
  return (
    <ConfirmActionDialog
      title={t('delete')}
      submit={t('delete')}
      isHarmful
      opener={opener}
      changes={screeningKeys.rules()}
      action={() => call('screening.deleteRule', { id: rule.id })}
      done={t('deleted')}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t('deleteAsk', { id: rule.id })}</p>
    </ConfirmActionDialog>
  )
}
