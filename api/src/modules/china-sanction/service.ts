import type { Db } from '@qingdan/database/connection.ts'
import { stateOn } from '@qingdan/database/state-on-day.ts'
import { isTurnOver, nextTurn } from '@qingdan/screening/event-loop-turns.ts'
import type {
  ChinaHighlight,
  ChinaLabel,
  ChinaLatestAnswer,
  ChinaLatestLabel,
  ChinaLatestQuery,
  ChinaRecord,
  ChinaSearchAnswer,
  ChinaSearchQuery,
} from '../../contract/china.ts'
import { AppError } from '../../http/app-error.ts'
import { dataTypeOf, type Entry, matchEntry, plainNumber, toChinaRecord, toChinaRow, toEntry } from './entry.ts'
import { readKeyword } from './find-in.ts'
import { isLabelled, labelOfSource, labels } from './labels.ts'
import { findChinaRecords, findEditionKey, findSubjectLink } from './repository.ts'

/** China's lists combined. `day`: the ISO day whose state is shown. */
export interface ChinaService {
  labels(): ChinaLabel[]
  /** Newest first, then by id; a page past the end has no rows and the same count. */
  search(query: ChinaSearchQuery, day: string): Promise<ChinaSearchAnswer>
  /** One block per list, the list with the newest decision first, each with the parties of its newest decision. After the last page the first one follows. */
  latest(query: ChinaLatestQuery, day: string): Promise<ChinaLatestAnswer>
  /** Throws `decision.unknown`. */
  detail(id: string, day: string): Promise<ChinaRecord>
}

const sourceNumbers = [...labelOfSource.keys()]

export function createChinaService(db: Db): ChinaService {
  let held: { key: string; entries: Promise<Entry[]> } | null = null

  /** A few hundred records, cached until a list changes. */
  async function entriesNow(): Promise<Entry[]> {
    const key = await findEditionKey(db, sourceNumbers)
    if (held?.key !== key) {
      const entries = readEntries(db)
      held = { key, entries }
      entries.catch(() => {
        held = null
      })
    }
    return held.entries
  }

  return {
    labels: () => [...labels],

    async search({ searchKey, labelIds, page, pageSize }, day) {
      const labelled = (await entriesNow()).filter(({ label }) => isLabelled(label.id, labelIds))
      const found =
        searchKey === '' ? labelled.map((entry) => ({ entry, highlights: [] })) : await select(labelled, searchKey)
      const rows = found.slice((page - 1) * pageSize, page * pageSize)
      return { data: rows.map(({ entry, highlights }) => toChinaRow(entry, highlights, day)), count: found.length }
    },

    async latest({ page, pageSize }, day) {
      const blocks = toBlocks(await entriesNow(), day)
      const pages = Math.max(1, Math.ceil(blocks.length / pageSize))
      const first = ((page - 1) % pages) * pageSize
      return { data: blocks.slice(first, first + pageSize), count: blocks.length }
    },

    async detail(id, day) {
      const entry = (await entriesNow()).find((candidate) => candidate.id === id)
      if (entry === undefined) throw new AppError('decision.unknown')
      return toChinaRecord(entry, await findSubjectLink(db, id), day)
    },
  }
}

async function readEntries(db: Db): Promise<Entry[]> {
  const rows = await findChinaRecords(db, sourceNumbers)
  return rows.flatMap((row) => toEntry(row) ?? []).sort(byNewest)
}

function byNewest(a: Entry, b: Entry): number {
  const [left, right] = [a.sanctionTime ?? '', b.sanctionTime ?? '']
  if (left !== right) return left < right ? 1 : -1
  return a.id.localeCompare(b.id, 'en', { numeric: true })
}

interface Found {
  entry: Entry
  highlights: ChinaHighlight[]
}

async function select(entries: readonly Entry[], searchKey: string): Promise<Found[]> {
  const keyword = [...readKeyword(searchKey), ...readKeyword(plainNumber(searchKey))]
  if (keyword.length === 0) return []
  const found: Found[] = []
  for (const entry of entries) {
    if (isTurnOver()) await nextTurn()
    const highlights = matchEntry(entry, keyword)
    if (highlights !== null) found.push({ entry, highlights })
  }
  return found
}

function toBlocks(entries: readonly Entry[], day: string): ChinaLatestLabel[] {
  const newest = new Map<string, Entry>()
  for (const entry of entries) if (!newest.has(entry.label.id)) newest.set(entry.label.id, entry)
  return [...newest.values()].map((head) => {
    const notice = head.listing.notice
    return {
      label: head.label.name,
      labelEn: head.label.nameEn,
      labelId: head.label.id,
      title: notice?.title.zh ?? null,
      titleEn: notice?.title.en ?? null,
      docNumber: notice?.number.zh ?? null,
      docNumberEn: notice?.number.en ?? null,
      sanctionTime: head.sanctionTime,
      entityList: entries
        .filter((entry) => isOfDecision(entry, head))
        .sort((a, b) => a.place - b.place)
        .map((entry) => toLabelEntity(entry, day)),
    }
  })
}

function isOfDecision(entry: Entry, head: Entry): boolean {
  const keyOf = ({ label, sanctionTime, listing }: Entry) =>
    [label.id, sanctionTime, listing.notice?.number.zh ?? listing.url].join()
  return keyOf(entry) === keyOf(head)
}

function toLabelEntity(entry: Entry, day: string): ChinaLatestLabel['entityList'][number] {
  const state = stateOn(entry.listing, day, entry.editionOn)
  return {
    id: entry.id,
    name: entry.names.zh,
    nameEn: entry.names.en,
    dataType: dataTypeOf(entry.record),
    status: state === 'ended' ? '0' : '1',
    state,
    sanctionTime: entry.sanctionTime,
  }
}
