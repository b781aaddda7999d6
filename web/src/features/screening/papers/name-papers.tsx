import { Button } from '@mantine/core'
import type { NameFile } from '@qingdan/api/contract/screening/review.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { call } from '../../../lib/api/call.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useDraft } from '../../../lib/session/drafts.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { nameFileOptions, screeningKeys } from '../screening-queries.ts'
import { Attachments } from './attachments.tsx'
import classes from './papers.module.css'
import { ReleaseBox } from './release-box.tsx'

/** What belongs to a name beside its candidates: the release that waits, notes, attachments. */
export function NamePapers({ id, onReleased }: { id: string; onReleased?: () => void }) {
  const { t } = useTranslation('review')
  const { data } = useQuery(nameFileOptions(id))
  if (!data) return null
  return (
    <section className={classes.papers} aria-label={t('papers.label')}>
      <ReleaseBox id={id} file={data} onReleased={onReleased} />
      <Notes id={id} notes={data.notes} />
      <Attachments id={id} attachments={data.attachments} />
    </section>
  )
}

function Notes({ id, notes }: { id: string; notes: NameFile['notes'] }) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const field = useId()
  const [text, setText] = useDraft(`note/${id}`)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('review.note', { id, text: text.trim() }),
    onSuccess: () => {
      setText('')
      announce(t('note.added'))
      return client.invalidateQueries({ queryKey: screeningKeys.files() })
    },
    onError: useFailureToast(),
  })
  return (
    <>
      <h3 className={classes.heading}>{t('note.heading')}</h3>
      {notes.length > 0 && (
        <ul className={classes.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <span className={classes.quiet}>
                <bdi>{note.userName}</bdi> {formatTime(note.time)}
              </span>
              <p className={classes.text} lang={textLanguage(note.text)}>
                {note.text}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') mutate()
        }}
      >
        <label htmlFor={field} className={classes.label}>
          {t('note.label')}
        </label>
        <textarea
          id={field}
          rows={2}
          maxLength={2000}
          value={text}
          className={classes.area}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="compact-sm" variant="default" loading={isPending} disabled={text.trim() === ''}>
          {t('note.add')}
        </Button>
      </form>
    </>
  )
}
