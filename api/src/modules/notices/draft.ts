import type { Db } from '@qingdan/database/connection.ts'
import { effectsOf, isPublishable } from '@qingdan/database/notice-effects.ts'
import type { NoticeReading } from '@qingdan/database/notice-reading.ts'
import type { NoticeDraft, NoticeState, NoticeSummary } from '../../contract/china/notices.ts'
import { findListed, findSubjectIds, type NoticeRow } from './repository.ts'

export function stateOf(row: NoticeRow): NoticeState {
  if (row.state === 'settled') return row.is_taken_back ? 'takenBack' : 'published'
  if (row.state === 'unfetched') return 'unread'
  if (row.verdict === 'refused') return 'refused'
  if (row.verdict === null) return 'waiting'
  return row.failed_version === row.version ? 'failed' : 'confirmed'
}

/** The reading that counts: as corrected, else the reader's own. */
export function readingOf(row: NoticeRow): NoticeReading | null {
  return row.corrected ?? row.reading
}

export function toSummary(row: NoticeRow): NoticeSummary {
  const reading = readingOf(row)
  return {
    noticeId: String(row.id),
    title: reading?.title || row.title,
    url: row.url,
    state: stateOf(row),
    kind: reading?.kind ?? null,
    sourceId: reading?.sourceId ?? null,
    shortName: row.short_name,
    shortNameCn: row.short_name_cn,
    number: reading?.number ?? null,
    publishedOn: reading?.publishedOn ?? null,
    foundTime: row.found_at.toISOString(),
    parties: reading?.parties.length ?? 0,
    changes: reading?.changes.length ?? 0,
    doubts: row.doubts.length,
  }
}

/** A notice with what its reading changes in the list as published now. */
export async function toDraft(db: Db, row: NoticeRow, reading: NoticeReading): Promise<NoticeDraft> {
  const sourceId = reading.sourceId ?? ''
  const records = await findListed(db, sourceId)
  const effects = effectsOf(reading, records)
  const concerned = effects.flatMap(({ publisherId, earlier }) => [
    ...(publisherId === null ? [] : [publisherId]),
    ...earlier,
  ])
  const subjects = await findSubjectIds(db, sourceId, concerned)
  return {
    ...toSummary(row),
    version: row.version,
    text: row.text ?? '',
    reading: reading as NoticeDraft['reading'],
    isCorrected: row.corrected !== null,
    unread: row.doubts,
    effects: effects.map(({ publisherId, earlier, ...effect }) => ({
      ...effect,
      subjectId: subjects.get(publisherId ?? '') ?? null,
      earlier: [...new Set(earlier.flatMap((id) => subjects.get(id) ?? []))],
    })),
    isPublishable: isPublishable(effects) && reading.sourceId !== null && reading.publishedOn !== null,
    listCount: records.length,
    failure: row.failure,
    reason: row.reason,
    decidedBy: row.verdict === null ? null : row.decided_by,
    decidedTime: row.verdict === null ? null : (row.decided_at?.toISOString() ?? null),
    publishedTime: row.settled_at?.toISOString() ?? null,
  }
}
