import type { IdentityDocument, PartialDate } from '@qingdan/database/record.ts'
import { isIsoDay, toIsoDay, toPartialDate, yearDate, yearSpan } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'

/** Values of a cell: parted by semicolons, but not inside brackets, where they part dates. */
export function valuesIn(cell: string): string[] {
  const values: string[] = ['']
  let depth = 0
  for (const sign of cell) {
    if ('(（'.includes(sign)) depth += 1
    if (')）'.includes(sign)) depth = Math.max(0, depth - 1)
    if (depth === 0 && ';；'.includes(sign)) values.push('')
    else values.push(`${values.pop()}${sign}`)
  }
  return values
    .map((value) => value.replace(/\s+/g, ' ').trim())
    .filter((value) => !['', '-', '不明', 'なし'].includes(value))
}

const description = /生年月日|出生地|国籍|旅券|passport|\bDOB\b|\bPOB\b|nationality/i

/** A name and what its brackets say of the bearer: "サイフ・アル・アドル（生年月日1963/4/11、出生地エジプト）". */
export function splitName(text: string): { value: string; note?: string } {
  const { value = text, note } = /^(?<value>.+?)\s*[（(](?<note>[^（()）]+)[)）]$/.exec(text)?.groups ?? {}
  return note !== undefined && description.test(note) ? { value, note } : { value: text }
}

/** Names in their own script, which the notice marks: "(original script: محمد حسن)". */
export function originalScripts(notice: string): string[] {
  return [...notice.matchAll(/original\s*script\s*[:：]\s*([^()（）:：]{2,200})[)）]/gi)]
    .flatMap(([, names = '']) => names.split(/[;；]/))
    .map((name) => name.trim())
    .filter((name) => /\p{L}/u.test(name) && !/^\p{Script=Latin}/u.test(name))
}

/** "1992/1/13", "1957年", "1957年頃", "1963年から1968年の間"; other words are kept, and reported. */
export function toBirthDate(stated: string, warnings: Warnings): PartialDate {
  const text = stated.normalize('NFKC').trim()
  const isCirca = /頃|およそ|おおよそ/.test(text)
  const [, year, month, day] = /^(?:\D{0,4})?(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?(?:頃)?$/.exec(text) ?? []
  const whole = toIsoDay(Number(year), Number(month), Number(day))
  if (whole !== null) return toPartialDate(whole, whole, isCirca)
  const [, first, last] = /^(\d{4})年?\s*(?:から|-|~|～|〜)\s*(\d{4})年?(?:まで)?(?:の間)?(?:頃)?$/.exec(text) ?? []
  if (first !== undefined && last !== undefined && first < last) return yearSpan(Number(first), Number(last), isCirca)
  const [, only] = /^(?:およそ|おおよそ)?(\d{4})年?(?:頃)?$/.exec(text) ?? []
  if (only !== undefined) return yearDate(Number(only), isCirca)
  const [, inYear, inMonth] = /^(\d{4})[/.年](\d{1,2})月?(?:頃)?$/.exec(text) ?? []
  const start = toIsoDay(Number(inYear), Number(inMonth), 1)
  if (start !== null) {
    const end = new Date(Date.UTC(Number(inYear), Number(inMonth), 0)).toISOString().slice(0, 10)
    return toPartialDate(start, end, isCirca)
  }
  warnings.add('unknown-date', stated)
  return { from: null, to: null, isCirca, text: stated }
}

/** "2001.9.22 2008.6.25改訂": the day of the notice and the days on which it was changed, ISO. */
export function toNoticeDays(stated: string, warnings: Warnings): { listedOn: string | null; amendedOn: string[] } {
  const days = [...stated.normalize('NFKC').matchAll(/(\d{4})[.\-/](\d{1,2})[.\-/](\d{1,2})/g)]
    .map(([, year, month, day]) => toIsoDay(Number(year), Number(month), Number(day)))
    .filter((day) => day !== null)
  if (days.length === 0 && stated !== '') warnings.add('unknown-date', stated)
  const [listedOn = null, ...amendedOn] = days
  return { listedOn, amendedOn: [...new Set(amendedOn)].filter(isIsoDay).sort() }
}

/** A number, with the words around it as its note: "ウガンダ旅券A00195974（2029年12月16日に失効）". */
export function toDocument(kind: 'passport' | 'national-id', label: string, stated: string): IdentityDocument | null {
  const number = /[A-Z0-9][A-Z0-9/-]{3,}[A-Z0-9]/i.exec(stated.normalize('NFKC'))?.[0]
  if (number === undefined) return null
  return { kind, label, number, ...(number === stated ? {} : { note: stated }) }
}
