/** Position of a page among all records. */
export interface Paging {
  /** From 1. */
  page: number
  pageSize: number
}

/** Answer of a list of the user's own data (api-contract.md, Conventions). */
export function toPage<Row>(records: Row[], total: number, { page, pageSize }: Paging) {
  return { records, total, current: page, pages: Math.ceil(total / pageSize) }
}

/** Number of records before the page. */
export function offsetOf({ page, pageSize }: Paging): number {
  return (page - 1) * pageSize
}
