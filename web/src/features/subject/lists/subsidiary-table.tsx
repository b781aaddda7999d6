import type { SanctionMeta } from '@qingdan/api/contract/detail.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../../components/table.module.css'
import { previewRows, usePreview } from '../../../components/use-preview.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import timelineClasses from './status-timeline.module.css'

export function SubsidiaryTable({ companies }: { companies: SanctionMeta['subCompanyList'] }) {
  const { t } = useTranslation('subject')
  const { shown, isLong, isOpen, toggle } = usePreview(companies)
  const headingId = useId()
  const hasAka = companies.some(({ aka }) => aka !== '')
  const hasAddress = companies.some(({ address }) => address !== '')
  return (
    <>
      <h4 id={headingId} className={timelineClasses.heading}>
        {t('lists.subsidiaries')}
      </h4>
      <div className={classes.scroll}>
        <table className={classes.table} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{t('lists.subsidiaryName')}</th>
              {hasAka && <th scope="col">{t('lists.subsidiaryAka')}</th>}
              {hasAddress && <th scope="col">{t('lists.subsidiaryAddress')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((company) => (
              <tr key={`${company.name} ${company.address}`}>
                <td className={classes.name} lang={textLanguage(company.name)}>
                  {company.name}
                </td>
                {hasAka && <td lang={textLanguage(company.aka)}>{company.aka}</td>}
                {hasAddress && <td lang={textLanguage(company.address)}>{company.address}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isLong && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? t('relations.fewer', { count: previewRows }) : t('relations.more', { count: companies.length })}
        </button>
      )}
    </>
  )
}
