import type { Listing } from '@qingdan/database/record.ts'
import type { SanctionMeta } from '../../contract/detail.ts'
import { stateOn } from '../../listing-day.ts'
import type { RecordRow } from './repository.ts'

type Standing = Pick<
  SanctionMeta,
  'state' | 'endedOn' | 'endNote' | 'endNoteEn' | 'suspensions' | 'noticeUrl' | 'subCompanyList' | 'data1260hList'
>

/** How an entry stands on a day (ISO), and its dated course; sub-companies stand with the first entry of a record. */
export function standingOf(
  listing: Listing,
  { record, valid_to }: Pick<RecordRow, 'record' | 'valid_to'>,
  isFirst: boolean,
  day: string,
): Standing {
  const { endedOn, endNote, suspensions = [], timeline = [], notice, url } = listing
  return {
    state: standsOn(listing, valid_to, day),
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

/** A list that stopped printing an entry ended it, on the day of the edition without it. */
function standsOn(listing: Listing, droppedOn: string | null, day: string): Standing['state'] {
  if (droppedOn !== null && droppedOn <= day) return 'ended'
  const state = stateOn(listing, day)
  return state !== 'ended' && listing.listedOn !== null && day < listing.listedOn ? 'not yet in force' : state
}
