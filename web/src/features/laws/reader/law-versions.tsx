import type { LawDetail } from '@qingdan/api/contract/laws/laws.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { LawState } from '../law-state.tsx'
import classes from './law-versions.module.css'

/** The versions of a law, newest first. */
export function LawVersions({ law }: { law: LawDetail }) {
  const { t } = useTranslation('laws')
  const shown = law.versions.findIndex(({ id }) => id === law.id)
  return (
    <Card title={t('versions')}>
      <ol className={classes.versions}>
        {law.versions.map((version, at) => {
          const date = formatDate(version.publishDate ?? version.asOf)
          return (
            <li key={version.id} className={classes.version}>
              {version.id === law.id ? (
                <b aria-current="true">{date}</b>
              ) : (
                <Link to="/lawDetail" search={{ id: version.id }}>
                  {date}
                </Link>
              )}
              <LawState law={version} />
              {version.id !== law.id && version.hasText && law.hasText && (
                <Link
                  to="/lawCompare"
                  search={at > shown ? { id: law.id, other: version.id } : { id: version.id, other: law.id }}
                >
                  {t('compare.with')}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
