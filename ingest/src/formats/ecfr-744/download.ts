import { z } from 'zod'
import { isIsoDay } from '../../reading/partial-date.ts'
import type { Source } from '../../source.ts'

const titles = z.object({ titles: z.array(z.object({ number: z.number(), up_to_date_as_of: z.string().nullish() })) })

/** Part 744 as of the day to which title 15 is up to date: the eCFR is some days behind and refuses later dates. */
export const download: NonNullable<Source['download']> = {
  urls: ['https://www.ecfr.gov/api/versioner/v1/full/{today}/title-15.xml?part=744'],
  timeoutMinutes: 10,
  newestDay: {
    url: 'https://www.ecfr.gov/api/versioner/v1/titles.json',
    read(answer) {
      const day = titles.safeParse(answer).data?.titles.find((title) => title.number === 15)?.up_to_date_as_of ?? ''
      return isIsoDay(day) ? day : null
    },
  },
}
