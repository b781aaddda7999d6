import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import { IconFileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { PdfButton } from '../../../components/pdf-button.tsx'
import { callForFile } from '../../../lib/api/call.ts'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import classes from '../guided.module.css'
import { GuidedPage } from '../guided-page.tsx'
import { reportOptions } from '../guided-queries.ts'
import { ChangedTexts } from '../run/changed-texts.tsx'
import { ConclusionView } from '../run/conclusion.tsx'
import type { Wording } from '../run/question-form.tsx'
import run from '../run/run.module.css'
import { RunParties } from '../run/run-parties.tsx'
import { StepList } from '../run/step-list.tsx'

/** `/itemReport`, `/TransactionReport`: a kept questionnaire with every answer, ground and paragraph; prints as it stands. */
export function ReportPage({ id, module }: { id: string | undefined; module: '1' | '2' }) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const query = useQuery({ ...reportOptions(id ?? ''), enabled: id !== undefined })
  usePageTitle({ key: `layout:page.report${module}` })
  const report = query.data
  const missing = (
    <EmptyState icon={<IconFileOff size={24} stroke={1.5} />} title={t('report.missing')}>
      {t('report.missingNote')}
    </EmptyState>
  )
  return (
    <GuidedPage
      heading={report?.reportName ?? t(`reports.of.${module}`)}
      note={report && pick({ zh: report.title, en: report.titleEn }, language)}
      error={query.error}
      actions={
        report && (
          <>
            <Button variant="default" onClick={() => window.print()}>
              {t('report.print')}
            </Button>
            <PdfButton
              name={`qingdan-${report.recordId}`}
              make={() => callForFile('diligence.export', { id: report.recordId, languages: language })}
            />
          </>
        )
      }
    >
      {id === undefined ? missing : null}
      {id !== undefined && !report && (
        <RecordState error={query.error} missing={missing} onRetry={() => void query.refetch()} />
      )}
      {report && <Report report={report} />}
    </GuidedPage>
  )
}

/** A run as a report: what was found, every answer with its ground, and the version. */
export function Report({ report, wording = 'statement' }: { report: GuidedRun; wording?: Wording }) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const answers = report.steps.filter(({ kind }) => kind !== 'conclusion')
  const about = [
    [t('report.begun'), formatTime(report.begunAt)],
    [t('report.reported'), report.reportedAt === null ? '—' : formatTime(report.reportedAt)],
    [t('report.version'), `${report.version} (${formatDate(report.textDate)})`],
    [t('report.hash'), report.hash],
  ] as const
  return (
    <>
      {report.isOlderVersion && <Banner tone="warn" title={t('run.older')} />}
      <ChangedTexts run={report} />
      <Card title={t('report.findings')}>
        <div className={classes.full}>
          <ConclusionView run={report} />
        </div>
      </Card>
      <Card title={t('report.answers')}>
        <div className={classes.full}>
          <StepList steps={answers} wording={wording} isFull />
        </div>
      </Card>
      <Card title={t('report.about')}>
        <div className={classes.full}>
          <dl className={run.properties}>
            {about.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={classes.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <RunParties run={report} />
          <p className={run.disclaimer}>{pick({ zh: report.disclaimer, en: report.disclaimerEn }, language)}</p>
        </div>
      </Card>
    </>
  )
}
