import { z } from 'zod'
import {
  AdminPackage,
  AdminUserPage,
  AdminUserQuery,
  AuditExportQuery,
  AuditPage,
  AuditQuery,
  OneTimePassword,
  PackageGrant,
  UserChange,
} from '../admin.ts'
import { Nothing } from '../envelope.ts'
import {
  MadeDecision,
  MatchDecisionPage,
  MatchDecisionQuery,
  MatchDecisionRequest,
  MatchPage,
  MatchQuery,
  MatchUndoRequest,
} from '../matches/match-decisions.ts'
import { MembershipResult } from '../my-account/orders.ts'
import type { OperationArea } from './operation.ts'

/** Operations for administrators. */
export const adminOperations = {
  'admin.users': {
    tag: 'admin',
    summary: 'Users, newest first, with their packages in force',
    access: 'admin',
    query: AdminUserQuery,
    answer: AdminUserPage,
  },
  'admin.approve': {
    tag: 'admin',
    summary: 'An account under review may begin',
    access: 'admin',
    body: UserChange,
    answer: Nothing,
  },
  'admin.close': {
    tag: 'admin',
    summary: 'An account may not sign in any more; its sessions end',
    access: 'admin',
    body: UserChange,
    answer: Nothing,
  },
  'admin.open': {
    tag: 'admin',
    summary: 'A closed account may sign in again',
    access: 'admin',
    body: UserChange,
    answer: Nothing,
  },
  'admin.packages': {
    tag: 'admin',
    summary: 'Packages that can be granted',
    access: 'admin',
    answer: z.array(AdminPackage),
  },
  'admin.grantPackage': {
    tag: 'admin',
    summary: 'Give a user a package from now on',
    access: 'admin',
    body: PackageGrant,
    answer: MembershipResult,
  },
  'admin.resetPassword': {
    tag: 'admin',
    summary: 'A one-time password for a user, answered once; ends the sessions of the user',
    access: 'admin',
    body: UserChange,
    answer: OneTimePassword,
  },
  'admin.audit': {
    tag: 'admin',
    summary: 'Who did what, newest first',
    access: 'admin',
    query: AuditQuery,
    answer: AuditPage,
  },
  'admin.exportAudit': {
    tag: 'admin',
    summary: 'The audit as CSV, at most 100,000 rows',
    access: 'admin',
    query: AuditExportQuery,
    answer: { contentType: 'text/csv', description: 'The file' },
  },
  'admin.matches': {
    tag: 'admin',
    summary: 'Undecided pairs of subjects that are possibly one party, most consequential first',
    access: 'admin',
    query: MatchQuery,
    answer: MatchPage,
  },
  'admin.decideMatch': {
    tag: 'admin',
    summary: 'Whether the two of a pair are one party; the subjects follow within about a minute',
    access: 'admin',
    body: MatchDecisionRequest,
    answer: MadeDecision,
  },
  'admin.undoMatch': {
    tag: 'admin',
    summary: 'Take a decision back',
    access: 'admin',
    body: MatchUndoRequest,
    answer: Nothing,
  },
  'admin.matchDecisions': {
    tag: 'admin',
    summary: 'Who decided what about possible matches, newest first',
    access: 'admin',
    query: MatchDecisionQuery,
    answer: MatchDecisionPage,
  },
} satisfies OperationArea
