import { Button } from '@mantine/core'
import type { AccessRefusal } from '@qingdan/api/contract/account.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../../components/use-refusal-words.ts'
import { showPrompt } from '../../../lib/session/access-prompts.ts'
import { remedyOf } from '../../../lib/session/refusal.ts'
import { saveReturnPath } from '../../../lib/session/return-path.ts'
import { site } from '../../../lib/site-config.ts'
import classes from './prompt-dialog.module.css'
import { PromptDialog } from './prompt-dialog.tsx'

/** Why access was refused, until when, and how to get it. `isOffered`: the 7-day package is still available. */
export function RefusalDialog({
  isOpened,
  refusal,
  isOffered,
  onClose,
}: {
  isOpened: boolean
  refusal: AccessRefusal
  isOffered: boolean
  onClose: () => void
}) {
  const { t } = useTranslation(['access', 'account', 'common'])
  const navigate = useNavigate()
  const { title, text } = useRefusalWords(refusal)
  const remedy = remedyOf(refusal)
  return (
    <PromptDialog title={title} isOpened={isOpened} onClose={onClose}>
      <div className={classes.words}>
        <p>{text}</p>
        {refusal.reason === 'daily' && remedy === 'open' && <p>{t('access:refusal.daily.more')}</p>}
        {remedy !== 'complete' && (
          <p>
            {site.contactPhone ? t('access:refusal.phone', { phone: site.contactPhone }) : t('access:refusal.noPhone')}
          </p>
        )}
      </div>
      <div className={classes.foot}>
        <Button variant="default" data-autofocus={remedy === null || undefined} onClick={onClose}>
          {t('common:close')}
        </Button>
        {isOffered && remedy === 'open' && refusal.inExperience !== false && (
          <Button variant="default" onClick={() => showPrompt({ kind: 'experience' })}>
            {t('account:experience.title')}
          </Button>
        )}
        {remedy && (
          <Button
            data-autofocus
            onClick={() => {
              if (remedy === 'complete') saveReturnPath(location.href.slice(location.origin.length))
              onClose()
              void navigate({ href: remedy === 'complete' ? '/updateUserInfo' : '/updateUserInfo?type=openVip' })
            }}
          >
            {t(`access:refusal.${remedy}`)}
          </Button>
        )}
      </div>
    </PromptDialog>
  )
}
