import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import { SubjectType } from './subject.ts'

/** The two graph calls (api-contract.md, Core platform): who holds or leads a party, and what a party holds or leads. */

const code = (name: ErrorCode): ErrorCode => name

/** Largest number of nodes in one answer. */
export const maxGraphNodes = 300

const Id = z.string({ error: code('input.required') })

/** Any other value, or none: controlling shareholders. */
const DirectionInput = z.string({ error: code('input.invalid') }).transform((text) => (text === '1' ? 1 : 0))

const Flag = z
  .union([z.string(), z.boolean()], { error: code('input.invalid') })
  .transform((value) => value === true || value === 'true' || value === '1')

const LevelInput = z
  .enum(['1', '2', '3'], { error: code('level.invalid') })
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, maximum: 3, description: 'Steps from the party asked of; 1 unless given' })

export const GraphLevelRequest = z.object({
  startCpyId: Id.meta({ description: 'The subject the graph begins with' }),
  cpyId: z
    .string({ error: code('input.invalid') })
    .optional()
    .meta({ description: 'A node to expand; the start unless given' }),
  type: DirectionInput.default(0).meta({ description: '1 outward investment, else controlling shareholders' }),
  level: LevelInput.default(1),
  includeOther: Flag.default(false).meta({
    description: 'Addition: also the relations of the start that are no ownership: offices, support, kin, associates',
  }),
})
export type GraphLevelRequest = z.output<typeof GraphLevelRequest>

export const GraphTableRequest = z.object({
  cpyId: Id,
  type: DirectionInput.optional().meta({
    description:
      'As in the graph; not given: outward investment where the subject has any, else controlling shareholders',
  }),
  level: LevelInput.default(3),
  includeOther: Flag.default(false).meta({ description: 'Addition: as in the graph' }),
})
export type GraphTableRequest = z.output<typeof GraphTableRequest>

/** 1 outward (what the party holds or leads), 0 controlling (who holds or leads it). */
export const GraphDirection = z.literal([0, 1])
export type GraphDirection = z.infer<typeof GraphDirection>

export const GraphNode = z.object({
  /** Subject id; for a party known only by name, a key that begins with `name:` and has no page. */
  id: z.string(),
  /** Primary name as published. */
  name: z.string(),
  /** A name in Han script from a list or register; null when there is none. */
  nameZh: z.string().nullable(),
  /** Addition to the contract: a Chinese name of ours where there is none. */
  translatedName: z.string().nullable(),
  /** This node is the subject of `startCpyId`. */
  start: z.boolean(),
  /** 1 for a person, 0 for everything else. */
  type: z.literal([0, 1]),
  /** It has more relations in this direction than this answer contains; expanding it loads them. */
  hasRelation: z.boolean(),
  /** Null for a party known only by name, which has no page. */
  subjectType: SubjectType.nullable(),
  /** On a list now. */
  isListed: z.boolean(),
  /** With `id` and `subjectType`, the input of the detail call; null without a page. */
  s: z.string().nullable(),
})
export type GraphNode = z.infer<typeof GraphNode>

/** One statement of a list or register about a relation. */
export const RelationStatement = z.object({
  sourceId: z.number(),
  sourceName: z.string(),
  sourceNameCn: z.string(),
  /** The share this source states, 0–100. */
  percent: z.number().nullable(),
  /** The publisher's own sentence, if there is one. */
  statement: z.string().nullable(),
})
export type RelationStatement = z.infer<typeof RelationStatement>

/** One relation between two parties, however many lists state it. Of an ownership `source` is the owner, otherwise the party the statement begins with. */
export const GraphEdge = z.object({
  /** Unique in the answer and stable across answers. */
  id: z.string(),
  source: z.string(),
  target: z.string(),
  /** Share of `target` that `source` holds, 0–100: the greatest that a list states; null when not stated. */
  percent: z.number().nullable(),
  /** The share in the caller's language, or "not stated"; empty when the relation has no shares. */
  percentText: z.string(),
  /** Stable key as published: `owned-or-controlled-by`, `family-member-of`, … */
  kind: z.string(),
  /** True for a holding or control; false for kinship, support or an office. */
  isOwnership: z.boolean(),
  /** What the party farther from the start is to the nearer one: a subsidiary where the start is the parent. */
  labelZh: z.string(),
  labelEn: z.string(),
  isFormer: z.boolean(),
  /** The sentence of the first statement. */
  statement: z.string().nullable(),
  /** The source of the first statement. */
  sourceId: z.number(),
  /** Addition to the contract: everybody who states the relation. */
  statedBy: z.array(RelationStatement),
})
export type GraphEdge = z.infer<typeof GraphEdge>

/**
 * Aggregate share: the product of the shares along each path, summed over the paths, without former holdings. In type 0 a holder of the start, in
 * type 1 a party that the start holds.
 */
export const GraphShareholder = z.object({
  id: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  /** Null when no path has all its shares stated; at most 100. */
  percent: z.number().nullable(),
  /** Number of paths counted in `percent`. */
  paths: z.number(),
  /** Number of paths left out because a share on them is not stated: `percent` is then a minimum. */
  unstatedPaths: z.number(),
  isListed: z.boolean(),
  /** More than 50 %. */
  isWarning: z.boolean(),
})
export type GraphShareholder = z.infer<typeof GraphShareholder>

/** The combined share of listed holders in the start. */
export const ListedOwnership = z.object({
  /** Sum over `owners`; null when none of them has a stated share. */
  percent: z.number().nullable(),
  /** More than 50 % together, even if no single holder has more than 50 %. */
  isWarning: z.boolean(),
  /** Listed holders whose shares are in the sum, largest first. */
  owners: z.array(z.object({ id: z.string(), name: z.string(), nameZh: z.string().nullable(), percent: z.number() })),
})
export type ListedOwnership = z.infer<typeof ListedOwnership>

export const OwnershipRuleId = z.enum(['ofac', 'bis', 'eu', 'uk'])
export type OwnershipRuleId = z.infer<typeof OwnershipRuleId>

/** A publisher's 50 % rule applied to a party that is owned by parties on its lists. */
export const OwnershipRuleResult = z.object({
  rule: OwnershipRuleId,
  nameZh: z.string(),
  nameEn: z.string(),
  /** The rule in short. */
  textZh: z.string(),
  textEn: z.string(),
  citationZh: z.string(),
  citationEn: z.string(),
  url: z.string(),
  /** Since when and until when it applies, and what is not known about it. */
  noteZh: z.string().nullable(),
  noteEn: z.string().nullable(),
  /** `unknown`: a share on a path is not stated. `below`: the stated shares are not enough, which is no proof that there are no others. */
  outcome: z.enum(['met', 'below', 'unknown']),
  /** The subject is itself on a list of this rule, whoever owns it. */
  isListed: z.boolean(),
  /** The outcome in words. */
  outcomeZh: z.string(),
  outcomeEn: z.string(),
  /** Sum of the stated shares that count, 0–100. */
  percent: z.number(),
  /** From the listed party down; `percent` is its share in the next party, of the last one its share in the subject. Null when not stated. */
  paths: z.array(
    z.array(
      z.object({ id: z.string(), name: z.string(), nameZh: z.string().nullable(), percent: z.number().nullable() }),
    ),
  ),
})
export type OwnershipRuleResult = z.infer<typeof OwnershipRuleResult>

export const GraphAnswer = z.object({
  nodes: z.array(GraphNode),
  edges: z.array(GraphEdge),
  type: GraphDirection,
  level: z.number(),
  /** Always of the start, even when another node is expanded or few levels are shown; largest first. */
  shareholderList: z.array(GraphShareholder),
  /** Addition to the contract; null in type 1. */
  listedOwnership: ListedOwnership.nullable(),
  /** Addition to the contract: relations were left out because the answer reached `maxGraphNodes`. */
  isCut: z.boolean(),
})
export type GraphAnswer = z.infer<typeof GraphAnswer>

/** A relation to the row above, as a table row. */
export interface GraphRow {
  /** Position in the tree: `1`, `1.2`, `1.2.1`. */
  index: string
  /** As in a node. */
  id: string
  name: string
  nameZh: string | null
  translatedName: string | null
  subjectType: SubjectType | null
  isListed: boolean
  s: string | null
  /** Value of the holding in currency units; null until a list or register states one. */
  amount: number | null
  /** The value in the caller's language, from 10,000 on in units of 10,000; empty without one. */
  amountText: string
  percent: number | null
  percentText: string
  /** `current`, `former`. */
  status: 'current' | 'former'
  kind: string
  isOwnership: boolean
  labelZh: string
  labelEn: string
  statement: string | null
  sourceId: number
  /** As in an edge. */
  statedBy: RelationStatement[]
  /** It has relations that are not among `children`: the level limit is reached, or the row is its own ancestor (a circle). */
  hasMore: boolean
  children: GraphRow[]
}

export const GraphRow: z.ZodType<GraphRow> = z
  .object({
    index: z.string(),
    id: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    translatedName: z.string().nullable(),
    subjectType: SubjectType.nullable(),
    isListed: z.boolean(),
    s: z.string().nullable(),
    amount: z.number().nullable(),
    amountText: z.string(),
    percent: z.number().nullable(),
    percentText: z.string(),
    status: z.enum(['current', 'former']),
    kind: z.string(),
    isOwnership: z.boolean(),
    labelZh: z.string(),
    labelEn: z.string(),
    statement: z.string().nullable(),
    sourceId: z.number(),
    statedBy: z.array(RelationStatement),
    hasMore: z.boolean(),
    get children(): z.ZodArray<z.ZodType<GraphRow>> {
      return z.array(GraphRow)
    },
  })
  .meta({ id: 'GraphRow' })

export const GraphTableAnswer = z.object({
  type: GraphDirection,
  children: z.array(GraphRow),
  /** Addition to the contract: as in the graph. */
  isCut: z.boolean(),
})
export type GraphTableAnswer = z.infer<typeof GraphTableAnswer>
