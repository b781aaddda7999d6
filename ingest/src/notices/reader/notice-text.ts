/** The lines of a notice, and which of them a rule has read. */
export interface NoticeText {
  lines: readonly string[]
  /** Marks a line as read. */
  read(index: number): void
  /** Lines that no rule has read. */
  unread(): string[]
}

/** Splits a text into lines without outer white space, control characters and gaps between single characters (公　告). */
export function createNoticeText(text: string): NoticeText {
  const lines = text
    .split('\n')
    .map(cleanLine)
    .filter((line) => line !== '')
  const isRead = lines.map(() => false)
  return {
    lines,
    read: (index) => {
      isRead[index] = true
    },
    unread: () => lines.filter((_, index) => !isRead[index]),
  }
}

function cleanLine(line: string): string {
  const plain = line
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  // 不 可 靠 实 体 清 单: headings are spaced out.
  return /^(\S )+\S$/.test(plain) ? plain.replaceAll(' ', '') : plain
}

/** The ISO day of 2025年4月4日, 2025年04月04日 or 2025-04-04; null if the text has none. */
export function dayIn(text: string): string | null {
  const [, year, month, day] = /(\d{4})\s*(?:年|-)\s*(\d{1,2})\s*(?:月|-)\s*(\d{1,2})/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

const digits = '〇一二三四五六七八九'

/** 二〇二五年第7号 with its year in digits. */
export function withWesternYear(text: string): string {
  return text.replace(/[二][〇○零Ｏ0]([〇○零一二三四五六七八九])([〇○零一二三四五六七八九])(?=年)/g, (_, tens, ones) =>
    ['20', tens, ones].map((sign) => (sign === '20' ? sign : digitOf(sign))).join(''),
  )
}

function digitOf(sign: string): string {
  return String(Math.max(0, digits.indexOf(sign)))
}
