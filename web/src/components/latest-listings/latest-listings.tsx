import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { SkeletonRows } from '../feedback/skeleton-rows.tsx'
import { Hint } from '../hint.tsx'
import { BatchButton } from './batch-button.tsx'
import classes from './latest-listings.module.css'

/** Blocks in one batch, and entities named in a block (core-platform.md §9). */
export const batchSize = 4
const shownEntities = 5

/** The latest listings, one batch of blocks at a time. `more` links to all of them. */
export function LatestPanel({
  title,
  page,
  count,
  more,
  onBatch,
  children,
}: {
  title: string
  page: number
  /** Total number of blocks; undefined while unknown. */
  count: number | undefined
  more: ReactNode
  onBatch: (page: number) => void
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  const pages = Math.ceil((count ?? 0) / batchSize)
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <span className={classes.place} aria-live="polite">
          {pages > 1 && t('batch.place', { page, pages })}
        </span>
        <span className={classes.actions}>
          {more}
          <BatchButton page={page} pages={pages} onChange={onBatch} />
        </span>
      </div>
      {children}
    </section>
  )
}

/** `isBusy`: the next batch is loading, these are the previous blocks. */
export function LatestBlocks({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={classes.blocks} aria-busy={isBusy}>
      {children}
    </div>
  )
}

export function LatestWaiting() {
  return <SkeletonRows rows={2} columns="repeat(4, minmax(0, 1fr))" />
}

export interface LatestEntity {
  key: string
  name: string
  /** The name in the other language. */
  other: string | null
  link: ReactNode
}

export function LatestBlock({
  heading,
  date,
  note,
  entities,
  count,
  restLink,
}: {
  heading: ReactNode
  /** ISO. */
  date: string | null
  note: string
  entities: readonly LatestEntity[]
  /** Total number of entities; may be more than are given. */
  count: number
  /** Link to the rest; `words` is its text. */
  restLink: (words: string) => ReactNode
}) {
  const { t } = useTranslation('common')
  const id = useId()
  const next = entities.slice(shownEntities, 2 * shownEntities)
  const rest = count - Math.min(shownEntities, entities.length)
  return (
    <article className={classes.block} aria-labelledby={id}>
      <div className={classes.blockHead}>
        <h3 id={id} className={classes.heading}>
          {heading}
        </h3>
        {date && (
          <time className={classes.date} dateTime={date}>
            {formatDate(date)}
          </time>
        )}
      </div>
      <p className={classes.note} title={note}>
        <bdi lang={textLanguage(note)}>{note}</bdi>
      </p>
      <ul className={classes.entities}>
        {entities.slice(0, shownEntities).map((entity) => (
          <li key={entity.key} title={entity.other === null ? entity.name : `${entity.name} ${entity.other}`}>
            {entity.link}
            {entity.other !== null && (
              <>
                {' '}
                <bdi className={classes.other} lang={textLanguage(entity.other)}>
                  {entity.other}
                </bdi>
              </>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Hint label={next.map(({ name }) => name).join(t('separator'))} className={classes.rest}>
          {restLink(t('batch.rest', { count: rest }))}
        </Hint>
      )}
    </article>
  )
}

/** Replaces the blocks: an error, or that there are none yet. */
export function LatestInstead({ children }: { children: ReactNode }) {
  return <div className={classes.error}>{children}</div>
}
