import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { BulletinEntity } from '@qingdan/api/contract/news/bulletin.ts'
import { useTranslation } from 'react-i18next'
import cells from '../../components/data-table/cells.module.css'
import type { DataColumn } from '../../components/data-table/columns.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { StatusMark } from '../../components/listings/status-mark.tsx'
import { SubjectIcon } from '../../components/listings/subject-icon.tsx'
import { usePreview } from '../../components/use-preview.ts'
import type { BulletinView } from '../../lib/api/bulletin-queries.ts'
import { formatDate } from '../../lib/language/format.ts'
import { listNameOf, shortNameOf } from '../../lib/language/list-names.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import classes from './bulletin.module.css'
import { PartyName, SourceLink, shownRows, TableFoot } from './bulletin-parts.tsx'

/** The parties that an edition of a list changed, with their new status. */
export function ListChange({ bulletin: { postTime, data } }: { bulletin: BulletinView }) {
  const { t } = useTranslation('bulletin')
  const language = useLanguage()
  const { shown, isOpen, toggle } = usePreview(data.entityList, shownRows)
  const columns = useChangeColumns()
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
        <DataTable
          caption={t('changesCaption')}
          columns={columns}
          rows={shown}
          rowId={(_entity, index) => String(index)}
        />
      )}
      <TableFoot carried={data.entityList.length} total={data.entityCount} isOpen={isOpen} onToggle={toggle} />
    </article>
  )
}

function useChangeColumns(): DataColumn<BulletinEntity>[] {
  const { t } = useTranslation(['bulletin', 'search', 'terms'])
  const language = useLanguage()
  return [
    { id: 'index', header: t('bulletin:index'), className: classes.index, cell: (_entity, { index }) => index + 1 },
    {
      id: 'entity',
      header: t('bulletin:entity'),
      className: cells.name,
      cell: (entity) => <PartyName party={entity} zh={entity.nameZh} en={entity.name} />,
    },
    {
      id: 'type',
      header: t('bulletin:subjectType'),
      className: cells.icon,
      cell: ({ dataType }) => (
        <>
          <SubjectIcon type={dataType} /> {t(`terms:partyType.${dataType}`)}
        </>
      ),
    },
    {
      id: 'country',
      header: t('bulletin:country'),
      cell: (entity) => formatCountry(entity, language) ?? t('bulletin:countryUnknown'),
    },
    {
      id: 'status',
      header: t('bulletin:status'),
      cell: (entity) => (
        <>
          <StatusMark status={entity.dataStatus} />
          {entity.listName !== null && <div className={classes.other}>{pick(listNameOf(entity), language)}</div>}
        </>
      ),
    },
  ]
}
