import { pick } from '@qingdan/api/contract/bilingual.ts'
import { codeOf, hashIn } from '@qingdan/api/contract/export/document-code.ts'
import type { VerifiedDocument } from '@qingdan/api/contract/export.ts'
import { IconCircleCheck, IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
import { VerifyForm } from './verify-form.tsx'
import classes from './verify-page.module.css'

const route = getRouteApi('/verify/$hash')

/** `/verify`: the ways to verify a document. */
export function VerifyStartPage() {
  const { t } = useTranslation('verify')
  return (
    <Frame>
      <p className={classes.lead}>{t('lead')}</p>
    </Frame>
  )
}

/** `/verify/<hash or code>`: whether we issued a document; every page of it shows this address. */
export function VerifyPage() {
  const { hash } = route.useParams()
  const query = useQuery({
    queryKey: ['verify', hash],
    queryFn: ({ signal }) => call('export.verify', { hash }, signal),
    retry: (count, error) => count < 2 && error instanceof ApiError && error.isTemporary,
  })
  return (
    <Frame>
      <div className={classes.card} aria-live="polite">
        {query.isPending && <SkeletonRows rows={5} columns="30% minmax(0, 1fr)" cells={2} />}
        {query.data && <Document made={query.data} isByCode={hashIn(hash) !== query.data.hash} />}
        {query.isError && <NoDocument error={query.error} onRetry={() => void query.refetch()} />}
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('verify')
  usePageTitle({ key: 'layout:page.verify' })
  return (
    <PageBody>
      <div className={classes.page}>
        <h1>{t('heading')}</h1>
        {children}
        <VerifyForm />
      </div>
    </PageBody>
  )
}

/** No such document, or several that begin with the code; or the question failed. */
function NoDocument({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('verify')
  const status = error instanceof ApiError ? error.status : null
  if (status !== 400 && status !== 404 && status !== 409) return <ErrorState error={error} onRetry={onRetry} />
  const said = status === 409 ? 'ambiguous' : 'unknown'
  return (
    <EmptyState icon={<IconFileUnknown size={24} stroke={1.5} />} title={t(`${said}.title`)}>
      {t(`${said}.note`)}
    </EmptyState>
  )
}

/** What the document is about. */
function aboutOf({ subject: { type } }: VerifiedDocument): 'batch' | 'item' | 'law' | 'searches' | 'subject' {
  if (type === 'law' || type === 'batch' || type === 'searches') return type
  return type === 'eccn' || type === 'item' ? 'item' : 'subject'
}

function Document({ made, isByCode }: { made: VerifiedDocument; isByCode: boolean }) {
  const { t } = useTranslation('verify')
  const language = useLanguage()
  const said = made.matched === 'file' ? 'sameFile' : isByCode ? 'sameCode' : 'sameContent'
  return (
    <>
      <p className={classes.ours}>
        <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
        <b>{t(said)}</b>
      </p>
      <p className={classes.note}>{t(made.matched === 'file' ? 'sameFileNote' : 'sameContentNote')}</p>
      <dl className={classes.facts}>
        <dt>{t(`about.${aboutOf(made)}`)}</dt>
        <dd>
          <span lang={textLanguage(made.subject.name)}>{made.subject.name}</span> <code>{made.subject.id}</code>
        </dd>
        <dt>{t('madeAt')}</dt>
        <dd>{formatTime(made.madeAt)}</dd>
        <dt>{t('language')}</dt>
        <dd>{t(made.language)}</dd>
        <dt>{t(made.texts.length > 0 ? 'texts' : 'lists')}</dt>
        <dd>
          {made.lists.length + made.texts.length === 0 && t('noLists')}
          <ul className={classes.lists}>
            {made.lists.map((list) => (
              <li key={list.sourceId}>
                {pick(shortNameOf(list), language)}
                {list.date !== null && (
                  <span className={classes.quiet}> {t('asOf', { date: formatDate(list.date) })}</span>
                )}
              </li>
            ))}
            {made.texts.map((text) => (
              <li key={text.titleCn}>
                {pick({ zh: text.titleCn, en: text.title }, language)}
                {text.date !== null && (
                  <span className={classes.quiet}> {t('textOf', { date: formatDate(text.date) })}</span>
                )}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('code.name')}</dt>
        <dd>
          <code>{codeOf(made.hash)}</code>
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
