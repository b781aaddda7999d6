import * as z from 'zod/mini'
import { optionalText, text } from '../../lib/address/search-param-fields.ts'

export const subjectTabs = ['0', '1', '2'] as const
export type SubjectTab = (typeof subjectTabs)[number]

/** The query of `/sanctionInfoSearch`. `searchKey` and `searchType` are the search that led here. */
export const subjectParams = z.object({
  id: z.catch(z._default(text, ''), ''),
  dataType: z.catch(z.optional(z.enum(['01', '02', '03', '04'])), undefined),
  s: optionalText,
  searchKey: optionalText,
  searchType: z.catch(z.optional(z.enum(['fuzzy', 'exact'])), undefined),
  /** 0 lists, 1 associated enterprises, 2 related news. */
  tab: z.catch(z.optional(z.enum(subjectTabs)), undefined),
})
export type SubjectParams = z.output<typeof subjectParams>
