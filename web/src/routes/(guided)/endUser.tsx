import { createFileRoute, redirect } from '@tanstack/react-router'

/** The end user is searched with the search of all lists. */
export const Route = createFileRoute('/(guided)/endUser')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/sanctionSearch${location.searchStr}` })
  },
})
