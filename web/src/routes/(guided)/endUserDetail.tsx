import { createFileRoute, redirect } from '@tanstack/react-router'

/** The details of an end user are those of a listed subject. */
export const Route = createFileRoute('/(guided)/endUserDetail')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/sanctionInfoSearch${location.searchStr}` })
  },
})
