import type { NoticeAction, NoticeChange } from '@qingdan/database/notice-reading.ts'
import { dayIn } from './notice-text.ts'

const actions: Readonly<Record<string, NoticeAction>> = {
  继续暂停: 'suspend',
  暂停: 'suspend',
  恢复: 'resume',
  停止: 'stop',
  终止: 'stop',
  取消: 'stop',
  解除: 'stop',
}
const issued = '(?:不可靠实体清单工作机制(?:公告)?|商务部公告|商务部令|外交部令)'
const clause =
  /(继续暂停|暂停|停止|终止|恢复|取消|解除)(?:实施|执行|采取)?([^，。；]*?(?:公告|令|决定|措施|清单|名单)[^，。；]*)/g
const numbers = new RegExp(`${issued}[^，。；）)]*?号(?:(?:、|和|及)\\d+号)*`, 'g')

/** Each change of earlier measures that the text announces, one per earlier notice. */
export function changesIn(body: string, publishedOn: string | null): NoticeChange[] {
  const changes = [...body.matchAll(clause)].flatMap((found) => {
    const [text, word = '', what = ''] = found
    if (/暂停或取消|将暂停|考虑/.test(body.slice(Math.max(0, found.index - 6), found.index + 8))) return []
    const from = lastDay(body.slice(0, found.index)) ?? publishedOn
    const action = actions[word]
    if (action === undefined) return []
    const change = { action, from, until: untilOf(from, what), text: text.trim() }
    return targetsOf(what, publishedOn).map((target) => ({ ...change, ...target }))
  })
  return [...changes, ...removals(body, publishedOn)]
}

/** 自2025年11月10日起: the nearest before the clause. */
function lastDay(before: string): string | null {
  const found = [...before.matchAll(/自(\d{4}年\d{1,2}月\d{1,2}日)(?:\d{1,2}时(?:\d{1,2}分)?)?起/g)].at(-1)
  return found === undefined ? null : dayIn(found[1] ?? '')
}

/** The first day after 90天, 6个月, 1年 or 一年; null if no term is stated. */
function untilOf(from: string | null, what: string): string | null {
  const [, count = '', unit] = /([\d一二三四五六七八九十]+)(天|日|个月|年)(?!第|\d|[^，。；]*公告)/.exec(what) ?? []
  if (from === null || unit === undefined) return null
  const number = /\d/.test(count) ? Number(count) : '一二三四五六七八九十'.indexOf(count) + 1
  const end = new Date(from)
  if (unit === '年') end.setUTCFullYear(end.getUTCFullYear() + number)
  else if (unit === '个月') end.setUTCMonth(end.getUTCMonth() + number)
  else end.setUTCDate(end.getUTCDate() + number)
  return end.toISOString().slice(0, 10)
}

type Target = Pick<NoticeChange, 'target' | 'targetDay' | 'names'>

/** The earlier notices: by number (5号和6号 are two), else by day; else the parties that are named. */
function targetsOf(what: string, publishedOn: string | null): Target[] {
  const named = [...what.matchAll(numbers)].flatMap(([text]) => {
    const [first = '', ...more] = text.split(/[、和及](?=\d+号)/)
    return [first, ...more.map((number) => first.replace(/\d+号$/, number))]
  })
  const day = dayOf(what, named[0], publishedOn)
  if (named.length > 0)
    return named.map((target) => ({ target: target.replace(/\s+/g, ''), targetDay: day, names: [] }))
  if (day !== null) return [{ target: null, targetDay: day, names: [] }]
  const [, names] = /^对(.+?)(?:的|采取|实施)/.exec(what) ?? []
  return names === undefined ? [] : [{ target: null, targetDay: null, names: namesIn(names) }]
}

/** 4月4日公告 is of the year in the number, else of the year of this text. */
function dayOf(what: string, number: string | undefined, publishedOn: string | null): string | null {
  const [, stated, month, day] = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日(?:的)?(?:公告|发布|决定)/.exec(what) ?? []
  if (month === undefined) return null
  const year =
    stated ??
    /〔(\d{4})〕|(\d{4})年第/
      .exec(number ?? '')
      ?.slice(1)
      .find(Boolean) ??
    publishedOn?.slice(0, 4)
  return year === undefined ? null : dayIn(`${year}年${month}月${day}日`)
}

/** 将某某公司移出不可靠实体清单. */
function removals(body: string, publishedOn: string | null): NoticeChange[] {
  return [...body.matchAll(/将([^，。；]+?)(?:从[^，。；]*)?移出[^，。；]*(?:清单|名单)/g)].map((found) => ({
    action: 'stop',
    target: null,
    targetDay: null,
    names: namesIn(found[1] ?? ''),
    from: lastDay(body.slice(0, found.index)) ?? publishedOn,
    until: null,
    text: found[0],
  }))
}

function namesIn(text: string): string[] {
  return text
    .split(/(?<=[）)])[、和及]|、|和/)
    .map((name) =>
      name
        .replace(/[（(].*[)）]$/, '')
        .replace(/等\d*[家名个].*$/, '')
        .trim(),
    )
    .filter((name) => name !== '')
}
