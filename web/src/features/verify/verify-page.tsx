import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { VerifiedDocument } from '@qingdan/api/contract/export.ts'
import { IconCircleCheck, IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { ApiError } from '../../lib/api/api-client.ts'
import { call } from '../../lib/api/call.ts'
import { formatDate, formatTime } from '../../lib/language/format.ts'
import { shortNameOf } from '../../lib/language/list-names.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { showToast } from '../../lib/toasts.ts'
import { canHashFiles, hashOfFile } from './file-hash.ts'
import classes from './verify-page.module.css'

const route = getRouteApi('/verify/$hash')

/** `/verify/<hash>`: whether we issued a document; its last page shows this address. */
export function VerifyPage() {
  const { t } = useTranslation('verify')
  const { hash } = route.useParams()
  usePageTitle({ key: 'layout:page.verify' })
  const query = useQuery({
    queryKey: ['verify', hash],
    queryFn: ({ signal }) => call('export.verify', { hash }, signal),
    retry: (count, error) => count < 2 && error instanceof ApiError && error.isTemporary,
  })
  const isUnknown = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400)
  return (
    <PageBody>
      <div className={classes.page}>
        <h1>{t('heading')}</h1>
        <div className={classes.card} aria-live="polite">
          {query.isPending && <SkeletonRows rows={5} columns="30% minmax(0, 1fr)" cells={2} />}
          {query.data && <Document made={query.data} />}
          {isUnknown && (
            <EmptyState icon={<IconFileUnknown size={24} stroke={1.5} />} title={t('unknown')}>
              {t('unknownNote')}
            </EmptyState>
          )}
          {query.isError && !isUnknown && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        </div>
        {canHashFiles && <FileChoice />}
      </div>
    </PageBody>
  )
}

function Document({ made }: { made: VerifiedDocument }) {
  const { t } = useTranslation('verify')
  const language = useLanguage()
  return (
    <>
      <p className={classes.ours}>
        <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
        <b>{t(made.matched === 'file' ? 'sameFile' : 'sameContent')}</b>
      </p>
      <p className={classes.note}>{t(made.matched === 'file' ? 'sameFileNote' : 'sameContentNote')}</p>
      <dl className={classes.facts}>
        <dt>{t('subject')}</dt>
        <dd>
          <span lang={textLanguage(made.subject.name)}>{made.subject.name}</span> <code>{made.subject.id}</code>
        </dd>
        <dt>{t('madeAt')}</dt>
        <dd>{formatTime(made.madeAt)}</dd>
        <dt>{t('language')}</dt>
        <dd>{t(made.language)}</dd>
        <dt>{t('lists')}</dt>
        <dd>
          {made.lists.length === 0 && t('noLists')}
          <ul className={classes.lists}>
            {made.lists.map((list) => (
              <li key={list.sourceId}>
                {pick(shortNameOf(list), language)}
                {list.date !== null && (
                  <span className={classes.quiet}> {t('asOf', { date: formatDate(list.date) })}</span>
                )}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('hash')}</dt>
        <dd>
          <code>{made.hash}</code>
        </dd>
        <dt>{t('fileHash')}</dt>
        <dd>
          <code>{made.fileSha256}</code>
        </dd>
      </dl>
    </>
  )
}

function FileChoice() {
  const { t } = useTranslation('verify')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.choice}>
      <Button variant="default" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        aria-label={t('choose')}
        className={classes.input}
        tabIndex={-1}
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (!file) return
          try {
            await navigate({ to: '/verify/$hash', params: { hash: await hashOfFile(file) } })
          } catch {
            // The file was moved since it was chosen, or is too large for the browser.
            showToast({ tone: 'info', text: t('unreadable') })
          }
        }}
      />
      <span className={classes.quiet}>{t('chooseNote')}</span>
    </div>
  )
}
