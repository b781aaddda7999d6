import { Button } from '@mantine/core'
import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { KeyCap } from '../../../components/key-cap.tsx'
import { call } from '../../../lib/api/call.ts'
import { useShortcut } from '../../../lib/browser/shortcuts.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import classes from '../screening.module.css'
import { screeningKeys } from '../screening-queries.ts'
import { useDecisionFailure } from '../use-decision-failure.ts'

/** What was decided last. */
export type Decided = QueueItem

/** Takes back what was decided last, and opens it again; not what a colleague decided or released since. */
export function UndoBar({ decided, onUndone }: { decided: Decided | null; onUndone: (again: Decided) => void }) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ alertId, entityId }: Decided) =>
      alertId === null
        ? call('screening.unmap', { id: entityId, own: '1' })
        : call('watch.undo', { msgId: alertId, own: '1' }),
    onSuccess: async (_answer, undone) => {
      announce(t('undo.done', { name: undone.originalEntityName }))
      await client.invalidateQueries({ queryKey: screeningKeys.all })
      onUndone(undone)
    },
    onError: useDecisionFailure(),
  })
  const undo = useCallback(() => {
    if (decided && !isPending) mutate(decided)
  }, [decided, isPending, mutate])
  useShortcut('u', undo)
  if (!decided) return null
  const { originalEntityName: name } = decided
  return (
    <p className={classes.bar}>
      <span>
        {t('undo.decided')} <bdi lang={textLanguage(name)}>{name}</bdi>
      </span>
      <Button size="compact-sm" variant="default" loading={isPending} rightSection={<KeyCap>U</KeyCap>} onClick={undo}>
        {t('undo.do')}
      </Button>
    </p>
  )
}
