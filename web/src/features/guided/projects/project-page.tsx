import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { RecordState } from '../../../components/feedback/record-state.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { GuidedPage } from '../guided-page.tsx'
import { ofPage, useStepFocus } from '../use-step-focus.ts'
import { ProjectForm } from './form/project-form.tsx'
import { ProjectActions } from './project-actions.tsx'
import { ProjectList } from './project-list.tsx'
import { type ProjectParams, pagingDefaults } from './project-params.ts'
import { projectKeys, projectOptions, projectsOptions } from './project-queries.ts'
import { ProjectView } from './project-view.tsx'

const route = getRouteApi('/(guided)/riskProject')

/** `/riskProject`: the projects, one of them, or its form. The address holds which, so that a reload goes on. */
export function ProjectPage() {
  const params = route.useSearch()
  useStepFocus(`${params.id} ${params.form}`, ofPage)
  if (params.id === undefined) return params.form === 'new' ? <NewProject /> : <Projects params={params} />
  return <OneProject id={params.id} params={params} />
}

function useGo() {
  const navigate = useNavigate()
  return (search: Partial<ProjectParams>) =>
    void navigate({ to: '/riskProject', search: { ...pagingDefaults, ...search } })
}

function Projects({ params }: { params: ProjectParams }) {
  const { t } = useTranslation('risk-project')
  const go = useGo()
  const query = useQuery(projectsOptions(params))
  usePageTitle({ key: 'layout:page.riskProject' })
  return (
    <GuidedPage
      heading={t('heading')}
      note={t('note')}
      error={query.error}
      actions={<Button onClick={() => go({ form: 'new' })}>{t('new')}</Button>}
    >
      <ProjectList params={params} query={query} />
    </GuidedPage>
  )
}

function NewProject() {
  const { t } = useTranslation('risk-project')
  const go = useGo()
  const saved = useSaved()
  const { error } = useQuery(projectsOptions(pagingDefaults as ProjectParams))
  usePageTitle({ key: 'layout:page.riskProject' })
  return (
    <GuidedPage heading={t('new')} note={t('form.note')} error={error}>
      <ProjectForm project={undefined} isCopy={false} onSaved={saved} onCancel={() => go({})} />
    </GuidedPage>
  )
}

/** Shows what was saved. */
function useSaved() {
  const go = useGo()
  const client = useQueryClient()
  return (project: { id: string }) => {
    client.setQueryData(projectKeys.project(project.id), project)
    void client.invalidateQueries({ queryKey: projectKeys.lists() })
    go({ id: project.id })
  }
}

function OneProject({ id, params }: { id: string; params: ProjectParams }) {
  const { t } = useTranslation('risk-project')
  const go = useGo()
  const saved = useSaved()
  const query = useQuery(projectOptions(id))
  const project = query.data
  usePageTitle({ key: 'layout:page.riskProject' })
  const missing = (
    <EmptyState icon={<IconFileOff size={24} stroke={1.5} />} title={t('missing')}>
      {t('missingNote')}
    </EmptyState>
  )
  const isForm = params.form === 'edit' || params.form === 'copy'
  return (
    <GuidedPage
      heading={params.form === 'copy' ? t('copy') : (project?.name ?? t('heading'))}
      note={project && (isForm ? t('form.note') : project.item)}
      error={query.error}
      actions={project && !isForm && <ProjectActions project={project} />}
    >
      {!project && <RecordState error={query.error} missing={missing} onRetry={() => void query.refetch()} />}
      {project && isForm && (
        <ProjectForm
          key={`${id} ${params.form}`}
          project={project}
          isCopy={params.form === 'copy'}
          onSaved={saved}
          onCancel={() => go({ id })}
        />
      )}
      {project && !isForm && <ProjectView project={project} partnerId={params.partner} />}
    </GuidedPage>
  )
}
