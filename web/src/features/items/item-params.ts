import type { PartyRule } from '@qingdan/api/contract/items/listed-parties.ts'
import * as z from 'zod/mini'
import {
  isoDay,
  optionalText,
  pageNumber,
  pageSize,
  pageSizes,
  readText,
  text,
} from '../../lib/address/search-param-fields.ts'

const defaultPageSize = 10
/** The address of "all categories" in the specification; the page leaves it out. */
const allCategories = '00'
const categories = /^\d$/
const groups = /^[A-E]$/
const countryCode = /^[A-Z]{2}$/

function oneOf(pattern: RegExp) {
  return readText((value) =>
    value !== allCategories && pattern.test(value.toUpperCase()) ? value.toUpperCase() : undefined,
  )
}

/** The query of `/eccnSearchPage`: the whole state of the page. */
export const itemSearchParams = z.object({
  val: optionalText,
  categoryId: oneOf(categories),
  groupId: oneOf(groups),
  page: pageNumber(10_000),
  pageSize: pageSize(pageSizes, defaultPageSize),
})
export type ItemSearchParams = z.output<typeof itemSearchParams>

export const itemSearchDefaults = { page: 1, pageSize: defaultPageSize } as const

/** The query of `/eccBodyDetailsPage`. `country`: the destination that was chosen. */
export const itemDetailParams = z.object({
  eccn: z.catch(z._default(text, ''), ''),
  country: oneOf(countryCode),
})

/** The query of `/relationalPageFaces`. Old addresses have the tags of a highlight around the code. */
export const itemMapParams = z.object({
  eccn: z.catch(
    z._default(
      z.pipe(
        text,
        z.transform((code) => code.replace(/<[^>]*>/g, '').trim()),
      ),
      '',
    ),
    '',
  ),
})

/** The query of `/chinaItemsDetails`. `version`: point in time of the text; `key`: the words of the search that led here. */
export const chinaItemDetailParams = z.object({
  eccn: z.catch(z._default(text, ''), ''),
  version: isoDay,
  key: optionalText,
})

/** The query of `/euItem`. */
export const euItemParams = z.object({ code: z.catch(z._default(text, ''), '') })

/** The query of `/listofCountries`: a part of a destination's name, or its code. */
export const chartParams = z.object({ name: optionalText, code: oneOf(countryCode) })

/** The rules of `/listedParties`; the page knows a phrase for each. */
const partyRuleNames = [
  'all',
  'conditional',
  'ccl',
  'unread',
  'footnote-1',
  'footnote-2',
  'footnote-3',
  'footnote-4',
  'footnote-5',
] as const satisfies readonly PartyRule[]

/** The query of `/listedParties`. */
export const partiesParams = z.object({
  rule: z.catch(z.optional(z.enum(partyRuleNames)), undefined),
  page: pageNumber(10_000),
  pageSize: pageSize(pageSizes, defaultPageSize),
})
export type PartiesParams = z.output<typeof partiesParams>
