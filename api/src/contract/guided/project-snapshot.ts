import { z } from 'zod'
import { SubjectType } from '../subject.ts'

/** What a conclusion of a risk project was made from; stored with it and printed in its report. */

/** What stays unknown or has to be checked besides, by its code; `names`: the partners that it concerns. */
export const ProjectOpenPoint = z.object({
  code: z.enum(['ownership', 'noCandidate', 'otherLists', 'paragraph', 'stay', 'suspended', 'fdp', 'china']),
  names: z.array(z.string()),
})
export type ProjectOpenPoint = z.infer<typeof ProjectOpenPoint>

/** Entries of a confirmed subject, in force on the day asked. */
export const PartnerListing = z.object({
  /** `EL`, `SDN`, `CTRL`, …; null for a list that the questions do not ask about. */
  code: z.string().nullable(),
  shortName: z.string(),
  shortNameCn: z.string(),
  measures: z.array(z.string()),
  /** Last day of a suspension on the day asked, ISO; null while it is in force. */
  suspendedUntil: z.string().nullable(),
})
export type PartnerListing = z.infer<typeof PartnerListing>

export const PartnerOwnership = z.object({
  /** Of the affiliates rule (50 percent); null: no listed owner is known. */
  outcome: z.enum(['met', 'below', 'unknown']).nullable(),
  percent: z.number(),
  owners: z.array(z.object({ name: z.string(), codes: z.array(z.string()) })),
})
export type PartnerOwnership = z.infer<typeof PartnerOwnership>

export const SnapshotPartner = z.object({
  name: z.string(),
  type: SubjectType,
  role: z.number(),
  countryId: z.string().nullable(),
  isParty: z.boolean(),
  /** `open`, `confirmed`, `none`, `settled`, `clear` or `waiting`, as of a screened name. */
  state: z.string(),
  screningNum: z.number(),
  topScore: z.number().nullable(),
  confirmed: z
    .object({
      id: z.string(),
      name: z.string(),
      listings: z.array(PartnerListing),
      footnotes: z.array(z.string()),
      ownership: PartnerOwnership,
    })
    .nullable(),
})
export type SnapshotPartner = z.infer<typeof SnapshotPartner>

export const ProjectSnapshot = z.object({
  name: z.string(),
  item: z.string(),
  eccn: z.string().nullable(),
  value: z.string().nullable(),
  countries: z.array(z.object({ countryId: z.string(), role: z.number() })),
  partners: z.array(SnapshotPartner),
  /** Requirements of the entry for the destinations, as the chart and the words answer them. */
  requirements: z.array(
    z.object({ countryId: z.string(), control: z.string(), requirement: z.string(), answer: z.string() }),
  ),
  exceptions: z.array(z.string()),
  endUses: z.array(z.object({ categoryId: z.string(), severity: z.string().nullable(), isOpen: z.boolean() })),
  /** Lists that the questions ask about, with the date of their edition. */
  lists: z.array(z.object({ shortName: z.string(), shortNameCn: z.string(), date: z.string().nullable() })),
  /** Regulations that were read, with the point in time of their text. */
  regulations: z.array(z.object({ name: z.string(), date: z.string() })),
  openPoints: z.array(ProjectOpenPoint),
})
export type ProjectSnapshot = z.infer<typeof ProjectSnapshot>
