import { chinaDay, startOfChinaDay } from '@qingdan/database/china-time.ts'

/** Start of the next quota day: 00:00 in Shanghai. */
export function nextQuotaDay(now: Date): Date {
  return new Date(startOfChinaDay(chinaDay(now)).getTime() + 24 * 60 * 60 * 1000)
}
