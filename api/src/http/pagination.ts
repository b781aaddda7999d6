/** Where a page lies among all records. */
export interface Paging {
  /** From 1. */
  page: number
  pageSize: number
}

/** The answer of a list that belongs to a user (api-contract.md, Conventions). */
export function toPage<Row>(records: Row[], total: number, { page, pageSize }: Paging) {
  return { records, total, current: page, pages: Math.ceil(total / pageSize) }
}

/** Records before the page. */
export function offsetOf({ page, pageSize }: Paging): number {
  return (page - 1) * pageSize
}
