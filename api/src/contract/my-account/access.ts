import { z } from 'zod'
import { AccessModule } from '../access-modules.ts'
import type { ErrorCode } from '../error-codes.ts'
import { identifier } from '../requests.ts'

const code = (name: ErrorCode): ErrorCode => name

export const AccessRequest = z.object({
  module: z.enum(AccessModule.options, { error: code('module.unknown') }).meta({ description: 'What is to be read' }),
  p1: identifier(100).meta({ description: 'Id or code' }),
  p2: identifier(100).optional().meta({ description: 'Type, or edition' }),
  s: identifier(10).optional(),
})
export type AccessRequest = z.output<typeof AccessRequest>
