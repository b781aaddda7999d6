import { z } from 'zod'
import { readAnswer } from '../../index-pages/read-answer.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { PageChanged } from '../../rejected.ts'
import type { Download, FoundAddress, IndexPage } from '../../source.ts'

const titles = z.object({ titles: z.array(z.object({ number: z.number(), up_to_date_as_of: z.string().nullish() })) })

/** Part 744 as of the day to which title 15 is up to date: the eCFR is some days behind and refuses later dates. */
export const download: Download = {
  urls: ['https://www.ecfr.gov/api/versioner/v1/titles.json'],
  find: { steps: [toPart], origins: [] },
  timeoutMinutes: 10,
}

function toPart(page: IndexPage): FoundAddress[] {
  const title = readAnswer(page, titles).titles.find(({ number }) => number === 15)
  const day = title?.up_to_date_as_of ?? ''
  if (!isIsoDay(day)) throw new PageChanged(`${page.url} does not say to which day title 15 is up to date.`)
  return [{ url: new URL(`/api/versioner/v1/full/${day}/title-15.xml?part=744`, page.url).href }]
}
