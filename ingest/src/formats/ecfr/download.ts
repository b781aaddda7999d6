import { z } from 'zod'
import { readAnswer } from '../../index-pages/read-answer.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { PageChanged } from '../../rejected.ts'
import type { Download, IndexPage } from '../../source.ts'

const titles = z.object({ titles: z.array(z.object({ number: z.number(), up_to_date_as_of: z.string().nullish() })) })

/** A part of title 15 as of the day to which the title is up to date: the eCFR is some days behind and refuses later dates. */
export function downloadOfPart(part: number): Download {
  const toPart = (page: IndexPage) => {
    const title = readAnswer(page, titles).titles.find(({ number }) => number === 15)
    const day = title?.up_to_date_as_of ?? ''
    if (!isIsoDay(day)) throw new PageChanged(`${page.url} does not say to which day title 15 is up to date.`)
    return [{ url: new URL(`/api/versioner/v1/full/${day}/title-15.xml?part=${part}`, page.url).href }]
  }
  return {
    urls: ['https://www.ecfr.gov/api/versioner/v1/titles.json'],
    find: { steps: [toPart], origins: [] },
    timeoutMinutes: 10,
  }
}
