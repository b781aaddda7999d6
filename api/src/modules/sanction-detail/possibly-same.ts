import type { Db } from '@qingdan/database/connection.ts'
import type { SanctionInfo } from '../../contract/detail.ts'
import type { PossiblySame } from '../../contract/matches/possible-match.ts'
import { hasEnded, strictestState } from '../../contract/terms/lists-inside.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { type SubjectDetail, toEntityDetail } from './entity.ts'
import { toGrounds } from './grounds.ts'
import { findPossibleMatches } from './possible-repository.ts'
import { findRecords, findSubjects } from './repository.ts'

interface When {
  now: Date
  /** Day of the listing states, ISO. */
  day: string
}

/**
 * For each of the subjects that has any: the other subjects that are possibly the same party, the most probable first,
 * with their lists on a day. Three queries at most, however many subjects.
 */
export async function readPossiblySame(
  db: Db,
  subjectIds: readonly string[],
  sources: readonly SourceRow[],
  when: When,
): Promise<ReadonlyMap<string, PossiblySame[]>> {
  const pairs = await findPossibleMatches(db, subjectIds)
  if (pairs.length === 0) return new Map()
  const others = await readFacts(
    db,
    pairs.map(({ other_id }) => other_id),
    sources,
    when,
  )
  const found = pairs
    .toSorted((a, b) => b.probability - a.probability)
    .flatMap(({ subject_id, other_id, ...pair }) => {
      const other = others.get(other_id)
      if (other === undefined) return []
      const grounds = toGrounds(pair.evidence, pair.is_first, sources)
      const { probability, is_confirmed: isConfirmed } = pair
      return [{ subject_id, same: { ...toOther(other), probability, isConfirmed, grounds } }]
    })
  const bySubject = Map.groupBy(found, ({ subject_id }) => subject_id)
  return new Map([...bySubject].map(([id, rows]) => [id, rows.map(({ same }) => same)]))
}

/** What the lists say of subjects, without their changes, relations and bulletins. */
export async function readFacts(
  db: Db,
  subjectIds: readonly string[],
  sources: readonly SourceRow[],
  { now, day }: When,
): Promise<ReadonlyMap<string, SubjectDetail>> {
  const [subjects, records] = await Promise.all([findSubjects(db, subjectIds), findRecords(db, subjectIds, day)])
  const recordsOf = Map.groupBy(records, ({ subject_id }) => subject_id)
  const nothing = { changes: [], relations: [], possiblySame: [], ownershipRules: [], news: [], ownChineseNames: [] }
  return new Map(
    subjects.map((subject) => {
      const rows = { ...nothing, subject, records: recordsOf.get(subject.id) ?? [], sources: [...sources] }
      return [subject.id, toEntityDetail(rows, now, day)]
    }),
  )
}

function toOther(detail: SubjectDetail) {
  const { id, type, s, name, zh: nameZh, status, listCount } = detail
  return { id, type, s, name, nameZh, status, listCount, lists: detail.sanctionInfoList.map(toList) }
}

/** A list as a possible match names it. */
export function toList({ sourceId, shortName, shortNameCn, repeats, sanctionMetaList }: SanctionInfo) {
  const state = strictestState(sanctionMetaList)
  return { sourceId, shortName, shortNameCn, state: hasEnded(state) ? ('ended' as const) : state, repeats }
}
