import { Button } from '@mantine/core'
import type { NoticeDraft } from '@qingdan/api/contract/china/notices.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { KeyCap } from '../../../components/key-cap.tsx'
import layout from '../../../components/record-list.module.css'
import { ApiError } from '../../../lib/api/api-client.ts'
import { formatTime } from '../../../lib/language/format.ts'
import { showToast } from '../../../lib/toasts.ts'
import { adminDefaults } from '../admin-params.ts'
import { adminKeys } from '../admin-queries.ts'
import { NoticeEffects } from './notice-effects.tsx'
import { NoticeForm } from './notice-form.tsx'
import { confirmNotice, noticeKey, noticeOptions, reopenNotice } from './notice-queries.ts'
import { NoticeReadingView } from './notice-reading-view.tsx'
import { NoticeState } from './notice-state.tsx'
import { NoticeText } from './notice-text.tsx'
import classes from './notices.module.css'
import { RefuseDialog } from './refuse-dialog.tsx'

/** A notice: its text beside the reading, what changes in the list, and the verdict. */
export function NoticeView({ noticeId }: { noticeId: string }) {
  const { t } = useTranslation('admin')
  const query = useQuery(noticeOptions(noticeId))
  return (
    <>
      <Link to="/admin" search={{ ...adminDefaults, tab: 'notices' }} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden="true" /> {t('notices.back')}
      </Link>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <Banner tone="warn" title={query.error.message} />
      ) : (
        query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && <Draft draft={query.data} />}
    </>
  )
}

function Draft({ draft }: { draft: NoticeDraft }) {
  const { t } = useTranslation('admin')
  const [isCorrecting, setCorrecting] = useState(false)
  const isOpen = draft.state === 'waiting' || draft.state === 'failed'
  return (
    <>
      <header className={classes.head}>
        <h2 className={classes.heading} lang="zh">
          {draft.title}
        </h2>
        <NoticeState state={draft.state} />
        <a href={draft.url} rel="noreferrer" target="_blank" className={layout.link}>
          {t('notices.original')}
        </a>
      </header>
      <Told draft={draft} />
      <div className={classes.columns}>
        <Card title={t('notices.text')}>
          <NoticeText text={draft.text} unread={draft.unread} />
        </Card>
        <div className={classes.side}>
          <Card
            title={t('notices.effects')}
            aside={<span className={layout.quiet}>{t('notices.listNow', { count: draft.listCount })}</span>}
          >
            <NoticeEffects effects={draft.effects} />
          </Card>
          <Card
            title={t('notices.reading')}
            aside={draft.isCorrected && <span className={layout.quiet}>{t('notices.corrected')}</span>}
          >
            {isCorrecting && isOpen ? (
              <NoticeForm draft={draft} onClose={() => setCorrecting(false)} />
            ) : (
              <NoticeReadingView reading={draft.reading} doubts={draft.unread} />
            )}
          </Card>
        </div>
      </div>
      {!(isCorrecting && isOpen) && <Actions draft={draft} isOpen={isOpen} onCorrect={() => setCorrecting(true)} />}
    </>
  )
}

/** What became of the notice. */
function Told({ draft }: { draft: NoticeDraft }) {
  const { t } = useTranslation('admin')
  const name = draft.decidedBy ?? ''
  const time = formatTime(draft.decidedTime ?? '')
  switch (draft.state) {
    case 'confirmed':
      return <Banner tone="info" title={t('notices.told.confirmed', { name, time })} />
    case 'failed':
      return (
        <Banner tone="bad" title={t('notices.told.failed')}>
          <span lang="en">{draft.failure}</span>
        </Banner>
      )
    case 'published':
      return <Banner tone="ok" title={t('notices.told.published', { time: formatTime(draft.publishedTime ?? '') })} />
    case 'takenBack':
      return <Banner tone="warn" title={t('notices.told.takenBack')} />
    case 'refused':
      return <Banner tone="info" title={t('notices.told.refused', { name, time, reason: draft.reason ?? '' })} />
    default:
      return null
  }
}

function Actions({ draft, isOpen, onCorrect }: { draft: NoticeDraft; isOpen: boolean; onCorrect: () => void }) {
  const { t } = useTranslation('admin')
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const confirming = useVerdict(() => confirmNotice(draft), draft.noticeId, t('notices.done.confirm'))
  const reopening = useVerdict(() => reopenNotice(draft), draft.noticeId, t('notices.done.reopen'))
  const isConfirmable = isOpen && draft.isPublishable && !confirming.isPending
  useKey('y', isConfirmable && opener === null, () => confirming.mutate())
  const isReopenable = draft.state === 'confirmed' || draft.state === 'refused'
  if (!isOpen && !isReopenable) return null
  return (
    <div className={classes.actions}>
      <Problem error={confirming.error ?? reopening.error} />
      {isOpen && !draft.isPublishable && <p className={classes.blocked}>{t('notices.blocked')}</p>}
      {isOpen && (
        <>
          <Button variant="default" onClick={onCorrect}>
            {t('notices.correct')}
          </Button>
          <Button variant="default" onClick={(event) => setOpener(event.currentTarget)}>
            {t('notices.refuse')}
          </Button>
          <Button
            disabled={!draft.isPublishable}
            loading={confirming.isPending}
            aria-keyshortcuts="Y"
            rightSection={<KeyCap>Y</KeyCap>}
            onClick={() => confirming.mutate()}
          >
            {t('notices.confirm')}
          </Button>
        </>
      )}
      {isReopenable && (
        <Button variant="default" loading={reopening.isPending} onClick={() => reopening.mutate()}>
          {t('notices.reopen')}
        </Button>
      )}
      {opener && <RefuseDialog draft={draft} opener={opener} onClose={() => setOpener(null)} />}
    </div>
  )
}

function Problem({ error }: { error: unknown }): ReactNode {
  const { t } = useTranslation('admin')
  if (error === null) return null
  return (
    <p role="alert" className={classes.problem}>
      {(error instanceof ApiError && error.message) || t('failed')}
    </p>
  )
}

/** A verdict: the page shows the notice as answered, and the queue is read again. */
function useVerdict(give: () => Promise<NoticeDraft>, noticeId: string, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: give,
    onSuccess: (draft) => {
      showToast({ tone: 'ok', text: done })
      client.setQueryData(noticeKey(noticeId), draft)
      void client.invalidateQueries({ queryKey: adminKeys.notices() })
    },
    // Somebody else decided meanwhile: the page shows it.
    onError: () => void client.invalidateQueries({ queryKey: noticeKey(noticeId) }),
  })
}

/** Calls `action` when the key is pressed anywhere but in a field. */
function useKey(key: string, isOn: boolean, action: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
      if (event.key.toLowerCase() === key && isPlain && !isTyping) action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
