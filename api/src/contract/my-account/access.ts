import { z } from 'zod'
import { AccessModule } from '../access-modules.ts'
import type { ErrorCode } from '../error-codes.ts'

const code = (name: ErrorCode): ErrorCode => name

export const AccessRequest = z.object({
  module: z.enum(AccessModule.options, { error: code('module.unknown') }).meta({ description: 'What is to be read' }),
  p1: z
    .string({ error: code('input.required') })
    .max(100, code('input.invalid'))
    .meta({ description: 'Id or code' }),
  p2: z.string().max(100, code('input.invalid')).optional().meta({ description: 'Type, or edition' }),
  s: z.string().max(10, code('input.invalid')).optional(),
})
export type AccessRequest = z.output<typeof AccessRequest>
