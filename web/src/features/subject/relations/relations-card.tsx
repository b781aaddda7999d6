import type { EntityDetail, RelatedSubject } from '@qingdan/api/contract/detail.ts'
import { IconAffiliate } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import classes from '../../../components/table.module.css'
import { previewRows, usePreview } from '../../../components/use-preview.ts'
import { pick } from '../../../lib/language/bilingual.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'

/** Who the lists say the subject belongs with: the accessible form of the graph. */
export function RelationsCard({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation('subject')
  const { shown, isLong, isOpen, toggle } = usePreview(detail.relations)
  const title = t(detail.type === '01' ? 'relations.titleCompanies' : 'relations.title')
  if (detail.relations.length === 0) {
    return (
      <Card title={title}>
        <EmptyState icon={<IconAffiliate size={24} stroke={1.5} />} title={t('relations.none')}>
          {t('relations.noneNote')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('relations.caption')}>
        <table className={classes.table}>
          <caption className={classes.caption}>{t('relations.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('relations.name')}</th>
              <th scope="col">{t('relations.type')}</th>
              <th scope="col">{t('relations.relation')}</th>
              <th scope="col">{t('relations.state')}</th>
              <th scope="col">{t('relations.source')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((related) => (
              <RelationRow
                key={`${related.id} ${related.kind} ${related.direction} ${related.isFormer} ${related.sourceId}`}
                related={related}
              />
            ))}
          </tbody>
        </table>
      </section>
      {isLong && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={toggle}>
          {isOpen
            ? t('relations.fewer', { count: previewRows })
            : t('relations.more', { count: detail.relations.length })}
        </button>
      )}
    </Card>
  )
}

function RelationRow({ related }: { related: RelatedSubject }) {
  const { t } = useTranslation(['subject', 'search'])
  const language = useLanguage()
  const label = pick({ zh: related.labelZh, en: related.labelEn }, language)
  return (
    <tr>
      <td className={classes.name}>
        <Link to="/sanctionInfoSearch" search={{ id: related.id, dataType: related.type, s: related.s }}>
          <bdi lang={textLanguage(related.name)}>{related.name}</bdi>
        </Link>
      </td>
      <td className={classes.icon}>
        <SubjectIcon type={related.type} /> {t(`search:oneOfType.${related.type}`)}
      </td>
      <td lang={textLanguage(label)}>{label}</td>
      <td className={related.isFormer ? classes.former : undefined}>
        {t(related.isFormer ? 'subject:relations.former' : 'subject:relations.current')}
      </td>
      <td>{pick({ zh: related.sourceNameCn, en: related.sourceName }, language)}</td>
    </tr>
  )
}
