import * as z from 'zod/mini'
import { optionalText, pageNumber, pageSize, pageSizes, text } from '../../lib/address/search-param-fields.ts'

const defaultPageSize = 10

/** The query of `/law`: the whole state of the page. `countrys`, `categorys`: Chinese labels of the API, a comma list; none: all. */
export const lawSearchParams = z.object({
  keyword: optionalText,
  countrys: optionalText,
  categorys: optionalText,
  page: pageNumber(10_000),
  pageSize: pageSize(pageSizes, defaultPageSize),
})
export type LawSearchParams = z.output<typeof lawSearchParams>

export const lawSearchDefaults = { page: 1, pageSize: defaultPageSize } as const

/** The query of `/lawDetail`. `article`: shown first; `val`: marked in the text. */
export const lawDetailParams = z.object({
  id: z.catch(z._default(text, ''), ''),
  article: optionalText,
  val: optionalText,
})

/** The query of `/lawCompare`: two versions, `other` the older one. */
export const lawCompareParams = z.object({
  id: z.catch(z._default(text, ''), ''),
  other: z.catch(z._default(text, ''), ''),
})

export function chosenOf(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(',').filter((label) => label !== '')
}

/** Toggles a label of a filter; without any, all are meant. Null: all. */
export function withLabel(list: string | undefined, label: string | null): string | undefined {
  if (label === null) return undefined
  const chosen = chosenOf(list)
  const next = chosen.includes(label) ? chosen.filter((other) => other !== label) : [...chosen, label]
  return next.length === 0 ? undefined : next.join(',')
}
