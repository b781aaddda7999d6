import * as z from 'zod/mini'
import { optionalText, pageNumber, pageSize, pageSizes, readText } from '../../../lib/address/search-param-fields.ts'

const usualPageSize = 10
export const pagingDefaults = { page: 1, pageSize: usualPageSize } as const

const forms = ['new', 'edit', 'copy'] as const

/** `/riskProject`: the list; a project by its id; the form of a new, changed or copied one; the partner whose candidates are shown. */
export const projectParams = z.object({
  page: pageNumber(10_000),
  pageSize: pageSize(pageSizes, usualPageSize),
  name: optionalText,
  id: optionalText,
  form: readText((value) => forms.find((one) => one === value)),
  partner: optionalText,
})
export type ProjectParams = z.output<typeof projectParams>

/** `/riskReport`: a conclusion of a project by its record. */
export const projectReportParams = z.object({ id: optionalText })
