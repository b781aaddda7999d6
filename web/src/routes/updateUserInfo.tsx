import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MembershipPage } from '../features/my-account/profile/membership-page.tsx'
import { loadPhrases } from '../i18n/setup.ts'

export const Route = createFileRoute('/updateUserInfo')({
  validateSearch: z.object({ type: z.catch(z.optional(z.literal('openVip')), undefined) }),
  loader: () => loadPhrases('my-account', 'account'),
  component: MembershipPage,
})
