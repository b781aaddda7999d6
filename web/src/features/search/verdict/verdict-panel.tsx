import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Verdict } from '@qingdan/api/contract/subject.ts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useNamed } from '../../../components/feedback/data-banners.tsx'
import { ListingBadge } from '../../../components/listings/listing-badge.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { checkedOn, type SearchedSources } from '../results/searched-sources.ts'
import type { VerdictText } from './use-verdict-text.ts'
import classes from './verdict-panel.module.css'

/** The verdict comes first. Only a strong match that is on a list now has the badge; everything else is grey. */
export function VerdictPanel({
  verdict,
  text,
  sources,
  headingRef,
  actions,
}: {
  verdict: Verdict
  text: VerdictText
  sources: SearchedSources
  headingRef: Ref<HTMLHeadingElement>
  actions: ReactNode
}) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const nameOf = (source: { shortName: string; shortNameCn: string }) => pick(shortNameOf(source), language)
  const named = useNamed()
  const { searched, notLoaded, oldest } = sources
  return (
    <section className={classes.verdict} data-kind={verdict.listCount > 0 ? verdict.kind : undefined}>
      {verdict.kind === 'strong' ? (
        <ListingBadge kind={verdict.listCount > 0 ? 'listed' : 'ended'} />
      ) : (
        <IconInfoCircle size={16} stroke={1.5} className={classes.icon} aria-hidden="true" />
      )}
      <div className={classes.words}>
        <h2 ref={headingRef} tabIndex={-1} className={classes.title}>
          {text.title}
        </h2>
        {text.note !== '' && <p className={classes.note}>{text.note}</p>}
        {actions}
      </div>
      <div className={classes.sources} hidden={verdict.text === 'symbols'}>
        {searched.length > 0 && <p>{t('verdict.searched', { count: searched.length })}</p>}
        {oldest && (
          <p>
            {oldest.stale
              ? t('verdict.oldest', { source: nameOf(oldest), date: formatDate(oldest.date ?? '') })
              : t('verdict.checked', { source: nameOf(oldest), date: formatDate(checkedOn(oldest) ?? '') })}
            {oldest.stale && (
              <span className={classes.stale}>
                {' '}
                <IconAlertTriangle size={12} stroke={1.5} aria-hidden="true" /> {t('verdict.stale')}
              </span>
            )}
          </p>
        )}
        {notLoaded.length > 0 && (
          <p className={classes.stale}>
            <IconAlertTriangle size={12} stroke={1.5} aria-hidden="true" />{' '}
            {t('verdict.notSearched', { sources: named(notLoaded.map(nameOf)) })}
          </p>
        )}
      </div>
    </section>
  )
}
