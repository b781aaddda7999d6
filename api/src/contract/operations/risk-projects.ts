import { Nothing } from '../envelope.ts'
import {
  ProjectAnswerRequest,
  ProjectBackRequest,
  ProjectEndUseRequest,
  ProjectPageRequest,
  ProjectQuery,
  ProjectRequest,
  ProjectSaveRequest,
  ProjectUnread,
  RiskProject,
  RiskProjectPage,
} from '../guided/risk-project.ts'
import { GuidedRun } from '../guided/run.ts'
import type { OperationArea } from './operation.ts'

const risk = { holds: 'risk' } as const
/** The project was changed meanwhile: its current state. */
const failures = { 409: RiskProject.nullable() }

/** Transaction risk projects: their entries, their questions, and their dated conclusions. */
export const riskProjectOperations = {
  'project.save': {
    tag: 'guided',
    summary: 'Save a project: screens every partner and evaluates it; with `id` in place of its former entries',
    access: risk,
    body: ProjectSaveRequest,
    answer: RiskProject,
    failures,
  },
  'project.page': {
    tag: 'guided',
    summary: 'The caller’s projects, the one changed last first',
    access: risk,
    body: ProjectPageRequest,
    answer: RiskProjectPage,
  },
  'project.baseinfo': {
    tag: 'guided',
    summary: 'A project with its partners, conclusion and history; evaluated anew if what it rests on changed',
    access: risk,
    query: ProjectQuery,
    answer: RiskProject,
  },
  'project.delete': {
    tag: 'guided',
    summary: 'Delete a project with its conclusions; decisions about its partners stay',
    access: risk,
    body: ProjectRequest,
    answer: Nothing,
  },
  'project.answer': {
    tag: 'guided',
    summary: 'Answer the open question of a project',
    access: risk,
    body: ProjectAnswerRequest,
    answer: RiskProject,
    failures,
  },
  'project.upper': {
    tag: 'guided',
    summary: 'Go back to the last question asked, dropping its answer',
    access: risk,
    body: ProjectBackRequest,
    answer: RiskProject,
    failures,
  },
  'project.endUse': {
    tag: 'guided',
    summary: 'Begin or go on with the questions of an end use, with what is known of the project',
    access: risk,
    body: ProjectEndUseRequest,
    answer: GuidedRun,
  },
  'project.read': {
    tag: 'guided',
    summary: 'The caller has seen the changes of a project',
    access: risk,
    body: ProjectRequest,
    answer: Nothing,
  },
  'project.unread': {
    tag: 'guided',
    summary: 'How many projects have a changed conclusion that the caller has not seen',
    access: 'session',
    answer: ProjectUnread,
  },
} as const satisfies OperationArea
