import { createFileRoute, redirect } from '@tanstack/react-router'
import { headerSearchParams } from '../features/search/search-params.ts'

/** Address of the search box in the header in old links (core-platform.md §2). */
export const Route = createFileRoute('/workbench/mySearch')({
  validateSearch: headerSearchParams,
  beforeLoad: ({ search: { searchKey } }) => {
    throw redirect({
      to: '/sanctionSearch',
      search: searchKey === undefined ? {} : { seachKey: searchKey },
      replace: true,
    })
  },
})
