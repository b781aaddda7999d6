import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { NotHeld } from '../../components/not-held.tsx'
import { usePreview } from '../../components/use-preview.ts'
import type { BulletinView } from '../../lib/api/bulletin-queries.ts'
import { formatDate } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './bulletin.module.css'
import { PartyName, SourceLink, shownRows, TableFoot } from './bulletin-parts.tsx'
import { spansOf } from './measure-spans.ts'

/** A notice of an authority: its parties and the measures on each. */
export function Notice({ bulletin: { postTime, data } }: { bulletin: BulletinView }) {
  const { t } = useTranslation('bulletin')
  const language = useLanguage()
  const { shown, isOpen, toggle } = usePreview(data.entityMeasureList, shownRows)
  const measureOf = (pair: (typeof shown)[number]) => pick({ zh: pair.measure, en: pair.measureEn }, language) ?? ''
  const spans = spansOf(shown.map(measureOf))
  const number = pick({ zh: data.documentNumber, en: data.documentNumberEn ?? data.documentNumber }, language)
  return (
    <article>
      <header className={classes.head}>
        <h2 className={classes.title}>{pick({ zh: data.title, en: data.titleEn }, language)}</h2>
        <time className={classes.date} dateTime={postTime}>
          {formatDate(postTime)}
        </time>
        <div className={classes.meta}>
          <span className={classes.kind}>{t('type.0')}</span>
          <span className={classes.list}>{pick({ zh: data.department, en: data.departmentEn }, language)}</span>
          {number && <span lang={textLanguage(number)}>{number}</span>}
          <SourceLink data={data} />
        </div>
      </header>
      {shown.length > 0 && (
        <DataTable
          caption={t('measuresCaption')}
          rows={shown}
          rowId={(_pair, index) => String(index)}
          columns={[
            {
              id: 'entity',
              header: t('entity'),
              className: classes.party,
              cell: (pair) => <PartyName party={pair} zh={pair.entityName} en={pair.entityNameEn} />,
            },
            {
              id: 'measure',
              header: t('measure'),
              className: classes.measure,
              rowSpan: (_pair, index) => spans[index] ?? 0,
              lang: (pair) => textLanguage(measureOf(pair)),
              cell: (pair) => measureOf(pair) || (data.isWhole ? t('noMeasure') : <NotHeld url={data.url} />),
            },
          ]}
        />
      )}
      <TableFoot carried={data.entityMeasureList.length} total={data.entityCount} isOpen={isOpen} onToggle={toggle} />
    </article>
  )
}
