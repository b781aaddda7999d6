import { chinaDay } from '../time/listing-day.ts'

/** The day a quota is counted in: Shanghai's, ISO. */
export const dayOf = chinaDay

/** When the next one begins: 00:00 in Shanghai, which keeps no summer time. */
export function nextDay(now: Date): Date {
  const midnight = new Date(`${chinaDay(now)}T00:00:00+08:00`)
  return new Date(midnight.getTime() + 24 * 60 * 60 * 1000)
}
