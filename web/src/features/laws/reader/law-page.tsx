import { Button, VisuallyHidden } from '@mantine/core'
import { inLanguage } from '@qingdan/api/contract/bilingual.ts'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PageBody } from '../../../components/page-body.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { lawDetailOptions } from '../law-queries.ts'
import { LawView } from './law-view.tsx'

const route = getRouteApi('/(laws)/lawDetail')

/** `/lawDetail`: one version of a law, for reading. */
export function LawPage() {
  const { t } = useTranslation('layout')
  const language = useLanguage()
  const { id, article, val } = route.useSearch()
  const query = useQuery(lawDetailOptions(id))
  const name =
    query.data && inLanguage(query.data.zh ?? query.data.title, query.data.titleEn ?? query.data.title, language)
  usePageTitle(name ? { key: 'layout:page.named', values: { name } } : { key: 'layout:page.law' })
  return (
    <PageBody>
      {query.data ? (
        <LawView key={query.data.id} law={query.data} article={article} keyword={val} />
      ) : (
        <>
          <VisuallyHidden component="h1">{t('page.law')}</VisuallyHidden>
          {id === '' ? (
            <NoLaw />
          ) : (
            <RecordState error={query.error} missing={<NoLaw id={id} />} onRetry={() => void query.refetch()} />
          )}
        </>
      )}
    </PageBody>
  )
}

/** `id`: undefined when the address has none. */
function NoLaw({ id }: { id?: string }) {
  const { t } = useTranslation('laws')
  return (
    <EmptyState
      icon={<IconFileUnknown size={24} stroke={1.5} />}
      title={t(id === undefined ? 'noId.title' : 'unknown.title')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/law" {...props} />}>
          {t('toList')}
        </Button>
      }
    >
      {id === undefined ? t('noId.text') : t('unknown.text', { id })}
    </EmptyState>
  )
}
