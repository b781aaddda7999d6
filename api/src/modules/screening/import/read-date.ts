import { isoDate } from '@qingdan/screening/cli/read-details.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 05 Jan 2024, 5-Jan-2024, 5th January, 2024 */
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.]*([a-z]{3,9})\.?[\s\-/.,]*(\d{4})$/i
/** Jan 5, 2024; January 2024 */
const monthFirst = /^([a-z]{3,9})\.?[\s\-/.]*(?:(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,]+)?(\d{4})$/i
const compact = /^(\d{4})(\d{2})(\d{2})$/
const numbersOnly = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** A date, or why it is none: `ambiguous` when day and month may be exchanged. */
export type ReadDate = { date: string } | { problem: 'unreadable' | 'ambiguous' }

/** A year, month or day as ISO 8601, written as people write it. */
export function readDate(text: string): ReadDate {
  const plain = text.replace(/(?:\s|T)\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?$/, '').trim()
  const date = isoDate(plain) ?? ofCompact(plain) ?? ofWords(plain)
  if (date !== undefined) return { date }
  const numbers = numbersOnly.exec(plain)
  return numbers ? ofNumbers(numbers) : { problem: 'unreadable' }
}

function ofCompact(text: string): string | undefined {
  const found = compact.exec(text)
  return found ? isoDate(`${found[1]}-${found[2]}-${found[3]}`) : undefined
}

function ofWords(text: string): string | undefined {
  const [, day, dayMonth = '', dayYear] = dayFirst.exec(text) ?? []
  const [, month = '', monthDay, monthYear] = monthFirst.exec(text) ?? []
  const number = months.indexOf((dayMonth || month).slice(0, 3).toLowerCase()) + 1
  if (number === 0) return undefined
  return isoDate([dayYear ?? monthYear, number, day ?? monthDay].filter((part) => part !== undefined).join('-'))
}

/** 31/12/2024 has one reading, 05/01/2024 two. */
function ofNumbers([, first, second, year]: RegExpExecArray): ReadDate {
  const readings = new Set(
    [
      [first, second],
      [second, first],
    ].flatMap(([month, day]) => isoDate(`${year}-${month}-${day}`) ?? []),
  )
  const [date] = readings
  if (date === undefined) return { problem: 'unreadable' }
  return readings.size === 1 ? { date } : { problem: 'ambiguous' }
}
