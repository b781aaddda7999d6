import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { identifier } from '../requests.ts'
import { ItemCategory, ItemCode, ItemSource, NearItem } from '../us-items.ts'

/** Chinese dual-use items and the notices on them (api-contract.md, "China, items, laws, news"). */

const code = (name: ErrorCode): ErrorCode => name

/**
 * Whether an item, or a notice, applies on a day. `listed`: the list has the item. `resumed`: a suspension has ended by its dates; an extension may have
 * been issued after the notices were collected.
 */
export const ChinaItemState = z.enum([
  'listed',
  'in-force',
  'suspended',
  'partly-suspended',
  'resumed',
  'not-yet',
  'repealed',
])
export type ChinaItemState = z.infer<typeof ChinaItemState>

export const ChinaItemRow = z.object({
  id: z.string(),
  eccn: z.string(),
  /** Point in time of the text, ISO. */
  version: z.string(),
  /** Without values; null if the text that we have lost it. */
  name: z.string().nullable(),
  category: z.string(),
  group: z.string(),
  state: ChinaItemState,
  isIncomplete: z.boolean(),
  /** The paragraph that the code names, or that has the words. */
  matched: z.object({ eccn: z.string().nullable(), text: z.string() }).nullable(),
  hasChildren: z.boolean(),
  children: z.array(z.object({ eccn: z.string().nullable(), name: z.string() })),
})
export type ChinaItemRow = z.infer<typeof ChinaItemRow>

/** What a customs code leads to: never a finding, and a miss is no clearance. */
export const CustomsLead = z.object({
  code: z.string(),
  /** The licence catalogue has it, or codes that begin with it. */
  isInCatalogue: z.boolean(),
  catalogue: z.string(),
  url: z.string(),
})

export const ChinaItemSearchAnswer = z.object({
  items: z.array(ChinaItemRow),
  count: z.number(),
  /** Words of the list by which a word of the trade was looked for besides. */
  searched: z.array(z.string()),
  /** For a code that is none: codes like it. */
  near: z.array(NearItem),
  /** The key is a customs code. */
  customs: CustomsLead.nullable(),
  /** Items of the chosen industry and type of which no text is held, so that words do not find them; 0 where none were searched. */
  unread: z.number(),
  /** Points in time of the list and of the notices, ISO; null before they are loaded. */
  asOf: z.string().nullable(),
  noticesAsOf: z.string().nullable(),
})
export type ChinaItemSearchAnswer = z.infer<typeof ChinaItemSearchAnswer>

export const ChinaItemDetailQuery = z.object({
  eccn: ItemCode,
  version: identifier(40).optional().meta({ description: 'Point in time of a text; the present one unless given' }),
  key: identifier(300).optional().meta({ description: 'The words of the search that led here' }),
  day: z.iso
    .date(code('input.invalid'))
    .optional()
    .meta({ description: 'Day for which the states are computed; today in China unless given' }),
})
export type ChinaItemDetailQuery = z.output<typeof ChinaItemDetailQuery>

const Note = z.object({ name: z.string(), content: z.string() })

interface Node {
  /** With its path; null if the text that we have lost a number of it. */
  eccn: string | null
  /** `a`; null for a lost number. */
  mark: string | null
  name: string
  noteList: z.infer<typeof Note>[]
  childItemList: Node[]
}
export type ChinaItemNode = Node
export const ChinaItemNode: z.ZodType<Node> = z
  .object({
    eccn: z.string().nullable(),
    mark: z.string().nullable(),
    name: z.string(),
    noteList: z.array(Note),
    get childItemList() {
      return z.array(ChinaItemNode)
    },
  })
  .meta({ id: 'ChinaItemNode' })

interface NoticeNode {
  eccn: string
  name: string
  customsCodes: string[]
  childItemList: NoticeNode[]
}
export type ChinaNoticeNode = NoticeNode
export const ChinaNoticeNode: z.ZodType<NoticeNode> = z
  .object({
    eccn: z.string(),
    name: z.string(),
    customsCodes: z.array(z.string()),
    get childItemList() {
      return z.array(ChinaNoticeNode)
    },
  })
  .meta({ id: 'ChinaNoticeNode' })

const Reference = z.object({ id: z.string(), title: z.string(), url: z.string(), issuedOn: z.string() })

export const ChinaItemNotice = Reference.extend({
  state: ChinaItemState,
  effective: z.array(z.object({ part: z.string().nullable(), from: z.string() })),
  suspensions: z.array(
    z.object({
      /** Year and number of the notice that is suspended: `2024-46`. */
      notice: z.string(),
      part: z.string().nullable(),
      from: z.string(),
      to: z.string(),
      by: Reference,
    }),
  ),
  /** As the notice states them, with values. */
  items: z.array(ChinaNoticeNode),
})
export type ChinaItemNotice = z.infer<typeof ChinaItemNotice>

export const ChinaItemDetail = z.object({
  eccn: z.string(),
  version: z.string(),
  name: z.string().nullable(),
  category: ItemCategory,
  group: ItemCategory,
  reason: ItemCategory,
  /** The day for which the states are. */
  day: z.string(),
  state: ChinaItemState,
  /** What the text that we have lacks; empty if it is whole. */
  losses: z.array(z.enum(['beginning', 'end', 'values', 'numbers'])),
  isIncomplete: z.boolean(),
  /** Of the list, or for an item that only notices name, of these. */
  source: ItemSource,
  /** The official document of the list. */
  documentUrl: z.string(),
  documentDay: z.string().nullable(),
  noteList: z.array(Note),
  childItemList: z.array(ChinaItemNode),
  /** The notices that state the item, newest first. */
  noticeList: z.array(ChinaItemNotice),
  /** Notices that change the control of all dual-use items for a destination. */
  generalList: z.array(ChinaItemNotice.extend({ destination: z.string() })),
  /** Official questions and answers that name the code. */
  guidanceList: z.array(Reference),
  /** Customs codes that notices give for reference: leads, never a finding. */
  customsList: z.array(z.object({ code: z.string(), eccn: z.string(), isInCatalogue: z.boolean() })),
  /** The notices' items by name, for clients that show lists only. */
  wxList: z.array(z.object({ name: z.string(), childItemList: z.array(z.object({ name: z.string() })) })),
  /** Other codes that the text names. */
  references: z.array(NearItem),
  /** Days on which the list's text of the item changed, newest first, with the parts that did; `added` for the first text. */
  history: z.array(z.object({ date: z.string(), fields: z.array(z.string()) })),
  /** Until when the notices were collected, ISO. */
  noticesAsOf: z.string().nullable(),
  hasCollection: z.boolean(),
})
export type ChinaItemDetail = z.infer<typeof ChinaItemDetail>
