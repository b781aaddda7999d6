import type { SubjectType, SubType } from '@qingdan/api/contract/subject.ts'
import * as z from 'zod/mini'
import {
  commaList,
  optionalText,
  pageNumber,
  pageSize,
  pageSizes,
  readText,
} from '../../lib/address/search-param-fields.ts'
import { readBirthDate } from './query/birth-date.ts'

export const matchModes = ['fuzzy', 'exact'] as const
export type MatchMode = (typeof matchModes)[number]
export const sexes = ['male', 'female'] as const
const views = ['list', 'card'] as const
export const typeChoices = ['01', '02', '03', '04'] as const
/** Offered lowest scores; the first is the API's default. */
export const minScores = [50, 70, 80, 90] as const
/** The lowest score of approximate rows, shown on request; the API counts those from here on. */
export const approximateScore = 30

/** The API rejects a larger `page × pageSize`. */
export const maxReach = 10_000
const defaultPageSize = 10

/** The query of `/sanctionSearch`: the whole state of the page. The spelling `seachKey` is from the specification. */
export const searchParams = z.object({
  tabBut: z.catch(z._default(z.enum(matchModes), 'fuzzy'), 'fuzzy'),
  seachKey: optionalText,
  /** Exact mode. */
  entityName: optionalText,
  entityId: optionalText,
  type: z.catch(z.optional(z.enum(typeChoices)), undefined),
  subType: commaList(/^0[1-4]0[1-7]$/),
  country: commaList(/^[A-Z]{2}$/),
  source: commaList(/^\d{1,6}$/),
  minScore: z.catch(z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))), undefined),
  /** Known details of the party; fuzzy mode only. */
  birthDate: readText((value) => readBirthDate(value) ?? undefined),
  sex: z.catch(z.optional(z.enum(sexes)), undefined),
  nationality: commaList(/^[A-Z]{2}$/),
  identifier: optionalText,
  page: pageNumber(maxReach),
  pageSize: pageSize(pageSizes, defaultPageSize),
  view: z.catch(z._default(z.enum(views), 'list'), 'list'),
  /** The row that the reader opened last; it gets the focus on return. */
  id: optionalText,
})
export type SearchParams = z.output<typeof searchParams>

/** Default values; they are left out of the URL. */
export const searchDefaults = { tabBut: 'fuzzy', page: 1, pageSize: defaultPageSize, view: 'list' } as const

export function readCommaList(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(',')
}

export function writeCommaList(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(',')
}

const firstPage = { page: 1, id: undefined }

/** Another type resets sub-types and page, because they belonged to the previous type. */
export function withType(params: SearchParams, type: SubjectType | undefined): SearchParams {
  return { ...params, ...firstPage, type, subType: undefined }
}

export function toggleSubType(params: SearchParams, subType: SubType): SearchParams {
  const chosen = readCommaList(params.subType)
  const next = chosen.includes(subType) ? chosen.filter((other) => other !== subType) : [...chosen, subType]
  return { ...params, ...firstPage, subType: writeCommaList(next.toSorted()) }
}

export function withPageSize(params: SearchParams, pageSize: number): SearchParams {
  return { ...params, ...firstPage, pageSize }
}

export type SearchFilters = Pick<SearchParams, 'type' | 'subType' | 'country' | 'source' | 'minScore'>

export function filtersOf({ type, subType, country, source, minScore }: SearchParams): SearchFilters {
  return { type, subType, country, source, minScore }
}

const noFilters = filtersOf(searchParams.parse({}))

export function withFilters(params: SearchParams, filters: Partial<SearchFilters>): SearchParams {
  return { ...params, ...firstPage, ...filters }
}

/** Only some types, countries or lists are searched, or only a number. The lowest score only hides rows. */
export function isNarrowed({ tabBut, type, subType, country, source, entityId }: SearchParams): boolean {
  const ofMode = tabBut === 'exact' ? entityId : source
  return [type, subType, country, ofMode].some((value) => value !== undefined)
}

export function withoutNarrowing(params: SearchParams): SearchParams {
  return { ...withFilters(params, { ...noFilters, minScore: params.minScore }), entityId: undefined }
}

export function withoutFilters(params: SearchParams): SearchParams {
  return withFilters(params, noFilters)
}

/** Another mode clears the search and its results; view and page size stay. */
export function withMode(params: SearchParams, tabBut: MatchMode): SearchParams {
  return { tabBut, page: 1, pageSize: params.pageSize, view: params.view }
}

/** A new keyword keeps the filters and starts at the first page. */
export function withKeyword(params: SearchParams, seachKey: string): SearchParams {
  return { ...params, ...firstPage, tabBut: 'fuzzy', seachKey, entityName: undefined, entityId: undefined }
}

export type PartyDetails = Pick<SearchParams, 'birthDate' | 'sex' | 'nationality' | 'identifier'>

export function detailsOf({ birthDate, sex, nationality, identifier }: SearchParams): PartyDetails {
  return { birthDate, sex, nationality, identifier }
}

const noDetails = detailsOf(searchParams.parse({}))

export function hasDetails(params: SearchParams): boolean {
  return Object.values(detailsOf(params)).some((value) => value !== undefined)
}

export function withDetails(params: SearchParams, details: PartyDetails): SearchParams {
  return { ...params, ...firstPage, ...noDetails, ...details }
}
