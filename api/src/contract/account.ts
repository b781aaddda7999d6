import { z } from 'zod'
import { AccessModule } from './access-modules.ts'

/** One menu entry. `isAuth` '1': a package in force includes it. */
export const MenuItem = z.object({
  menuId: z.string(),
  menuName: z.string(),
  menuEn: z.string(),
  pageUrl: z.string(),
  isAuth: z.enum(['0', '1']),
  chirdrens: z.array(z.unknown()).meta({ description: 'Entries below this one, of the same form' }),
})
export type MenuItem = z.infer<typeof MenuItem>

/** The packages of a user: one in force, or else the kind of those that have expired. */
export const Plan = z.enum(['none', 'trial', 'paid', 'trialEnded', 'paidEnded'])
export type Plan = z.infer<typeof Plan>

export const LoginAnswer = z.object({
  userId: z.string(),
  loginName: z.string(),
  userName: z.string(),
  /** Also sent in the header `x-renewed-token` when the token is past half its life. */
  token: z.string(),
  menuList: z.array(MenuItem),
  updatePasswordStatus: z.enum(['0', '1']).meta({ description: '"0": the password must be changed first' }),
  infoComplete: z.boolean(),
  state: z.enum(['0', '1', '2']).meta({ description: '"2": under review' }),
  role: z.enum(['user', 'admin']),
  plan: Plan.meta({ description: 'A trial is any package that costs nothing; a paid package in force hides it' }),
  experienceOffer: z.boolean().meta({ description: 'The 7-day package may be taken now (`info/experience`)' }),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>

export const Industry = z.enum(['energy', 'chemicals', 'pharma', 'automobile', 'electronics', 'other'])
export type Industry = z.infer<typeof Industry>

/** What a change of phone or password takes as proof: the password, a code sent to the phone, or a sign-in a few minutes ago. */
export const ProofForChange = z.enum(['password', 'code', 'signIn'])
export type ProofForChange = z.infer<typeof ProofForChange>

/** A user's own data: a login answer without the token, plus the profile. */
export const UserInfo = LoginAnswer.omit({ token: true }).extend({
  company: z.string().nullable(),
  industry: Industry.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  alertMail: z
    .enum(['zh', 'en'])
    .nullable()
    .meta({ description: 'Language of the daily e-mail about new alerts; null: none' }),
  /** Path-absolute address of the picture; needs no authorization header. */
  businessCard: z.string().nullable(),
  proofForChange: ProofForChange.meta({ description: 'What a change of phone or password takes as proof' }),
  permissionIds: z.array(AccessModule).meta({ description: 'Modules of the packages in force' }),
  membershipAskedTime: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Asks for a membership and has not got it yet' }),
})
export type UserInfo = z.infer<typeof UserInfo>

/** An uploaded picture. Both fields hold its path-absolute address; `businessCard` accepts either. */
export const UploadedFile = z.object({ fastDfsUrl: z.string(), fileDfs: z.string() })
export type UploadedFile = z.infer<typeof UploadedFile>

/** Where to sign in at an identity provider. */
export const SignInAddress = z.object({
  address: z.string().meta({ description: 'For the QR frame (300 × 330), or to go to' }),
  ticket: z.string().meta({
    description: 'To be kept in the session storage of this page and sent back with the code and state; ten minutes',
  }),
})
export type SignInAddress = z.infer<typeof SignInAddress>

/** The new order; `my/get/result` has the details. */
export const TakenPackage = z.object({ orderNumber: z.string() })
export type TakenPackage = z.infer<typeof TakenPackage>

/** `data` of a refused read (api-contract.md, Settled details). */
export const AccessRefusal = z.object({
  reason: z.enum(['daily', 'package', 'profile', 'review', 'total', 'expired', 'password']),
  module: z.string(),
  plan: Plan.optional().meta({ description: 'With reasons that depend on a package' }),
  inExperience: z.boolean().optional().meta({ description: 'Whether the 7-day package includes it; with `plan`' }),
  used: z.number().optional().meta({ description: 'Reads of the day' }),
  left: z.number().optional().meta({ description: 'What the day still allows, less than is needed' }),
  needed: z.number().optional(),
  resetAt: z.iso.datetime().optional(),
})
export type AccessRefusal = z.infer<typeof AccessRefusal>
