import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../components/feedback/skeleton-rows.tsx'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './items-page.module.css'

/** The categories of a table of items, each a link in both languages. */
export function CategoryList({
  query: { data, error, refetch },
  linkTo,
}: {
  query: UseQueryResult<{ id: string; name: string; cnName: string }[]>
  linkTo: (categoryId: string, link: { className: string | undefined; children: ReactNode }) => ReactNode
}) {
  const language = useLanguage()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={10} columns="48px minmax(0, 1fr)" />
  const content = ({ id, name, cnName }: { id: string; name: string; cnName: string }) => (
    <>
      <b className={classes.code}>{id}</b>
      <span className={classes.name}>{pick({ zh: cnName, en: name }, language)}</span>
      <span className={classes.other}>{pick({ zh: name, en: cnName }, language)}</span>
    </>
  )
  return (
    <ul className={classes.categories}>
      {data.map((category) => (
        <li key={category.id}>{linkTo(category.id, { className: classes.category, children: content(category) })}</li>
      ))}
    </ul>
  )
}
