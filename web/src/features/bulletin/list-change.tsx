import type { BulletinEntity } from '@qingdan/api/contract/bulletin.ts'
import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../components/listings/status-mark.tsx'
import { SubjectIcon } from '../../components/listings/subject-icon.tsx'
import table from '../../components/table.module.css'
import { usePreview } from '../../components/use-preview.ts'
import type { BulletinView } from '../../lib/api/bulletin-queries.ts'
import { pick } from '../../lib/language/bilingual.ts'
import { formatCountry, formatDate } from '../../lib/language/format.ts'
import { shortNameOf } from '../../lib/language/list-names.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './bulletin.module.css'
import { PartyName, SourceLink, shownRows, TableFoot } from './bulletin-parts.tsx'

/** What an edition of a list changed: the parties with their new status. */
export function ListChange({ bulletin: { postTime, data } }: { bulletin: BulletinView }) {
  const { t } = useTranslation('bulletin')
  const language = useLanguage()
  const { shown, isOpen, toggle } = usePreview(data.entityList, shownRows)
  return (
    <article>
      <header className={classes.head}>
        <h2 className={classes.title}>{pick({ zh: data.title, en: data.titleEn }, language)}</h2>
        <time className={classes.date} dateTime={postTime}>
          {formatDate(postTime)}
        </time>
        <div className={classes.meta}>
          <span className={classes.kind}>{t('type.1')}</span>
          <span>{formatCountry(data, language)}</span>
          <span>{pick({ zh: data.department, en: data.departmentEn }, language)}</span>
          <span className={classes.list}>{pick(shortNameOf(data), language)}</span>
          <SourceLink data={data} />
        </div>
      </header>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section className={table.scroll} tabIndex={0} aria-label={t('changesCaption')}>
          <table className={table.table}>
            <caption className={table.caption}>{t('changesCaption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('index')}</th>
                <th scope="col">{t('entity')}</th>
                <th scope="col">{t('subjectType')}</th>
                <th scope="col">{t('country')}</th>
                <th scope="col">{t('status')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((entity, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
                <ChangeRow key={place} entity={entity} index={place + 1} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <TableFoot carried={data.entityList.length} total={data.entityCount} isOpen={isOpen} onToggle={toggle} />
    </article>
  )
}

function ChangeRow({ entity, index }: { entity: BulletinEntity; index: number }) {
  const { t } = useTranslation(['bulletin', 'search'])
  const language = useLanguage()
  return (
    <tr>
      <td className={classes.index}>{index}</td>
      <td className={table.name}>
        <PartyName party={entity} zh={entity.nameZh} en={entity.name} />
      </td>
      <td className={table.icon}>
        <SubjectIcon type={entity.dataType} /> {t(`search:oneOfType.${entity.dataType}`)}
      </td>
      <td>{formatCountry(entity, language) ?? t('bulletin:countryUnknown')}</td>
      <td>
        <StatusMark status={entity.dataStatus} />
      </td>
    </tr>
  )
}
