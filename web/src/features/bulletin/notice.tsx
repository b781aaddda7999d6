import { useTranslation } from 'react-i18next'
import table from '../../components/table.module.css'
import { usePreview } from '../../components/use-preview.ts'
import type { BulletinView } from '../../lib/api/bulletin-queries.ts'
import { pick } from '../../lib/language/bilingual.ts'
import { formatDate } from '../../lib/language/format.ts'
import { textLanguage } from '../../lib/language/text-language.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './bulletin.module.css'
import { PartyName, SourceLink, shownRows, TableFoot } from './bulletin-parts.tsx'
import { spansOf } from './measure-spans.ts'

/** A notice of an authority: whom it names and what it imposes on each. */
export function Notice({ bulletin: { postTime, data } }: { bulletin: BulletinView }) {
  const { t } = useTranslation('bulletin')
  const language = useLanguage()
  const { shown, isOpen, toggle } = usePreview(data.entityMeasureList, shownRows)
  const measures = shown.map((pair) => pick({ zh: pair.measure, en: pair.measureEn }, language))
  const spans = spansOf(measures)
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section className={table.scroll} tabIndex={0} aria-label={t('measuresCaption')}>
          <table className={table.table}>
            <caption className={table.caption}>{t('measuresCaption')}</caption>
            <thead>
              <tr>
                <th scope="col" className={classes.party}>
                  {t('entity')}
                </th>
                <th scope="col">{t('measure')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((pair, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a notice may name two parties alike
                <tr key={place}>
                  <td className={table.name}>
                    <PartyName party={pair} zh={pair.entityName} en={pair.entityNameEn} />
                  </td>
                  {spans[place] !== undefined && (
                    <td rowSpan={spans[place]} className={classes.measure} lang={textLanguage(measures[place] ?? '')}>
                      {measures[place] || t('noMeasure')}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <TableFoot carried={data.entityMeasureList.length} total={data.entityCount} isOpen={isOpen} onToggle={toggle} />
    </article>
  )
}
