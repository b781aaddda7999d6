import type { Listing } from '@qingdan/database/record.ts'
import { stateOn } from '@qingdan/database/state-on-day.ts'
import type { SanctionMeta } from '../../contract/detail.ts'
import { stateAfterTerm } from '../../subjects/term-end.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import type { RecordRow } from './repository.ts'

type EntryState = Pick<
  SanctionMeta,
  | 'state'
  | 'endedOn'
  | 'endsByTerm'
  | 'endNote'
  | 'endNoteEn'
  | 'suspensions'
  | 'noticeUrl'
  | 'subCompanyList'
  | 'data1260hList'
>

/** What the state depends on besides the entry: the date of the last edition, and what an end of the list means. */
type ListOfEntry = Pick<SourceRow, 'published_on'> & { traits: Pick<SourceRow['traits'], 'endsAreTerms'> }

/** State of an entry on a day (ISO), with its dates; sub-companies are in the first entry of a record. */
export function entryStateOf(
  listing: Listing,
  row: Pick<RecordRow, 'record' | 'valid_to' | 'added_on' | 'first_edition_on'>,
  isFirst: boolean,
  day: string,
  source: ListOfEntry,
): EntryState {
  const { endedOn, endNote, suspensions = [], timeline = [], notice, url } = listing
  return {
    state: stateOfEntry(listing, row, day, source),
    endedOn: endedOn ?? null,
    endsByTerm: endedOn !== undefined && source.traits.endsAreTerms === true,
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
    subCompanyList: isFirst ? (row.record.subsidiaries ?? []) : [],
    data1260hList: timeline.map(({ date, status, news, laws }) => ({
      sanctionDate: date,
      statusZh: status.zh ?? status.en ?? '',
      statusEn: status.en ?? status.zh ?? '',
      newsList: news,
      lawList: laws,
    })),
  }
}

/**
 * An entry that its list stopped printing ended on the day of the edition without it, unless its term was over before; it
 * was then not renewed. An entry without its own date began with the edition that introduced it; before our first edition
 * it is not known whether it was on the list.
 */
function stateOfEntry(
  listing: Listing,
  { valid_to: droppedOn, added_on, first_edition_on }: Pick<RecordRow, 'valid_to' | 'added_on' | 'first_edition_on'>,
  day: string,
  { published_on, traits }: ListOfEntry,
): EntryState['state'] {
  const state = stateOn(listing, day, published_on)
  const isDropped = droppedOn !== null && droppedOn <= day
  const isOverBefore = state === 'ended' && !(isDropped && droppedOn < (listing.endedOn ?? ''))
  if (isOverBefore && traits.endsAreTerms) return isDropped ? 'expired' : stateAfterTerm(listing)
  if (isDropped) return 'ended'
  if (state === 'ended') return state
  const beganOn = listing.listedOn ?? added_on
  if (beganOn === null) return first_edition_on !== null && day < first_edition_on ? 'unknown' : state
  return day < beganOn ? 'not yet in force' : state
}
