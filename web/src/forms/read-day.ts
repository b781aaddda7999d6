/** A typed day as ISO: `2026-06-29`, `2026/6/29`, `2026年6月29日`, `20260629`. Null for anything that is not a day of the calendar. */
export function readDay(typed: string): string | null {
  const parts = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(typed.normalize('NFKC').trim())
  if (!parts) return null
  const [, year = '', month = '', day = ''] = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(iso)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
