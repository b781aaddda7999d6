import { queryOptions } from '@tanstack/react-query'
import { call, upload } from '../../../lib/api/call.ts'
import { myAccountKeys } from '../my-account-keys.ts'

/** The signed-in user's own data. */
export const profileOptions = queryOptions({
  queryKey: myAccountKeys.profile(),
  queryFn: ({ signal }) => call('account.profile', {}, signal),
})

/** Undefined fields stay unchanged; `businessCard` 'none' removes the card. */
export interface ProfileChange {
  userId: string
  userName: string
  company: string
  industry: string | undefined
  email: string | undefined
  alertMail: 'zh' | 'en' | 'off' | undefined
  phone: string | undefined
  code: string | undefined
  oldPwd: string | undefined
  oldCode: string | undefined
  businessCard: string | undefined
  type: 'openVip' | undefined
}

export function saveProfile(change: ProfileChange): Promise<null> {
  return call('account.updateProfile', change)
}

/** Error code of `saveProfile`: the session belongs to another user than the form. */
export const otherSession = 141

/** Uploads the picture and returns its address. */
export async function uploadCard(file: File): Promise<string> {
  const form = new FormData()
  form.set('file', file)
  return (await upload('account.upload', form)).fastDfsUrl
}

/** The user's newest order and what it includes; 404 without orders. */
export const membershipOptions = queryOptions({
  queryKey: [...myAccountKeys.orders(), 'membership'],
  queryFn: ({ signal }) => call('usage.membership', {}, signal),
  staleTime: 0,
})
