import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import { guidedKeys } from '../guided-queries.ts'

/** Deletes a report or a run after a confirmation. */
export function DeleteButton({ name, remove }: { name: string; remove: () => Promise<unknown> }) {
  const { t } = useTranslation('guided')
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        h={28}
        aria-label={t('run.deleteOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('run.delete')}
      </Button>
      {isAsking && (
        <ConfirmActionDialog
          title={t('run.delete')}
          submit={t('run.delete')}
          isHarmful
          opener={button.current}
          changes={guidedKeys.reports()}
          action={remove}
          done={t('run.deleted')}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p>{t('run.deleteSure', { name })}</p>
        </ConfirmActionDialog>
      )}
    </>
  )
}
