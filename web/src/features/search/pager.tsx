import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../format.ts'
import classes from './pager.module.css'
import { pageWindow } from './pages.ts'
import { pageSizes, type SearchParams } from './search-params.ts'
import { useLanguage } from './use-language.ts'

/** Pages as links, each with its own address. */
export function Pager({
  params,
  count,
  onPageSize,
}: {
  params: SearchParams
  count: number
  onPageSize: (pageSize: number) => void
}) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const { page, pageSize } = params
  const pageCount = Math.max(1, Math.ceil(count / pageSize))
  const from = (page - 1) * pageSize + 1
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <span className={classes.range}>
        {t('pager.range', {
          from: formatCount(from, language),
          to: formatCount(Math.min(count, page * pageSize), language),
          count: formatCount(count, language),
        })}
      </span>
      {pageCount > 1 && (
        <ul className={classes.pages}>
          <PageStep params={params} page={page - 1} pageCount={pageCount} label={t('pager.previous')}>
            <IconChevronLeft size={16} stroke={1.5} aria-hidden="true" />
          </PageStep>
          {pageWindow(page, pageCount).map((number, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
            <li key={index}>
              {number === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Link
                  to="/sanctionSearch"
                  search={{ ...params, page: number, id: undefined }}
                  className={classes.page}
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={t('pager.page', { page: number })}
                >
                  {number}
                </Link>
              )}
            </li>
          ))}
          <PageStep params={params} page={page + 1} pageCount={pageCount} label={t('pager.next')}>
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          </PageStep>
        </ul>
      )}
      <select
        className={classes.size}
        aria-label={t('pager.size')}
        value={pageSize}
        onChange={(event) => onPageSize(Number(event.target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t('pager.sizeOption', { count: size })}
          </option>
        ))}
      </select>
    </nav>
  )
}

function PageStep({
  params,
  page,
  pageCount,
  label,
  children,
}: {
  params: SearchParams
  page: number
  pageCount: number
  label: string
  children: ReactNode
}) {
  const isThere = page >= 1 && page <= pageCount
  return (
    <li>
      {isThere ? (
        <Link
          to="/sanctionSearch"
          search={{ ...params, page, id: undefined }}
          className={classes.page}
          aria-label={label}
          title={label}
        >
          {children}
        </Link>
      ) : (
        <span className={classes.page} data-off aria-hidden="true">
          {children}
        </span>
      )}
    </li>
  )
}
