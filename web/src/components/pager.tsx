import { usePagination } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../lib/language/format.ts'
import { useLanguage } from '../lib/language/use-language.ts'
import classes from './pager.module.css'

/** Props of a link to a page; the caller sets its address. */
export interface PageLink {
  className: string | undefined
  'aria-label': string
  'aria-current'?: 'page'
  /** The address of the first page has no number, and it would match every page's address as a prefix. */
  activeOptions: { exact: true }
  title?: string
  children: ReactNode
}

const exactly = { activeOptions: { exact: true } } as const

/** Pages as links, each with its own address. `sizes`: choices of rows per page, if offered. */
export function Pager({
  page,
  pageSize,
  count,
  reach = Number.POSITIVE_INFINITY,
  linkTo,
  sizes,
}: {
  page: number
  pageSize: number
  count: number
  /** Rows that pages can show, when they are fewer. */
  reach?: number
  linkTo: (page: number, link: PageLink) => ReactNode
  sizes?: { choices: readonly number[]; onChange: (pageSize: number) => void }
}) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const pageCount = Math.max(1, Math.min(Math.ceil(count / pageSize), Math.floor(reach / pageSize)))
  const { range } = usePagination({ page, total: pageCount })
  const from = (page - 1) * pageSize + 1
  const step = (to: number, label: string, icon: ReactNode) => (
    <li>
      {to >= 1 && to <= pageCount ? (
        linkTo(to, { ...exactly, className: classes.page, 'aria-label': label, title: label, children: icon })
      ) : (
        <span className={classes.page} data-off aria-hidden="true">
          {icon}
        </span>
      )}
    </li>
  )
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
          {step(page - 1, t('pager.previous'), <IconChevronLeft size={16} stroke={1.5} aria-hidden="true" />)}
          {range.map((number, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
            <li key={index}>
              {number === 'dots' ? (
                <span aria-hidden="true">…</span>
              ) : (
                linkTo(number, {
                  ...exactly,
                  className: classes.page,
                  ...(number === page ? { 'aria-current': 'page' as const } : {}),
                  'aria-label': t('pager.page', { page: number }),
                  children: number,
                })
              )}
            </li>
          ))}
          {step(page + 1, t('pager.next'), <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />)}
        </ul>
      )}
      {sizes && (
        <select
          className={classes.size}
          aria-label={t('pager.size')}
          value={pageSize}
          onChange={(event) => sizes.onChange(Number(event.target.value))}
        >
          {sizes.choices.map((size) => (
            <option key={size} value={size}>
              {t('pager.sizeOption', { count: size })}
            </option>
          ))}
        </select>
      )}
    </nav>
  )
}
