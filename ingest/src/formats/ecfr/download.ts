import { z } from 'zod'
import { readAnswer } from '../../index-pages/read-answer.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { PageChanged } from '../../rejected.ts'
import type { Download, IndexPage } from '../../source.ts'

const titles = z.object({ titles: z.array(z.object({ number: z.number(), up_to_date_as_of: z.string().nullish() })) })

const titlesUrl = 'https://www.ecfr.gov/api/versioner/v1/titles.json'

/** A part of title 15 as of the day to which the title is up to date: the eCFR is some days behind and refuses later dates. */
export function downloadOfPart(part: number): Download {
  return downloadOfParts([[15, part]])
}

/** Parts, each with its title, as of the day to which all of these titles are up to date. */
export function downloadOfParts(parts: readonly (readonly [title: number, part: number])[]): Download {
  const toParts = (page: IndexPage) => {
    const answer = readAnswer(page, titles).titles
    const days = parts.map(([number]) =>
      dayOf(
        number,
        answer.find((title) => title.number === number),
        page,
      ),
    )
    const day = days.toSorted()[0] ?? ''
    return parts.map(([title, part]) => ({
      url: new URL(`/api/versioner/v1/full/${day}/title-${title}.xml?part=${part}`, page.url).href,
      // One file has the name of its format.
      ...(parts.length > 1 && { name: `title-${title}-part-${part}.${day}.xml` }),
    }))
  }
  return { urls: [titlesUrl], find: { steps: [toParts], origins: [] }, timeoutMinutes: 10 }
}

function dayOf(
  number: number,
  title: { up_to_date_as_of?: string | null | undefined } | undefined,
  page: IndexPage,
): string {
  const day = title?.up_to_date_as_of ?? ''
  if (!isIsoDay(day)) throw new PageChanged(`${page.url} does not say to which day title ${number} is up to date.`)
  return day
}
