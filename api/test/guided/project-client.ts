import type { RiskProject } from '../../src/contract/guided/risk-project.ts'
import type { GuidedRun } from '../../src/contract/guided/run.ts'
import { findingsOf, type GuidedClient } from './guided-client.ts'

/** A name that no list has anything like. */
export const stranger = { name: 'Qxzv Wpfk Ltd', role: 0 }

/** Entries of a whole project: US-made, EAR99, to Germany. */
export const plainProject = {
  name: '阀门出口德国',
  item: '球阀',
  eccn: 'EAR99',
  value: '12000.509',
  countries: [
    { countryId: 'US', role: 0 },
    { countryId: 'DE', role: 2 },
  ],
  partners: [stranger],
}

/** Calls of the risk projects in the name of a user. */
export function projectClient(client: GuidedClient) {
  const calls = {
    save: (changes: object = {}) => client.post<RiskProject>('risk/project/save', { ...plainProject, ...changes }),
    read: async (id: string) => (await client.get<RiskProject>('risk/project/baseinfo', { id })).data,
    answer: (project: RiskProject, answer: 0 | 1, changes: object = {}) =>
      client.post<RiskProject>('risk/project/answer', {
        id: project.id,
        revision: project.revision,
        questionId: project.run.question?.id ?? '',
        answer,
        ...changes,
      }),
    /** The first partner is the candidate with a name. */
    async confirm(project: RiskProject, candidateName: string, at = 0): Promise<RiskProject> {
      const id = project.partners[at]?.entity.id ?? ''
      const found = await client.get<{ id: string; name: string }[]>('user/screening/entity/result', {
        screningEntityId: id,
      })
      const candidate = found.data.find(({ name }) => name.includes(candidateName))
      if (!candidate) throw new Error(`${candidateName} is not among ${found.data.map(({ name }) => name).join(', ')}`)
      await client.post('user/screening/entity/relation/add', { id, entityId: candidate.id })
      return await calls.read(project.id)
    },
    async none(project: RiskProject, at = 0): Promise<RiskProject> {
      await client.post('user/screening/no', { id: project.partners[at]?.entity.id })
      return await calls.read(project.id)
    },
    /** Answers no to every question of every end use. */
    async denyEndUses(project: RiskProject): Promise<RiskProject> {
      for (const { id: categoryId, state } of project.endUses) {
        if (state === 'ended') continue
        let run = (await client.post<GuidedRun>('risk/project/end/use', { id: project.id, categoryId })).data
        while (run.question) {
          const body = { recordId: run.recordId, questionId: run.question.id, optType: 2 }
          run = (await client.post<GuidedRun>('risk/end/use/answer', body)).data
        }
      }
      return await calls.read(project.id)
    },
    /** Answers the questions of the project until its end, no where none is given. */
    async finish(project: RiskProject, answers: Readonly<Record<string, 0 | 1>> = {}): Promise<RiskProject> {
      let now = project
      while (now.run.question) now = (await calls.answer(now, answers[now.run.question.id] ?? 0)).data
      return now
    },
  }
  return calls
}

export function codesOf({ run }: RiskProject): (string | null)[] {
  return findingsOf(run)
}
