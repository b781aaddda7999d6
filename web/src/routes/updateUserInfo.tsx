import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MembershipPage } from '../features/my-account/profile/membership-page.tsx'
import { loadMyAccountPhrases, loadPagePhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/updateUserInfo')({
  validateSearch: z.object({ type: z.catch(z.optional(z.literal('openVip')), undefined) }),
  loader: async () => {
    await Promise.all([loadPagePhrases(), loadMyAccountPhrases()])
  },
  component: MembershipPage,
})
