import { chinaDay } from '@qingdan/database/china-time.ts'
import { findOwnChineseNames } from '@qingdan/database/chinese-names.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { EntityQuery, HistoryEntry, SubjectQuery } from '../../contract/detail.ts'
import { AppError } from '../../http/app-error.ts'
import { readSubjectNews } from '../bulletins/service.ts'
import { findSources } from '../dictionary/repository.ts'
import { readOwnershipRules, readRelatedSubjects } from '../ownership-graph/related-subjects.ts'
import { type SubjectDetail, toEntityDetail } from './entity.ts'
import { buildHistory } from './history.ts'
import { readPossiblySame } from './possibly-same.ts'
import { findChanges, findRecords, findSubject, type SubjectRow } from './repository.ts'

/** The form of our ids; other values are unknown without a query (Postgres rejects a null byte). */
const idForm = /^[a-z0-9][a-z0-9._-]{0,99}$/i

/** All facts of the lists about a subject, and the state of its entries on a day. Throws `subject.unknown` for an unknown id, or when the type does not match. */
export async function readEntity(db: Db, query: EntityQuery): Promise<SubjectDetail> {
  const subject = await requireSubject(db, query)
  const now = new Date()
  const day = query.day ?? chinaDay(now)
  const sources = await findSources(db)
  const [records, changes, relations, possible, ownershipRules, news, ownNames] = await Promise.all([
    findRecords(db, [subject.id], day),
    findChanges(db, subject.id),
    readRelatedSubjects(db, subject.id, day),
    readPossiblySame(db, [subject.id], sources, { now, day }),
    subject.type === '01' ? readOwnershipRules(db, subject.id, day) : [],
    readSubjectNews(db, subject.id),
    findOwnChineseNames(db, [subject.id]),
  ])
  const ownChineseNames = ownNames.get(subject.id) ?? []
  const possiblySame = possible.get(subject.id) ?? []
  const rows = { subject, records, changes, relations, possiblySame, ownershipRules, sources, news, ownChineseNames }
  return toEntityDetail(rows, now, day)
}

/** The dated changes of a subject up to today, newest first. Throws as `readEntity`. */
export async function readHistory(db: Db, query: SubjectQuery): Promise<HistoryEntry[]> {
  const subject = await requireSubject(db, query)
  const today = chinaDay(new Date())
  const [records, changes, sources] = await Promise.all([
    findRecords(db, [subject.id], today),
    findChanges(db, subject.id),
    findSources(db),
  ])
  return buildHistory(records, changes, sources, today)
}

async function requireSubject(db: Db, { id, type, s }: SubjectQuery): Promise<SubjectRow> {
  const subject = idForm.test(id) && s === '1' ? await findSubject(db, id) : undefined
  if (!subject || (type !== undefined && type !== subject.type)) throw new AppError('subject.unknown')
  return subject
}
