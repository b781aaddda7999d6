import type { ChinaNotice, ChinaNoticeKind } from '@qingdan/database/china-items.ts'
import { z } from 'zod'
import { recordsOf } from '../../formats/mofcom/read-file.ts'
import { readJsonFile } from '../../reading/read-json-file.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { readEffectiveDays, readIssueDay, readSuspensions } from './notice-dates.ts'
import { codesIn, readNoticeItems } from './notice-items.ts'

const NoticeRecord = z.object({
  noticeNumber: z.string().nullable(),
  noticeTitle: z.string(),
  measureType: z.string(),
  noticeAction: z.string(),
  supersedesNotices: z.array(z.string()),
  issuingAuthorities: z.array(z.string()),
  publishedAt: z.iso.date(),
  effectiveFrom: z.iso.date().nullable(),
  controlCodes: z.array(z.string()),
  contentText: z.string(),
  attachments: z.array(z.object({ name: z.string().nullable(), url: z.url() })),
  sourceUrl: z.url(),
  rawRecord: z.object({ columnName: z.string() }),
})
type NoticeRecord = z.infer<typeof NoticeRecord>

const NoticesFile = recordsOf('china-dual-use', NoticeRecord)

export interface DualUseNotices {
  /** Day on which the pages were read. */
  day: string
  notices: ChinaNotice[]
  /** Records that concern no items: laws, parties put on lists, countermeasures. */
  others: number
}

const columns = new Set(['管制清单', '常见问题', '法律', '法规', '规章及规范性文件'])
const number = /(\d{4})年?第(\d+)号/
const destinationOf = /两用物项对([\u4e00-\u9fff]{2,6}?)出口管制/

/** Reads the notices on dual-use items and the questions and answers about them. */
export async function parseNotices(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<DualUseNotices> {
  const file = await readJsonFile(content, NoticesFile)
  const notices = new Map<string, ChinaNotice>()
  let others = 0
  for (const record of file.records) {
    const kind = kindOf(record)
    if (kind === null) {
      others += 1
      continue
    }
    const notice = toNotice(record, kind)
    // The ministry prints a notice in two columns of its site.
    if (notices.has(notice.id)) warnings.add('duplicate-record', notice.title)
    else notices.set(notice.id, notice)
    refuseUnread(record, notice)
  }
  return { day: file.capturedAt.slice(0, 10), notices: [...notices.values()], others }
}

/** What a record is; null for one that is not about items. */
function kindOf({ measureType, noticeTitle, contentText, rawRecord }: NoticeRecord): ChinaNoticeKind | null {
  if (!columns.has(rawRecord.columnName)) throw new Rejected(`The column "${rawRecord.columnName}" is unknown.`)
  if (measureType === 'official_guidance') return 'guidance'
  if (measureType === 'licence_catalogue') return 'catalogue'
  if (measureType === 'dual_use_control_list') return 'list'
  if (/(?<!“)暂停实施/.test(contentText) && /公告/.test(noticeTitle)) return 'suspension'
  if (/实施出口管制的决定|两用物项对.*出口管制的公告/.test(noticeTitle)) return 'control'
  return null
}

function toNotice(record: NoticeRecord, kind: ChinaNoticeKind): ChinaNotice {
  const { noticeTitle: title, contentText: text, sourceUrl: url, attachments } = record
  const issuedOn = readIssueDay(text) ?? record.publishedAt
  // The number that guidance is given is that of a notice which it explains.
  const numbered = kind === 'guidance' ? null : number.exec(title.replace(/[\s\u00a0]/g, ''))
  const stated = kind === 'guidance' ? [] : readEffectiveDays(text, issuedOn)
  const from = record.effectiveFrom
  return {
    id: numbered === null ? placeOf(url) : `${numbered[1]}-${numbered[2]}`,
    kind,
    title,
    authorities: record.issuingAuthorities,
    issuedOn,
    url,
    attachments,
    effective: stated.length > 0 || from === null ? stated : [{ part: null, from }],
    isRepealed: title.includes('已废止'),
    suspensions: readSuspensions(text, issuedOn),
    items: kind === 'control' ? readNoticeItems(text) : [],
    codesNamed: codesIn(text),
    destination: destinationOf.exec(`${title}\n${text}`)?.[1] ?? null,
    text,
  }
}

/** "202509/1163": the part of the address that stays. */
function placeOf(url: string): string {
  const place = /\/(\d{6}\/\d+)\.html$/.exec(url)?.[1]
  if (place === undefined) throw new Rejected(`The address ${url} has another form.`)
  return place
}

/** A notice whose text says more than was read would leave an item in force that is suspended, or free that is controlled. */
function refuseUnread(record: NoticeRecord, { kind, title, suspensions, items }: ChinaNotice): void {
  if (kind === 'suspension') {
    const read = new Set(suspensions.map(({ notice }) => notice))
    const wanted = record.supersedesNotices.flatMap((stated) => number.exec(stated)?.slice(1, 3).join('-') ?? [])
    const lacking = wanted.find((one) => !read.has(one))
    if (suspensions.length === 0) throw new Rejected(`What "${title}" suspends, and until when, was not read.`)
    if (lacking !== undefined) throw new Rejected(`"${title}" suspends ${lacking}, which was not read.`)
    const backwards = suspensions.find(({ from, to }) => to < from)
    if (backwards)
      throw new Rejected(`"${title}" suspends ${backwards.notice} from ${backwards.from} to ${backwards.to}.`)
  }
  if (kind === 'control' && record.controlCodes.length > 0 && items.length === 0) {
    throw new Rejected(`The items of "${title}" were not read.`)
  }
}
