import type { ChinaNotice, Suspension } from '@qingdan/database/china-items.ts'

const day = String.raw`(\d{4})年(\d{1,2})月(\d{1,2})日`
/** "自即日起至2026年11月10日，…暂停实施。" */
const suspending = new RegExp(`自(即日|${day})起至${day}，(.*?)暂停实施`, 'g')
/** "公告2025年第55号、56号、57号、58号，及…公告2025年第61号", "（《…》）第二款". */
const named = /(\d{4})年第?(\d+)号((?:、第?\d+号)*)(?:（[^（）]*）)?(第[一二三四五六七八九十]+[款条项])?/g
const beginning = new RegExp(
  String.raw`(?:本公告((?:“[^”]+”(?:和|、)?)+)部分|本公告|[，。\n]|^)自(?:(公布之日|发布之日)|${day})起(?:正式)?(?:实施|施行)`,
  'g',
)
const issued = new RegExp(`【发文日期】${day}`)
const signed = new RegExp(String.raw`^\s*${day}\s*$`, 'gm')

/** Day on which a notice was issued: as its head or its last line states it; null if neither does. */
export function readIssueDay(text: string): string | null {
  const found = issued.exec(text) ?? [...text.matchAll(signed)].at(-1)
  return found ? iso(found[1], found[2], found[3]) : null
}

/** From when a notice applies, part by part; empty if its text does not say it. */
export function readEffectiveDays(text: string, issuedOn: string): ChinaNotice['effective'] {
  return [...text.matchAll(beginning)].map(([, part, publication, year, month, date]) => ({
    part: part === undefined ? null : [...part.matchAll(/“([^”]+)”/g)].map(([, name]) => name).join('、'),
    from: publication === undefined ? iso(year, month, date) : issuedOn,
  }))
}

/** The notices that a notice suspends, with the first and the last day of it. Every number of a list is one. */
export function readSuspensions(text: string, issuedOn: string): Suspension[] {
  return [...text.matchAll(suspending)].flatMap(([, start, y1, m1, d1, y2, m2, d2, suspended = '']) => {
    const from = start === '即日' ? issuedOn : iso(y1, m1, d1)
    const to = iso(y2, m2, d2)
    return [...suspended.matchAll(named)].flatMap(([, year, first = '', others = '', part]) =>
      [first, ...(others.match(/\d+/g) ?? [])].map((number) => ({
        notice: `${year}-${number}`,
        part: part ?? null,
        from,
        to,
      })),
    )
  })
}

function iso(year = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
