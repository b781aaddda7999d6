import type { RiskProject } from '@qingdan/api/contract/guided/risk-project.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-client.ts'
import { call } from '../../../lib/api/call.ts'
import type { ProjectParams } from './project-params.ts'

export const projectKeys = {
  all: ['riskProjects'] as const,
  lists: () => [...projectKeys.all, 'list'] as const,
  project: (id: string) => [...projectKeys.all, 'project', id] as const,
}

export function projectsOptions({ page, pageSize, name }: Pick<ProjectParams, 'page' | 'pageSize' | 'name'>) {
  const asked = { page, pageSize, ...(name !== undefined && { name }) }
  return queryOptions({
    queryKey: [...projectKeys.lists(), asked],
    queryFn: ({ signal }) => call('project.page', asked, signal),
    placeholderData: keepPreviousData,
  })
}

export function projectOptions(id: string) {
  return queryOptions({
    queryKey: projectKeys.project(id),
    queryFn: ({ signal }) => call('project.baseinfo', { id }, signal),
    staleTime: 0,
  })
}

/** The state in force, when a change was refused because the project was changed elsewhere; null for other failures. */
export function projectAfterMove(error: unknown): RiskProject | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const data = error.data as Partial<RiskProject> | null
  return data && typeof data === 'object' && 'revision' in data ? (data as RiskProject) : null
}
