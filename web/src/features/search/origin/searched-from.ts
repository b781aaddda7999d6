/** What the address of a subject keeps of the search that led to it. */
export interface SearchedFrom {
  id: string
  searchKey?: string | undefined
  searchType?: 'fuzzy' | 'exact' | undefined
}
