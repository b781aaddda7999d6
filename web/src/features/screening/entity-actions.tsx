import { Button } from '@mantine/core'
import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../components/confirm-action-dialog.tsx'
import { call } from '../../lib/api/call.ts'
import classes from './screening.module.css'
import { screeningKeys } from './screening-queries.ts'

type Action = 'unmap' | 'unwatch'

/** Takes back a decision about a name, or ends its monitoring; both ask first. */
export function EntityActions({ entity }: { entity: ScreenedEntity }) {
  const { t } = useTranslation('screening')
  const [asked, setAsked] = useState<Action | null>(null)
  const opener = useRef<HTMLButtonElement | null>(null)
  const { id, originalEntityName: name, operateStatus, warnFlag } = entity
  const isPossible = { unmap: operateStatus !== '0', unwatch: warnFlag === '1' }
  const run = {
    unmap: () => call('screening.unmap', { id }),
    unwatch: () => call('screening.warn', { ids: [id], warnFlag: '0' }),
  }
  return (
    <div className={classes.actions}>
      {(['unmap', 'unwatch'] as const).map((action) => (
        <Button
          key={action}
          size="compact-sm"
          variant="default"
          disabled={!isPossible[action]}
          aria-label={t(`action.${action}Of`, { name })}
          onClick={(event) => {
            opener.current = event.currentTarget
            setAsked(action)
          }}
        >
          {t(`action.${action}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmActionDialog
          title={t(`action.${asked}`)}
          submit={t(`action.${asked}`)}
          opener={opener.current}
          changes={screeningKeys.all}
          action={run[asked]}
          done={t(`action.${asked}Done`)}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        >
          <p>{t(`action.${asked}Ask`, { name })}</p>
        </ConfirmActionDialog>
      )}
    </div>
  )
}
