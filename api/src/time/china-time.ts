const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A time in Shanghai: `2026-08-01 09:30:00`. */
export function chinaTime(moment: Date): string {
  return shanghai.format(moment)
}

/** Start of a day in Shanghai, which has no daylight saving time. `day`: ISO. */
export function startOfChinaDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}
