import type { NoticeDoubt, NoticeReading } from '@qingdan/database/notice-reading.ts'
import { legalBasesIn } from './legal-bases.ts'
import { changesIn } from './notice-changes.ts'
import { authorityOf, kindOf, readEffect, readNumber, readPublishedOn, readTitle, sourceOf } from './notice-head.ts'
import { measuresFor, readMeasures } from './notice-measures.ts'
import { annexOf, partyOfTitle, readAnnex, readInline } from './notice-parties.ts'
import { createNoticeText, type NoticeText } from './notice-text.ts'
import type { NamedParty } from './party-name.ts'

/** A notice as fetched. */
export interface NoticePage {
  url: string
  title: string
  /** The day that the index states, ISO. */
  announcedOn: string | null
  /** The text of the page, lines as published. */
  text: string
}

export interface ReadPage {
  reading: NoticeReading
  doubts: NoticeDoubt[]
}

/** Reads a notice by rules. Never throws and never guesses: what no rule understands is among the doubts. */
export function readNotice(page: NoticePage): ReadPage {
  const text = createNoticeText(page.text)
  const title = readTitle(text, page.title)
  const start = annexOf(text)
  const body = text.lines.slice(0, start).join('\n')
  const kind = kindOf(title, body)
  const number = readNumber(text, page.title, title, kind)
  const publishedOn = readPublishedOn(text, page.announcedOn)
  const effect = readEffect(body, publishedOn)
  const measures = readMeasures(text, start)
  const isListing = kind === 'listing'
  const named = isListing ? findParties(text, start, title, body) : []
  const reading: NoticeReading = {
    kind,
    sourceId: sourceOf(title, body),
    authority: authorityOf(number, title, page.url),
    number,
    title,
    publishedOn,
    effectiveOn: isListing ? effect.day : null,
    effectiveTime: isListing ? effect.time : null,
    reason: isListing ? reasonIn(body) : null,
    legalBases: legalBasesIn(body),
    parties: named.map((party) => ({ ...party, measures: measuresFor(party.kind, measures) })),
    changes: kind === 'change' ? changesIn(body, publishedOn) : [],
  }
  readForms(text, start, reading)
  return { reading, doubts: doubtsOf(reading, text, start) }
}

function findParties(text: NoticeText, start: number, title: string, body: string): NamedParty[] {
  const annexed = readAnnex(text, start)
  if (annexed.length > 0) return annexed
  const named = partyOfTitle(title, body)
  const inline = readInline(text, start)
  return named.length > 0 && inline.every(({ en }) => en === null) ? named : inline
}

/** What the parties did, if the decision says so; otherwise what the measures protect, or the sentences before the legal basis. */
function reasonIn(body: string): string | null {
  const [, conduct] =
    /决定(?:将|对)(?:[^，。；（]*?等)?(参与[^，。；（]{4,40}?)的[^，。；]*?(?:公司|企业|实体|集团)/.exec(body) ?? []
  if (conduct !== undefined) return conduct
  const [, purpose] = /(为(?:维护|保护|履行|反制).+?)(?=，(?:决定|根据|依据|商务部|中方))/s.exec(body) ?? []
  if (purpose !== undefined) return purpose.replace(/\n/g, '')
  const lines = body.split('\n')
  const basis = lines.findIndex((line) => /依据《|根据《/.test(line))
  const before = [lines[basis - 1] ?? '', (lines[basis] ?? '').replace(/(?:依据|根据)《.*$/s, '')]
  const sentences = before.filter((part) => /[。！]$/.test(part) && !/^[（【]|日$/.test(part)).join('')
  return sentences === '' ? null : sentences
}

/** Lines that every notice has, and those whose content was read from the whole text. */
const forms: readonly RegExp[] = [
  /^https?:\/\//,
  /^【.*】/,
  /^来源.*/,
  /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  /^\d{4}年\s*\d{1,2}月\d{1,2}日$/,
  /^\d{4}年\s*第\s*\d+\s*号$/,
  /^第\s*\d+\s*号$/,
  /^(公告|特此公告|现公告如下|附件?[：:].*|商务部|外交部|国务院台办|不可靠实体清单工作机制|（商务部代章）)[：。]?$/,
  /^(中华人民共和国)?(商务部|外交部)(公告|令).*$/,
  /^部\s*长\s*\S+/,
  /^（\d{4}年.*(公布|发布).*施行）$/,
  /^现公布《.*》.*$/,
  /^本(公告|决定).*(实施|施行|执行|生效)。$/,
]

function readForms(text: NoticeText, start: number, reading: NoticeReading): void {
  for (const [index, line] of text.lines.entries()) {
    const isForm = forms.some((form) => form.test(line)) || line.includes(reading.title)
    const isBasis = index < start && reading.legalBases.length > 0 && /(根据|依据).*《/.test(line)
    const isReason = reading.reason !== null && reading.reason !== '' && reading.reason.includes(line)
    const isChange = reading.changes.some((change) => line.includes(change.text))
    if (isForm || isBasis || isReason || isChange) text.read(index)
  }
}

/** How many parties the text says it names: in its title, else in its annex, else in its decision. */
function statedCount({ lines }: NoticeText, title: string, start: number): number | null {
  const inTitle = /(\d+)(?:家|名|个)/.exec(title)?.[1]
  if (inTitle !== undefined) return Number(inTitle)
  const sum = (part: readonly string[], pattern: RegExp) =>
    part.flatMap((line) => [...line.matchAll(pattern)]).reduce((total, [, count]) => total + Number(count), 0)
  const body = sum(lines.slice(0, start), /等(\d+)(?:家|名)(?:后附|实体|企业)/g)
  const annex = sum(lines.slice(start), /^.*（共计?(\d+)(?:家|人|名)）$/g)
  return annex || body || null
}

function doubtsOf(reading: NoticeReading, text: NoticeText, start: number): NoticeDoubt[] {
  const doubts: NoticeDoubt[] = []
  if (reading.sourceId === null) doubts.push({ code: 'list-unknown', value: '' })
  if (reading.publishedOn === null) doubts.push({ code: 'day-unknown', value: '' })
  if (reading.kind === 'listing') doubts.push(...listingDoubts(reading, statedCount(text, reading.title, start)))
  if (reading.kind === 'change') doubts.push(...changeDoubts(reading))
  return [...doubts, ...text.unread().map((value) => ({ code: 'line-unread' as const, value }))]
}

function listingDoubts({ number, authority, parties }: NoticeReading, stated: number | null): NoticeDoubt[] {
  const doubts: NoticeDoubt[] = []
  const isOfTaiwan = authority === 'tao'
  if (number === null && !isOfTaiwan) doubts.push({ code: 'number-unknown', value: '' })
  if (parties.length === 0) doubts.push({ code: 'no-party', value: '' })
  if (stated !== null && stated !== parties.length) {
    doubts.push({ code: 'party-count', value: `${stated}/${parties.length}` })
  }
  const halfNamed = parties.filter(({ zh, en }) => zh === null || (en === null && !isOfTaiwan))
  return [...doubts, ...halfNamed.map(({ zh, en }) => ({ code: 'one-name' as const, value: zh ?? en ?? '' }))]
}

function changeDoubts({ changes }: NoticeReading): NoticeDoubt[] {
  if (changes.length === 0) return [{ code: 'no-change', value: '' }]
  return changes
    .filter(({ target, targetDay, names, from }) => from === null || (target ?? targetDay ?? names[0]) === undefined)
    .map(({ text }) => ({ code: 'change-incomplete', value: text }))
}
