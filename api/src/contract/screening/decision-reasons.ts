/** Why a person decides as they do; the page offers them too: this file stays free of zod. */
export const decisionReasons = [
  'name',
  'birthDate',
  'country',
  'identifier',
  'address',
  'industry',
  'document',
  'other',
] as const

export type DecisionReason = (typeof decisionReasons)[number]
