import { queryOptions } from '@tanstack/react-query'
import { call, upload } from '../../../lib/api/call.ts'
import { myAccountKeys } from '../my-account-keys.ts'

/** The signed-in user, as they see themselves. */
export const profileOptions = queryOptions({
  queryKey: myAccountKeys.profile(),
  queryFn: ({ signal }) => call('account.profile', {}, signal),
})

/** What is undefined stays as it is; `businessCard` 'none' takes the card away. */
export interface ProfileChange {
  userId: string
  userName: string
  company: string
  industry: string | undefined
  email: string | undefined
  phone: string | undefined
  code: string | undefined
  businessCard: string | undefined
  type: 'openVip' | undefined
}

export function saveProfile(change: ProfileChange): Promise<null> {
  return call('account.updateProfile', change)
}

/** Of an answer to `saveProfile`: the session is not that of the profile. */
export const otherSession = 141

/** Keeps the picture and answers its address. */
export async function uploadCard(file: File): Promise<string> {
  const form = new FormData()
  form.set('file', file)
  return (await upload('account.upload', form)).fastDfsUrl
}

/** The newest order of the user and what it includes; 404 without any. */
export const membershipOptions = queryOptions({
  queryKey: [...myAccountKeys.orders(), 'membership'],
  queryFn: ({ signal }) => call('usage.membership', {}, signal),
  staleTime: 0,
})
