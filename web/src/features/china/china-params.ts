import type { ChinaLabelId } from '@qingdan/api/contract/china.ts'
import * as z from 'zod/mini'
import { optionalText, pageNumber, pageSize, pageSizes, readText, text } from '../../lib/address/search-param-fields.ts'

const defaultPageSize = 10
/** The chip for all labels; only the page has it, the API does not (api-contract.md). */
export const allLabels = '0'
const labelIds: readonly string[] = ['1', '2', '3', '4', '5', '6'] satisfies ChinaLabelId[]

/** The query of `/chinaSanctionList`: the whole state of the page. */
export const chinaListParams = z.object({
  searchkey: optionalText,
  /** Comma list; none: all. */
  labelId: readText((value) => joinLabels(value.split(',').filter((id) => labelIds.includes(id)))),
  page: pageNumber(10_000),
  pageSize: pageSize(pageSizes, defaultPageSize),
})
export type ChinaListParams = z.output<typeof chinaListParams>

export const chinaListDefaults = { page: 1, pageSize: defaultPageSize } as const

/** The query of `/chinaSanctionDetail`. */
export const chinaDetailParams = z.object({ id: z.catch(z._default(text, ''), '') })

/** The selected chips; `allLabels` when none is selected. */
export function chosenLabels(params: Pick<ChinaListParams, 'labelId'>): string[] {
  return params.labelId === undefined ? [allLabels] : params.labelId.split(',')
}

/** Toggles a chip: All clears the others, a label replaces All, and without any label All is selected. Returns to page 1. */
export function withLabel(params: ChinaListParams, id: string): ChinaListParams {
  const chosen = params.labelId?.split(',') ?? []
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return { ...params, page: 1, labelId: id === allLabels ? undefined : joinLabels(next) }
}

export function withSearchkey(params: ChinaListParams, searchkey: string): ChinaListParams {
  return { ...params, page: 1, searchkey: searchkey === '' ? undefined : searchkey }
}

function joinLabels(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : [...new Set(ids)].toSorted().join(',')
}
