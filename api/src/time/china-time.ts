const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment as a clock in Shanghai shows it: `2026-08-01 09:30:00`. */
export function chinaTime(moment: Date): string {
  return shanghai.format(moment)
}

/** The moment a day begins in Shanghai, which keeps no summer time. `day`: ISO. */
export function startOfChinaDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`)
}
