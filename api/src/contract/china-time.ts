/** Lists, quotas and documents count days by this clock, wherever server and reader are. */
const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A time in Shanghai: `2026-08-01 09:30:00`. */
export function chinaTime(moment: Date): string {
  return shanghai.format(moment)
}

/** The day in Shanghai, ISO. */
export function chinaDay(moment: Date): string {
  return chinaTime(moment).slice(0, 10)
}

/** Start of a day in Shanghai, which has no daylight saving time. `day`: ISO. */
export function startOfChinaDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}
