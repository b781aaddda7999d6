import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { ItemCode } from '../us-items.ts'

const code = (name: ErrorCode): ErrorCode => name

export const ControlSystem = z.enum(['us', 'cn', 'eu'], { error: code('input.invalid') })
export type ControlSystem = z.infer<typeof ControlSystem>

/**
 * An entry of another system that is probably of the same subject, and why. `number`: the same number, from the common lists of the regimes, and
 * headings or texts that share words. `cas`: the same CAS numbers.
 */
export const Counterpart = z.object({
  system: ControlSystem,
  code: z.string(),
  /** As published; null if the text that we have lost it. */
  name: z.string().nullable(),
  ground: z.enum(['number', 'cas']),
  /** The words that both headings, or both texts, have, or the CAS numbers. */
  shared: z.array(z.string()),
})
export type Counterpart = z.infer<typeof Counterpart>

export const CounterpartsQuery = z.object({ system: ControlSystem, code: ItemCode })

export const EuItemQuery = z.object({ code: ItemCode })

/** An entry of Annex I of Regulation (EU) 2021/821. */
export const EuItem = z.object({
  code: z.string(),
  name: z.string(),
  /** Every provision after the heading, in the order printed. */
  lines: z.array(z.object({ path: z.string(), text: z.string() })),
  title: z.string(),
  titleCn: z.string(),
  /** The consolidated version, and from when it is valid, ISO. */
  version: z.string(),
  asOf: z.string(),
  /** Has to be shown with the text. */
  attribution: z.string(),
  url: z.string(),
  documentUrl: z.string(),
})
export type EuItem = z.infer<typeof EuItem>
