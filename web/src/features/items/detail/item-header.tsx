import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ItemCategory, ItemDetail } from '@qingdan/api/contract/us-items.ts'
import { IconSitemap } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import actions from '../../../components/action-button.module.css'
import { PdfButton } from '../../../components/pdf-button.tsx'
import { callForFile } from '../../../lib/api/call.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './item-header.module.css'

const route = getRouteApi('/(us-items)/eccBodyDetailsPage')

/** The code and its heading as published, with the way back to its category and group. The PDF has the chosen destination too. */
export function ItemHeader({ item, favouriteButton }: { item: ItemDetail; favouriteButton: ReactNode }) {
  const { t } = useTranslation('items')
  const { country } = route.useSearch()
  const language = useLanguage()
  const nameOf = ({ id, name, cnName }: ItemCategory) => `${id} ${pick({ zh: cnName, en: name }, language)}`
  const { category, group, licenseRequirements } = item
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {category && (
          <nav className={classes.path} aria-label={t('category')}>
            <Link to="/eccnSearchPage" search={{ categoryId: category.id }}>
              {nameOf(category)}
            </Link>
            {group && (
              <>
                <span aria-hidden="true"> › </span>
                <Link to="/eccnSearchPage" search={{ categoryId: category.id, groupId: group.id }}>
                  {nameOf(group)}
                </Link>
              </>
            )}
          </nav>
        )}
        <h1 className={classes.heading}>
          <code className={classes.code}>{item.eccn}</code> <span lang="en">{item.name}</span>
        </h1>
        {licenseRequirements.reasons.length > 0 && (
          <p className={classes.reasons}>
            {t('reasons')}{' '}
            {licenseRequirements.reasons.map((reason) => (
              <span key={reason.id} className={classes.reason}>
                {nameOf(reason)}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {favouriteButton}
        <PdfButton
          name={item.eccn}
          make={() => callForFile('export.usItem', { eccn: item.eccn, country, languages: language })}
        />
        <Link to="/relationalPageFaces" search={{ eccn: item.eccn }} className={actions.action}>
          <IconSitemap size={16} stroke={1.5} aria-hidden="true" /> {t('relations.open')}
        </Link>
      </div>
    </header>
  )
}
