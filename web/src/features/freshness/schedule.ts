/** Check times of a list, from a cron with five fields. `weekdays` 0 (Sunday) to 6, `days` of the month; null: every day. */
export interface Schedule {
  /** `HH:mm`, ascending. */
  times: string[]
  weekdays: number[] | null
  days: number[] | null
}

/** Null for a cron that needs more than times, weekdays and days. */
export function readSchedule(cron: string): Schedule | null {
  const [minutes, hours, days, months, weekdays, ...more] = cron.trim().split(/\s+/)
  if (minutes === undefined || months !== '*' || weekdays === undefined || more.length > 0) return null
  const parts = { minutes: numbers(minutes), hours: numbers(hours ?? ''), days: any(days), weekdays: any(weekdays) }
  if (!parts.minutes || !parts.hours || parts.days === undefined || parts.weekdays === undefined) return null
  const { minutes: ofHour } = parts
  const times = parts.hours.flatMap((hour) => ofHour.map((minute) => `${two(hour)}:${two(minute)}`))
  return { times, days: parts.days, weekdays: parts.weekdays?.map((day) => day % 7) ?? null }
}

function any(field: string | undefined): number[] | null | undefined {
  if (field === undefined) return undefined
  return field === '*' ? null : (numbers(field) ?? undefined)
}

/** Expands `3,7` and `1-5`, ascending. */
function numbers(field: string): number[] | null {
  const parts = field.split(',').map((part) => /^(\d+)(?:-(\d+))?$/.exec(part))
  const all: number[] = []
  for (const part of parts) {
    if (part === null) return null
    const from = Number(part[1])
    const to = Number(part[2] ?? part[1])
    for (let number = from; number <= to && number - from < 60; number += 1) all.push(number)
  }
  return all.toSorted((a, b) => a - b)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
