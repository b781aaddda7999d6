import { Button } from '@mantine/core'
import type { NameFile } from '@qingdan/api/contract/screening/review.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { call } from '../../../lib/api/call.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { useDraft } from '../../../lib/session/drafts.ts'
import { MappedName } from '../mapped-name.tsx'
import { candidatesOptions, screeningKeys } from '../screening-queries.ts'
import { useDecisionFailure } from '../use-decision-failure.ts'
import classes from './papers.module.css'

/** A match that waits for a second person, or why it came back. */
export function ReleaseBox({
  id,
  file: { release, sentBack, entity },
  onReleased,
}: {
  id: string
  file: NameFile
  onReleased: (() => void) | undefined
}) {
  const { t } = useTranslation('review')
  if (release) {
    const said = t('release.waitsSince', { name: release.decidedBy, time: formatTime(release.decidedTime) })
    return (
      <div className={classes.release}>
        <p>
          <b>{t('release.heading')}</b> {said}
          {entity.entityName && (
            <span className={classes.subject}>
              <MappedName entity={entity} />
            </span>
          )}
        </p>
        {release.canRelease ? (
          <ReleaseForm
            id={id}
            name={entity.originalEntityName}
            decidedTime={release.decidedTime}
            onReleased={onReleased}
          />
        ) : (
          <p className={classes.quiet}>{t('release.another')}</p>
        )}
      </div>
    )
  }
  if (!sentBack || entity.state !== 'open') return null
  return (
    <p className={classes.release}>
      {t('release.sentBackBy', { name: sentBack.userName, time: formatTime(sentBack.time), note: sentBack.note })}
    </p>
  )
}

function ReleaseForm({
  id,
  name,
  decidedTime,
  onReleased,
}: {
  id: string
  name: string
  decidedTime: string
  onReleased: (() => void) | undefined
}) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const field = useId()
  const [note, setNote] = useDraft(`sendBack/${id}`)
  const { data: candidates } = useQuery(candidatesOptions(id))
  // Of the match among the candidates that are shown; one that an alert brought is not among them.
  const seen = candidates?.find(({ isSelect }) => isSelect)?.settled?.decidedTime ?? decidedTime
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isReleased: boolean) =>
      isReleased
        ? call('review.release', { id, decidedTime: seen })
        : call('review.sendBack', { id, note: note.trim(), decidedTime: seen }),
    onSuccess: async (_answer, isReleased) => {
      setNote('')
      announce(t(isReleased ? 'release.released' : 'release.sentBack', { name }))
      await client.invalidateQueries({ queryKey: screeningKeys.all })
      onReleased?.()
    },
    onError: useDecisionFailure(),
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        mutate(true)
      }}
    >
      <Button type="submit" size="compact-sm" loading={isPending && variables === true}>
        {t('release.do')}
      </Button>
      <label htmlFor={field} className={classes.label}>
        {t('release.why')}
      </label>
      <textarea
        id={field}
        rows={2}
        maxLength={500}
        value={note}
        className={classes.area}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        size="compact-sm"
        variant="default"
        disabled={note.trim() === ''}
        loading={isPending && variables === false}
        onClick={() => mutate(false)}
      >
        {t('release.refuse')}
      </Button>
    </form>
  )
}
