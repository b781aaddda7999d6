/** China is eight hours ahead of UTC; it has had no daylight saving time since 1991. */
const ahead = 8 * 3_600_000

/** A time in China: `2026-08-01 09:30:00`. Lists, quotas and documents count days by this clock, wherever server and reader are. */
export function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + ahead).toISOString().slice(0, 19).replace('T', ' ')
}

/** The day in China, ISO. */
export function chinaDay(moment: Date): string {
  return chinaTime(moment).slice(0, 10)
}

/** Start of a day in China. `day`: ISO. */
export function startOfChinaDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}
