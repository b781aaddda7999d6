import { Button } from '@mantine/core'
import { type Language, pick } from '@qingdan/api/contract/bilingual.ts'
import type { SnapshotPartner } from '@qingdan/api/contract/guided/project-snapshot.ts'
import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import { listCodeNames, partnerRoleNames } from '@qingdan/api/contract/terms/project-words.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PdfButton } from '../../../components/pdf-button.tsx'
import { callForFile } from '../../../lib/api/call.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { GuidedPage } from '../guided-page.tsx'
import { runOptions } from '../guided-queries.ts'
import { Report } from '../reports/report-page.tsx'
import { NoRun } from '../wizards/no-run.tsx'
import { OpenPoints } from './open-points.tsx'
import { PlaceList } from './place-list.tsx'
import { pagingDefaults } from './project-params.ts'
import classes from './risk-project.module.css'

const route = getRouteApi('/(guided)/riskReport')

/** `/riskReport`: a conclusion of a project as it was made, with what it was made from; prints as it stands. */
export function ProjectReportPage() {
  const { t } = useTranslation(['risk-project', 'guided'])
  const language = useLanguage()
  const { id } = route.useSearch()
  const query = useQuery({ ...runOptions(id ?? ''), enabled: id !== undefined })
  const run = query.data
  usePageTitle({ key: 'layout:page.riskReport' })
  const projectId = run?.input['projectId']
  return (
    <GuidedPage
      heading={run?.reportName ?? t('risk-project:report')}
      note={run && pick({ zh: run.title, en: run.titleEn }, language)}
      error={query.error}
      actions={
        run && (
          <>
            {projectId !== undefined && (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link to="/riskProject" search={{ ...pagingDefaults, id: projectId }} {...props} />
                )}
              >
                {t('risk-project:toProject')}
              </Button>
            )}
            <Button variant="default" onClick={() => window.print()}>
              {t('guided:report.print')}
            </Button>
            <PdfButton
              name={`qingdan-${run.recordId}`}
              make={() => callForFile('diligence.export', { id: run.recordId, languages: language })}
            />
          </>
        )
      }
    >
      {id === undefined && <NoRun />}
      {id !== undefined && !run && (
        <RecordState error={query.error} missing={<NoRun />} onRetry={() => void query.refetch()} />
      )}
      {run && (
        <>
          <Report report={run} wording="question" />
          <MadeFrom run={run} />
        </>
      )}
    </GuidedPage>
  )
}

/** What the conclusion was made from: item and countries, the partners with what was decided then, and the editions of lists and regulations. */
function MadeFrom({ run: { project } }: { run: GuidedRun }) {
  const { t } = useTranslation(['risk-project', 'screening'])
  const language = useLanguage()
  if (!project) return null
  return (
    <>
      <OpenPoints points={project.openPoints} />
      <PlaceList snapshot={project} />
      <Card title={t('risk-project:partners.title')}>
        <dl className={classes.points}>
          {project.partners.map((partner) => (
            <div key={`${partner.name} ${partner.role}`}>
              <dt>{partner.name}</dt>
              <dd>
                {[
                  pick(partnerRoleNames[partner.role] ?? { zh: '', en: '' }, language),
                  t(`screening:state.${partner.state as 'open'}`),
                  partner.confirmed?.name,
                  listNamesOf(partner, language).join(', '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('risk-project:editions.title')}>
        <dl className={classes.points}>
          {[
            ...project.lists.map(({ shortName, shortNameCn, date }) => ({
              name: pick({ zh: shortNameCn, en: shortName }, language),
              date,
            })),
            ...project.regulations,
          ].map(({ name, date }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{date ?? '—'}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}

/** Each list once: some have several entries of one subject. */
function listNamesOf({ confirmed }: SnapshotPartner, language: Language): string[] {
  const names = (confirmed?.listings ?? []).map(({ code, shortName, shortNameCn }) =>
    pick(listCodeNames[code ?? ''] ?? { zh: shortNameCn, en: shortName }, language),
  )
  return [...new Set(names)]
}
