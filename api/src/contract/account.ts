import { z } from 'zod'

/** Modules that a package may include (api-contract.md, Access rules). */
export const AccessModule = z.enum([
  'sanction',
  'chinaSanction',
  'eccn',
  'item',
  'law',
  'news',
  'screening',
  'diligence',
  'risk',
  'export',
])
export type AccessModule = z.infer<typeof AccessModule>

/** One entry of the menu; `isAuth` '1': a package in force includes it. */
export const MenuItem = z.object({
  menuId: z.string(),
  menuName: z.string(),
  menuEn: z.string(),
  pageUrl: z.string(),
  isAuth: z.enum(['0', '1']),
  chirdrens: z.array(z.unknown()).meta({ description: 'Entries below this one, of the same form' }),
})
export type MenuItem = z.infer<typeof MenuItem>

export const LoginAnswer = z.object({
  userId: z.string(),
  loginName: z.string(),
  userName: z.string(),
  /** Also in the header `x-renewed-token` of any answer when it is past half its life. */
  token: z.string(),
  menuList: z.array(MenuItem),
  updatePasswordStatus: z.enum(['0', '1']).meta({ description: '"0": the password must be changed first' }),
  infoComplete: z.boolean(),
  state: z.enum(['0', '1', '2']).meta({ description: '"2": under review' }),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>

/** `data` of a refused read (api-contract.md, Settled details). */
export const AccessRefusal = z.object({
  reason: z.enum(['daily', 'package', 'profile', 'total', 'expired', 'password']),
  module: z.string(),
  resetAt: z.iso.datetime().optional(),
})
export type AccessRefusal = z.infer<typeof AccessRefusal>
