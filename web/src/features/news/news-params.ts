import * as z from 'zod/mini'
import { optionalText, pageNumber, text } from '../../lib/address/search-param-fields.ts'

/** Tabs of `/homeList` (core-platform.md, Pages): 1 international, 2 China. */
export const newsTabs = ['1', '2'] as const

/** The query of `/homeList`: the whole state of the page. */
export const newsListParams = z.object({
  tab: z.catch(z._default(z.pipe(text, z.enum(newsTabs)), '1'), '1'),
  keyword: optionalText,
  page: pageNumber(1000),
})
export type NewsListParams = z.output<typeof newsListParams>

export const newsListDefaults = { tab: '1', page: 1 } as const

/** The query of `/homeListInfo`: the number of an announcement; `fileId`, of old links, is a stored document. */
export const announcementParams = z.object({ id: z.catch(z._default(text, ''), ''), fileId: optionalText })

/** The query of `/filesInfo`: a stored document. */
export const fileParams = z.object({ fileId: z.catch(z._default(text, ''), '') })
