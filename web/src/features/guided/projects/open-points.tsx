import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ProjectOpenPoint } from '@qingdan/api/contract/guided/project-snapshot.ts'
import { openPointTexts } from '@qingdan/api/contract/terms/project-words.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './risk-project.module.css'

/** What stays open beside a conclusion, with the partners that it concerns. */
export function OpenPoints({ points }: { points: readonly ProjectOpenPoint[] }) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  if (points.length === 0) return null
  return (
    <Card title={t('openPoints.title')}>
      <dl className={classes.points}>
        {points.map(({ code, names }) => (
          <div key={code}>
            <dt>{names.length === 0 ? t('openPoints.project') : names.join(' · ')}</dt>
            <dd>{pick(openPointTexts[code], language)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
