/** 6/30/25 and 06/30/2025: month, day, year. */
export const american: RegExp = /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g

/** ISO days of the American and ISO days in a text. */
export function daysIn(text: string): string[] {
  const printed = [...text.matchAll(american)].map(([, month = '', day = '', year = '']) => {
    const full = year.length === 4 ? year : `${Number(year) > 50 ? '19' : '20'}${year}`
    return [full, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  })
  return [...(text.match(/\b\d{4}-\d\d-\d\d\b/g) ?? []), ...printed]
}
