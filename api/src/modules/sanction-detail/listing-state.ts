import type { Listing, SourceRecord } from '@qingdan/database/record.ts'
import type { SanctionMeta } from '../../contract/detail.ts'

type Standing = Pick<
  SanctionMeta,
  'state' | 'endedOn' | 'endNote' | 'endNoteEn' | 'suspensions' | 'noticeUrl' | 'subCompanyList' | 'data1260hList'
>

/** How an entry stands on a day (ISO), and its dated course; sub-companies stand with the first entry of a record. */
export function standingOf(listing: Listing, record: SourceRecord, isFirst: boolean, day: string): Standing {
  const { endedOn, endNote, suspensions = [], timeline = [], notice, url } = listing
  return {
    state: stateOn(listing, day),
    endedOn: endedOn ?? null,
    endNote: endNote?.zh ?? null,
    endNoteEn: endNote?.en ?? null,
    suspensions: suspensions.map(({ from, to, note, url: source }) => ({
      from,
      to,
      note: note.zh,
      noteEn: note.en,
      url: source ?? null,
    })),
    noticeUrl: notice?.url ?? url ?? null,
    subCompanyList: isFirst ? (record.subsidiaries ?? []) : [],
    data1260hList: timeline.map(({ date, status, news, laws }) => ({
      sanctionDate: date,
      statusZh: status.zh ?? status.en ?? '',
      statusEn: status.en ?? status.zh ?? '',
      newsList: news,
      lawList: laws,
    })),
  }
}

/** The first day of an end, and both days of a suspension, count; a suspension without a beginning has begun. */
function stateOn({ endedOn, suspensions = [] }: Listing, day: string): Standing['state'] {
  if (endedOn !== undefined && endedOn <= day) return 'ended'
  const rests = suspensions.some(({ from, to }) => (from ?? day) <= day && day <= (to ?? day))
  return rests ? 'suspended' : 'in force'
}
