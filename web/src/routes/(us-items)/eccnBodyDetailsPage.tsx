import { createFileRoute, redirect } from '@tanstack/react-router'
import { itemDetailParams } from '../../features/items/item-params.ts'

/** Another spelling of `/eccBodyDetailsPage`, in old links. */
export const Route = createFileRoute('/(us-items)/eccnBodyDetailsPage')({
  validateSearch: itemDetailParams,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/eccBodyDetailsPage', search, replace: true })
  },
})
