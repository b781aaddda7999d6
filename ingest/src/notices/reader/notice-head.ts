import type { NoticeAuthority, NoticeKind } from '@qingdan/database/notice-reading.ts'
import { type ListId, listIn } from '../../formats/cn-notices/cn-lists.ts'
import { dayIn, type NoticeText, withWesternYear } from './notice-text.ts'

/** The words by which a change of earlier measures is announced. */
const changeWords = /(暂停|停止|恢复|取消|解除|移出|终止|调整)/
const bodies: readonly [RegExp, NoticeAuthority][] = [
  [/不可靠实体清单工作机制/, 'uel'],
  [/外交部/, 'mfa'],
  [/商务部/, 'mofcom'],
  [/国务院台办|国台办|国务院台湾事务办公室|中共中央台办|台湾工作办公室/, 'tao'],
]

/** The title: the line that names a measure or a list and ends like a title; `given` if no line does. */
export function readTitle(text: NoticeText, given: string): string {
  const index = text.lines.findIndex(
    (line) =>
      line.length < 120 &&
      /(关于|公布|公告|就).*(措施|名单|清单|制裁|惩戒|调查)/.test(line) &&
      !/[。；，]$|^【|^（|^附件|^现|^根据/.test(line),
  )
  if (index >= 0) text.read(index)
  return (text.lines[index] ?? given).replace(/^商务部(公告|令)\s*\d{4}年第\s*\d+\s*号\s*/, '')
}

/** What a notice does. A spokesperson's answer and a title with one of the words of change change earlier measures. */
export function kindOf(title: string, body: string): NoticeKind {
  if (/启动.*调查|立案调查|调查机制/.test(title)) return 'investigation'
  if (changeWords.test(title) && /(措施|名单|清单)/.test(title) && !/列入/.test(title)) return 'change'
  if (sourceOf(title, body) !== null) return 'listing'
  return 'other'
}

/** The list that the title names, else the decision in the text. */
export function sourceOf(title: string, body: string): ListId | null {
  const byTitle = listIn(title)
  if (byTitle !== null) return byTitle
  const decision = /(决定|宣布|现将|依法).{0,400}?(列入|列为|采取)[^。；]*/su.exec(body)?.[0]
  return decision === undefined ? null : listIn(decision)
}

const numbers: readonly RegExp[] = [
  /不可靠实体清单工作机制(?:公告)?〔\d{4}〕\d+号/,
  /商务部(?:公告|令)\s*\d{4}\s*年\s*第\s*\d+\s*号/,
  /外交部令\s*第\s*\d+\s*号/,
]

/** The notice's own number: it stands in the page's title or the head; an answer of a spokesperson has none, the numbers in it are others'. */
export function readNumber(text: NoticeText, given: string, title: string, kind: NoticeKind): string | null {
  if (kind === 'change' && /答记者问/.test(title)) return null
  const end = text.lines.findIndex((line) => /^(根据|依据|为维护)/.test(line))
  const head = withWesternYear(
    [given, ...text.lines.slice(0, end < 0 ? 12 : end)].join('\n').replace(/令\n第/g, '令第'),
  )
  for (const pattern of numbers) {
    const found = pattern.exec(head)?.[0]
    if (found !== undefined) return found.replace(/\s+/g, '')
  }
  return spacedNumber(head)
}

/** 不可靠实体清单工作机制 / 公告 / 2023年 第1号, over three lines. */
function spacedNumber(head: string): string | null {
  const [, year, number] = /不可靠实体清单工作机制\n公告\n(\d{4})年\s*第(\d+)号/.exec(head) ?? []
  return year === undefined ? null : `不可靠实体清单工作机制公告〔${year}〕${number}号`
}

/** Who issued it: the body of its number, else of its title, else whose site published it. */
export function authorityOf(number: string | null, title: string, url: string): NoticeAuthority | null {
  const sites: readonly [RegExp, NoticeAuthority][] = [
    [/mfa\.gov\.cn/, 'mfa'],
    [/gwytb\.gov\.cn/, 'tao'],
    [/mofcom\.gov\.cn/, 'mofcom'],
  ]
  for (const words of [number ?? '', title]) {
    const found = bodies.find(([pattern]) => pattern.test(words))
    if (found !== undefined) return found[1]
  }
  return sites.find(([pattern]) => pattern.test(url))?.[1] ?? null
}

const dates: readonly RegExp[] = [
  /^【发文日期】.*/,
  /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/,
  /^来源.*\d{4}-\d{2}-\d{2}.*/,
  /^\d{4}年\d{1,2}月\d{1,2}日$/,
]

/** The day of publication: stated in the head, else the day under the signature; `given` by the index if none is. */
export function readPublishedOn(text: NoticeText, given: string | null): string | null {
  for (const pattern of dates) {
    const line = text.lines.find((candidate) => pattern.test(candidate))
    const day = line === undefined ? null : dayIn(line)
    if (day !== null) return day
  }
  return given
}

/** First day in force, and the time of that day if one is stated. */
export function readEffect(body: string, publishedOn: string | null): { day: string | null; time: string | null } {
  const stated = /自(\d{4}年\d{1,2}月\d{1,2}日)(?:(\d{1,2})时(?:(\d{1,2})分)?)?起(?:正式)?(?:实施|施行|生效|执行)/.exec(
    body,
  )
  if (stated === null) return { day: publishedOn, time: null }
  const [, day = '', hour, minute = '0'] = stated
  return {
    day: dayIn(day),
    time: hour === undefined ? null : `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`,
  }
}
