import { z } from 'zod'

/** Whose statement it is, and of when. */
const vendorFields = {
  vendor: z.string(),
  /** The manufacturer's page on the classification of its products. */
  url: z.string(),
  /** The manufacturer's own date, ISO; null if it gives none. */
  statedOn: z.string().nullable(),
  /** Day on which the statement was read, ISO. */
  readOn: z.string(),
}

/** How a manufacturer classifies one of its parts: its own claim, never a ruling. */
export const PartNumberClaim = z.object({
  ...vendorFields,
  /** As the manufacturer writes it. */
  partNumber: z.string(),
  description: z.string().nullable(),
  /** As the manufacturer writes it, with the paragraph: `5A992.c`. */
  eccn: z.string(),
  /** The entry of the list that it names; null if the list has no such entry. */
  item: z.object({ id: z.string(), eccn: z.string(), name: z.string() }).nullable(),
  htsCodes: z.array(z.string()),
  /** Total processing performance. */
  tpp: z.number().nullable(),
  /** Whether it meets the parameters of 3A090.a.1. */
  meets3A090a1: z.boolean().nullable(),
  /** Number of a classification by the authority, or how the manufacturer classified it itself. */
  ccats: z.string().nullable(),
})
export type PartNumberClaim = z.infer<typeof PartNumberClaim>

/** Parts that a search found; the first of `count`. */
export const FoundPartNumbers = z.object({
  /** `number`: theirs begin with the key, spaces, dashes and case aside. `description`: theirs have every word of the key, which no entry has. */
  foundBy: z.enum(['number', 'description']),
  claims: z.array(PartNumberClaim),
  count: z.number(),
})
export type FoundPartNumbers = z.infer<typeof FoundPartNumbers>

/** How many parts a manufacturer classes under an entry, with some of them. */
export const VendorParts = z.object({
  ...vendorFields,
  count: z.number(),
  examples: z.array(z.object({ partNumber: z.string(), description: z.string().nullable(), eccn: z.string() })),
})
export type VendorParts = z.infer<typeof VendorParts>
