import type { ControlSystem } from '@qingdan/api/contract/items/counterparts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import type { ItemSearchParams, PartiesParams } from './item-params.ts'

/** The ten categories. */
export const categoriesQuery = queryOptions({
  queryKey: ['items', 'categories'],
  queryFn: ({ signal }) => call('eccn.categories', { type: '0' }, signal),
})

/** The product groups with entries in a category; of all without one. */
export function groupsOptions(categoryId: string | undefined) {
  return queryOptions({
    queryKey: ['items', 'groups', categoryId],
    queryFn: ({ signal }) => call('eccn.categories', { type: '1', parentId: categoryId }, signal),
    placeholderData: keepPreviousData,
  })
}

/** The previous rows stay visible while new ones load. */
export function itemSearchOptions({ val, categoryId, groupId, page, pageSize }: ItemSearchParams) {
  const params = { key: val, categoryId, groupId, page, pageSize }
  return queryOptions({
    queryKey: ['items', 'search', params],
    queryFn: ({ signal }) => call('eccn.search', params, signal),
    placeholderData: keepPreviousData,
  })
}

export function itemDetailOptions(eccn: string) {
  return queryOptions({
    queryKey: ['items', 'detail', eccn],
    queryFn: ({ signal }) => call('eccn.detail', { eccn }, signal),
    enabled: eccn !== '',
  })
}

/** The entry as a tree of its paragraphs. */
export function itemMapOptions(eccn: string) {
  return queryOptions({
    queryKey: ['items', 'map', eccn],
    queryFn: ({ signal }) => call('eccn.map', { eccn }, signal),
    enabled: eccn !== '',
  })
}

/** Which requirements apply to the destination. */
export function destinationOptions(eccn: string, country: string | undefined) {
  return queryOptions({
    queryKey: ['items', 'destination', eccn, country],
    queryFn: ({ signal }) => call('eccn.destination', { eccn, country: country ?? '' }, signal),
    enabled: country !== undefined,
  })
}

/** All destinations of the chart. */
export const countriesQuery = queryOptions({
  queryKey: ['items', 'countries'],
  queryFn: ({ signal }) => call('eccn.countries', { countryName: '' }, signal),
})

/** Entries of other systems of the same subject. */
export function counterpartsOptions(system: ControlSystem, code: string) {
  return queryOptions({
    queryKey: ['items', 'counterparts', system, code],
    queryFn: ({ signal }) => call('item.counterparts', { system, code }, signal),
  })
}

export function euItemOptions(code: string) {
  return queryOptions({
    queryKey: ['items', 'eu', code],
    queryFn: ({ signal }) => call('item.eu', { code }, signal),
    enabled: code !== '',
  })
}

/** The rules of the Entity List that reach items of any code, and the parties of one of them. */
export function listedPartiesOptions({ rule, page, pageSize }: Partial<PartiesParams>) {
  const params = { rule, page, pageSize }
  return queryOptions({
    queryKey: ['items', 'parties', params],
    queryFn: ({ signal }) => call('eccn.parties', params, signal),
    placeholderData: keepPreviousData,
  })
}
