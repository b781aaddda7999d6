import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { RiskProject } from '@qingdan/api/contract/guided/risk-project.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { call } from '../../../lib/api/call.ts'
import { unreadProjectsQuery } from '../../../lib/api/unread-queries.ts'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { RunView } from '../run/run-view.tsx'
import { SeverityTag } from '../run/severity-tag.tsx'
import { EndUseList } from './end-use-list.tsx'
import { HistoryList } from './history-list.tsx'
import { OpenPoints } from './open-points.tsx'
import { PartnerList } from './partner-list.tsx'
import { PlaceList } from './place-list.tsx'
import { pagingDefaults } from './project-params.ts'
import { projectAfterMove, projectKeys } from './project-queries.ts'
import classes from './risk-project.module.css'

/** A project: what changed, the partners, the open question or the conclusion with its findings, end uses, and former conclusions. */
export function ProjectView({ project, partnerId }: { project: RiskProject; partnerId: string | undefined }) {
  const { t } = useTranslation('risk-project')
  const navigate = useNavigate()
  const step = useProjectStep()
  const { id, revision, run } = project
  const answer = (given: 'yes' | 'no') =>
    step.take(() =>
      call('project.answer', {
        id,
        revision: String(revision),
        questionId: run.question?.id ?? '',
        answer: given === 'yes' ? '1' : '0',
      }),
    )
  return (
    <div className={classes.project}>
      <WhatChanged project={project} />
      <p className={classes.line}>
        {project.conclusion.level ? (
          <SeverityTag severity={project.conclusion.level} />
        ) : (
          <span className={classes.strong}>{t(`state.${project.state}`)}</span>
        )}
        <span>{t('conclusion.date', { date: formatDate(project.conclusion.date) })}</span>
        {project.checkTime && (
          <span className={classes.quiet}>{t('conclusion.checked', { time: formatTime(project.checkTime) })}</span>
        )}
      </p>
      <PartnerList project={project} partnerId={partnerId} />
      <RunView
        run={run}
        wording="question"
        actions={{
          ...step,
          answer,
          back: () => step.take(() => call('project.upper', { id, revision: String(revision) })),
          complete: () => void navigate({ to: '/riskProject', search: pagingDefaults }),
        }}
      />
      <OpenPoints points={project.snapshot.openPoints} />
      <PlaceList snapshot={project.snapshot} />
      <EndUseList project={project} />
      <HistoryList history={project.history} />
    </div>
  )
}

/** Takes a step of a project; where another tab was first, its state is shown with the reason. */
function useProjectStep() {
  const client = useQueryClient()
  const failureText = useFailureText()
  const show = (project: RiskProject) => client.setQueryData(projectKeys.project(project.id), project)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (take: () => Promise<RiskProject>) => take(),
    onSuccess: show,
    onError: (failure) => {
      const moved = projectAfterMove(failure)
      if (moved) show(moved)
    },
  })
  return { take: mutate, isPending, failure: error ? failureText(error) : null }
}

/** Conclusions that were made without the user; seen once they are shown. */
function WhatChanged({ project }: { project: RiskProject }) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const client = useQueryClient()
  const { id, history, state } = project
  const unread = history.filter(({ isRead }) => !isRead)
  const [newest] = unread
  const isUnread = newest !== undefined
  useEffect(() => {
    if (!isUnread) return
    void call('project.read', { id }).then(() => {
      void client.invalidateQueries({ queryKey: projectKeys.lists() })
      void client.invalidateQueries({ queryKey: unreadProjectsQuery.queryKey })
    })
  }, [id, isUnread, client])
  return (
    <>
      {state === 'pending' && (
        <Banner tone="warn" title={t('pending.title')}>
          {t('pending.text')}
        </Banner>
      )}
      {newest && (
        <Banner tone="warn" title={t('changed.title', { date: formatDate(newest.conclusion.date) })}>
          {pick({ zh: newest.conclusion.text, en: newest.conclusion.textEn }, language)} {t('changed.text')}
        </Banner>
      )}
    </>
  )
}
