/** The fields of a subject's address that describe the search that led to it. */
export interface SearchedFrom {
  id: string
  searchKey?: string | undefined
  searchType?: 'fuzzy' | 'exact' | undefined
}
