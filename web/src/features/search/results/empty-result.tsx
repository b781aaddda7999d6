import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './empty-result.module.css'
import type { SearchedSources } from './searched-sources.ts'

/** No match: what to try next, which lists of which dates were searched, and which were not. */
export function EmptyResult({
  keyword,
  isExact,
  isFiltered,
  sources,
  onFuzzy,
  onClearFilters,
}: {
  keyword: string
  isExact: boolean
  isFiltered: boolean
  sources: SearchedSources
  onFuzzy: () => void
  onClearFilters: () => void
}) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const nameOf = (source: { shortName: string; shortNameCn: string }) => pick(shortNameOf(source), language)
  return (
    <div className={classes.empty}>
      <section>
        <h3 className={classes.title}>{t('empty.next')}</h3>
        <ul className={classes.steps}>
          {isFiltered && (
            <li>
              <Button variant="default" size="compact-md" onClick={onClearFilters}>
                {t('empty.clearFilters')}
              </Button>
              <span>{t('empty.clearFiltersNote')}</span>
            </li>
          )}
          {isExact && (
            <li>
              <Button variant="default" size="compact-md" onClick={onFuzzy}>
                {t('empty.fuzzy')}
              </Button>
              <span>{t('empty.fuzzyNote', { keyword })}</span>
            </li>
          )}
          <li>
            <b>{t('empty.original')}</b>
            <span>{t('empty.originalNote')}</span>
          </li>
          <li>
            <b>{t('empty.shorter')}</b>
            <span>{t('empty.shorterNote')}</span>
          </li>
          <li>
            <b>{t('empty.byNumber')}</b>
            <span>{t('empty.byNumberNote')}</span>
          </li>
        </ul>
      </section>
      <section>
        <h3 className={classes.small}>{t('empty.searched')}</h3>
        <ul className={classes.sources}>
          {sources.searched.map((source) => (
            <li key={source.sourceId}>
              {source.stale ? (
                <IconAlertTriangle size={14} stroke={1.5} className={classes.stale} aria-hidden="true" />
              ) : (
                <IconCheck size={14} stroke={1.5} aria-hidden="true" />
              )}
              <span>
                {nameOf(source)}
                {source.stale && <span className={classes.stale}> {t('verdict.stale')}</span>}
              </span>
              <span className={classes.date}>
                {source.date === null ? t('row.dateUnknown') : formatDate(source.date)}
              </span>
            </li>
          ))}
        </ul>
        <h3 className={classes.small}>{t('empty.notSearched')}</h3>
        <ul className={classes.sources}>
          {[...sources.notLoaded.map(nameOf), t('empty.otherLists'), t('empty.media')].map((what) => (
            <li key={what}>
              <IconMinus size={14} stroke={1.5} aria-hidden="true" />
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
