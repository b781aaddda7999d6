import { chinaDay } from '../time/listing-day.ts'

/** The day a quota is counted in: the date in Shanghai, ISO. */
export const dayOf = chinaDay

/** Start of the next quota day: 00:00 in Shanghai, which has no daylight saving time. */
export function nextDay(now: Date): Date {
  const midnight = new Date(`${chinaDay(now)}T00:00:00+08:00`)
  return new Date(midnight.getTime() + 24 * 60 * 60 * 1000)
}
