/**
 * Converts a typed birth date to ISO: a year, month or day (`1965`, `1965/6`, `1965年6月29日`, `29.06.1965`, `19650629`). Day before month only with
 * dots, or when the first number is above 12. Null for anything that is not a date since 1850.
 */
export function readBirthDate(text: string): string | null {
  const typed = text.normalize('NFKC').trim()
  const iso = isoOf(typed)
  if (iso === null) return null
  const [year = '', month = '01', day = '01'] = iso.split('-')
  const whole = `${year}-${month}-${day}`
  const date = new Date(whole)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole)
  return isDay && year >= '1850' && date.getTime() <= Date.now() ? iso : null
}

function isoOf(typed: string): string | null {
  const yearFirst = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(\d{1,2})\s*日?|\s*月?)|\s*年?)$/.exec(typed)
  if (yearFirst) return [yearFirst[1], ...[yearFirst[2], yearFirst[3]].flatMap(two)].join('-')
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(typed)
  if (packed) return packed.slice(1).join('-')
  const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(typed)
  if (!yearLast) return null
  const [, first = '', sign, second = '', year = ''] = yearLast
  const isDayFirst = sign === '.' || Number(first) > 12
  // 06/07/1965 is June in one country and July in the other, so only the year is certain.
  if (!isDayFirst && Number(second) <= 12 && first !== second) return year
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return [year, ...two(month), ...two(day)].join('-')
}

function two(number: string | undefined): string[] {
  return number === undefined ? [] : [number.padStart(2, '0')]
}
