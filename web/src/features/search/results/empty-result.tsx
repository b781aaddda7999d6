import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPhrases } from '../../../i18n/setup.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './empty-result.module.css'
import type { SearchedSources } from './searched-sources.ts'

const MonitorDialog = lazy(async () => {
  const [{ MonitorDialog: dialog }] = await Promise.all([
    import('../../../forms/monitor-dialog.tsx'),
    loadPhrases('screening'),
  ])
  return { default: dialog }
})

/** The reader types another text in the place of this one. */
function selectTypedText(): void {
  const field = document.querySelector<HTMLInputElement>('[data-search-box]')
  field?.focus()
  field?.select()
}

/** Offers to be told when the party is listed later. */
function MonitorStep({ keyword }: { keyword: string }) {
  const { t } = useTranslation('search')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <li>
      <Button ref={opener} variant="default" size="compact-md" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('empty.monitor')}
      </Button>
      <span>{t('empty.monitorNote')}</span>
      {isOpen && (
        <Suspense>
          <MonitorDialog initial={{ name: keyword }} opener={opener.current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}

/** No match: what to try next, which lists of which dates were searched, and which were not. */
export function EmptyResult({
  keyword,
  isExact,
  isSearched,
  sources,
  onFuzzy,
}: {
  keyword: string
  isExact: boolean
  /** False if the text has nothing to search for. */
  isSearched: boolean
  sources: SearchedSources
  onFuzzy: () => void
}) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const nameOf = (source: { shortName: string; shortNameCn: string }) => pick(shortNameOf(source), language)
  return (
    <div className={classes.empty}>
      <section>
        <h3 className={classes.title}>{t('empty.next')}</h3>
        <ul className={classes.steps}>
          {isExact && (
            <li>
              <Button variant="default" size="compact-md" onClick={onFuzzy}>
                {t('empty.fuzzy')}
              </Button>
              <span>{t('empty.fuzzyNote', { keyword })}</span>
            </li>
          )}
          {isSearched && <MonitorStep keyword={keyword} />}
          {(['original', 'shorter', 'byNumber'] as const).map((hint) => (
            <li key={hint}>
              <Button variant="default" size="compact-md" onClick={selectTypedText}>
                {t(`empty.${hint}`)}
              </Button>
              <span>{t(`empty.${hint}Note`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section hidden={!isSearched}>
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
