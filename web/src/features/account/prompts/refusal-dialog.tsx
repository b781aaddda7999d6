import { Button } from '@mantine/core'
import type { AccessRefusal } from '@qingdan/api/contract/account.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { site } from '../../../lib/site-config.ts'
import classes from './prompt-dialog.module.css'
import { PromptDialog } from './prompt-dialog.tsx'

/** Why access was refused, until when, and how to get it. `refusal` null: members only. `isOffered`: the 7-day package is still available. */
export function RefusalDialog({
  isOpened,
  refusal,
  message,
  isOffered,
  onClose,
}: {
  isOpened: boolean
  refusal: AccessRefusal | null
  message: string
  isOffered: boolean
  onClose: () => void
}) {
  const { t } = useTranslation(['access', 'account', 'common'])
  const navigate = useNavigate()
  const reason = refusal?.reason ?? 'upsell'
  return (
    <PromptDialog title={t(`access:refusal.${reason}.title`)} isOpened={isOpened} onClose={onClose}>
      <div className={classes.words}>
        {reason === 'daily' && <p>{message}</p>}
        <p>{t(`access:refusal.${reason}.text`)}</p>
        {reason !== 'profile' && (
          <p>
            {site.contactPhone ? t('access:refusal.phone', { phone: site.contactPhone }) : t('access:refusal.noPhone')}
          </p>
        )}
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        {isOffered && reason !== 'profile' && (
          <Button variant="default" onClick={() => showPrompt({ kind: 'experience' })}>
            {t('account:experience.title')}
          </Button>
        )}
        <Button
          data-autofocus
          onClick={() => {
            onClose()
            void navigate({ href: '/updateUserInfo?type=openVip' })
          }}
        >
          {t(reason === 'profile' ? 'access:refusal.complete' : 'access:refusal.open')}
        </Button>
      </div>
    </PromptDialog>
  )
}
