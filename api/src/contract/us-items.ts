import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import { FoundPartNumbers, VendorParts } from './items/part-numbers.ts'
import { FreeKeyword, identifier, isWithinReach, paging, reach } from './requests.ts'

/** US item codes (ECCN), the country chart and the country groups (api-contract.md, "China, items, laws, news"). */

const code = (name: ErrorCode): ErrorCode => name

/** Longer than any code with a path, such as `3A001.a.1`. */
const maxCodeLength = 60

/** A code in a request, in either case; with or without the path of a paragraph. */
export const ItemCode = identifier(maxCodeLength).refine((text) => text !== '', code('input.required'))

export const ItemCategoryQuery = z.object({
  type: z.enum(['0', '1'], { error: code('type.unknown') }).meta({ description: '0 categories, 1 product groups' }),
  parentId: identifier(maxCodeLength)
    .optional()
    .meta({ description: 'Id of a category: only groups that have entries in it' }),
})
export type ItemCategoryQuery = z.output<typeof ItemCategoryQuery>

/** A category `0`–`9`, a product group `A`–`E`, or a reason for control. */
export const ItemCategory = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  cnName: z.string(),
  parentId: z.string().nullable(),
})
export type ItemCategory = z.infer<typeof ItemCategory>

/** `null`, `00` and an empty value mean all. */
const categoryFilter = identifier(maxCodeLength)
  .transform((text) => (text === '' || text === '00' || text === 'null' ? null : text.toUpperCase()))
  .default(null)

export const ItemSearchQuery = z
  .object({
    key: FreeKeyword.meta({ description: 'Code or its beginning, words, or a part number; empty: all' }),
    categoryId: categoryFilter.meta({ description: '0–9; `null`, `00` or empty: all' }),
    groupId: categoryFilter.meta({ description: 'A–E; `null`, `00` or empty: all' }),
    ...paging,
  })
  .refine(isWithinReach, reach)
export type ItemSearchQuery = z.output<typeof ItemSearchQuery>

/** Where the keyword is in a displayed field: UTF-16 offsets, `end` exclusive, ascending. */
export const ItemHighlight = z.object({ field: z.enum(['eccn', 'name', 'text']), start: z.number(), end: z.number() })
export type ItemHighlight = z.infer<typeof ItemHighlight>

export const ItemRow = z.object({
  id: z.string(),
  eccn: z.string(),
  /** The heading as published, English. */
  name: z.string(),
  category: z.string().nullable(),
  group: z.string().nullable(),
  /** The paragraph in which most of the words are, or that the code names; null if the heading alone was found. */
  matched: z.object({ eccn: z.string(), text: z.string() }).nullable(),
  highlights: z.array(ItemHighlight),
})
export type ItemRow = z.infer<typeof ItemRow>

export const NearItem = z.object({ id: z.string(), eccn: z.string(), name: z.string() })
export type NearItem = z.infer<typeof NearItem>

export const ItemSearchAnswer = z.object({
  items: z.array(ItemRow),
  count: z.number(),
  /** How many of `count` have all of the words; they come first, the others have some. */
  wholeCount: z.number(),
  /** English words by which Chinese ones were searched, ours; empty if none were. */
  searched: z.array(z.string()),
  /** For a code that is none: codes like it. */
  near: z.array(NearItem),
  /** Whatever the filters. A number of a part has in `items` the entries that the manufacturers name. */
  partNumbers: FoundPartNumbers,
  /** Point in time of the text, ISO; null before it is loaded. */
  asOf: z.string().nullable(),
})
export type ItemSearchAnswer = z.infer<typeof ItemSearchAnswer>

export const ItemSuggestQuery = z.object({ eccn: FreeKeyword })
export const ItemSuggestions = z.array(NearItem)

export const ItemDetailQuery = z.object({ eccn: ItemCode })

/** `data` of a 404 for a code that is none. */
export const UnknownItem = z.object({ near: z.array(NearItem) })

export const ItemPassage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('note'), heading: z.string().nullable(), texts: z.array(z.string()) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string().nullable(),
    headings: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ kind: z.literal('picture'), address: z.string() }),
])
export type ItemPassage = z.infer<typeof ItemPassage>

const Notice = z.object({
  kind: z.enum(['pending-amendment', 'not-in-effect', 'editorial', 'history']),
  text: z.string(),
})

/** A control of the entry. `countryChart` null: the chart does not answer it, which never means that no licence is required. */
export const ItemRequirement = z.object({
  control: z.string(),
  countryChart: z.string().nullable(),
  /** As printed; empty if `control` contains the rule. */
  requirement: z.string(),
  columns: z.array(z.string()),
  /** Code of the reason: `NS`; null if the text names none, or several. */
  type: z.string().nullable(),
  typeName: z.string().nullable(),
  typeCn: z.string().nullable(),
  origin: z.enum(['table', 'prose']),
})
export type ItemRequirement = z.infer<typeof ItemRequirement>

interface Paragraph {
  /** With its path: `3A001.a.1`. */
  eccn: string
  designator: string
  name: string
  noteList: ItemPassage[]
  childItemList: Paragraph[]
}
export type ItemParagraph = Paragraph
export const ItemParagraph: z.ZodType<Paragraph> = z
  .object({
    eccn: z.string(),
    designator: z.string(),
    name: z.string(),
    noteList: z.array(ItemPassage),
    get childItemList() {
      return z.array(ItemParagraph)
    },
  })
  .meta({ id: 'ItemParagraph' })

/** Where the text is from. */
export const ItemSource = z.object({
  title: z.string(),
  titleCn: z.string(),
  publisher: z.string(),
  url: z.string(),
  /** Point in time of the text, ISO, and the latest day for which the publisher gave the same. */
  asOf: z.string(),
  confirmedOn: z.string(),
})
export type ItemSource = z.infer<typeof ItemSource>

export const ItemDetail = z.object({
  eccn: z.string(),
  name: z.string(),
  category: ItemCategory.nullable(),
  group: ItemCategory.nullable(),
  source: ItemSource,
  /** Amendments that are not in the text yet, and others of the publisher. */
  notices: z.array(Notice),
  noteList: z.array(ItemPassage),
  requirementControlList: z.array(ItemRequirement),
  licenseRequirements: z.object({
    /** The text after "Reason for Control:", verbatim. */
    reason: z.string().nullable(),
    reasons: z.array(ItemCategory),
    notes: z.array(ItemPassage),
    reporting: z.array(ItemPassage),
    reportingNote: z.array(ItemPassage),
  }),
  exceptions: z.array(z.object({ exceptionKey: z.string(), exceptionValue: z.string() })),
  exceptionNotes: z.array(ItemPassage),
  exceptionSta: z.array(ItemPassage),
  exceptionStaNotes: z.array(ItemPassage),
  listItemControl: z.object({
    unit: z.string().nullable(),
    relatedControls: z.array(ItemPassage),
    relatedDefinitions: z.array(ItemPassage),
    eccnControls: z.array(ItemPassage),
    notes: z.array(ItemPassage),
    items: z.array(ItemParagraph),
  }),
  /** Lists outside of the entry that belong to it, such as the list of explosives. */
  wxList: z.array(z.object({ name: z.string(), childItemList: z.array(z.object({ name: z.string() })) })),
  /** Other entries that its related controls name. */
  references: z.array(NearItem),
  /** Days on which the entry changed, newest first, with the parts that did; `added` for the first text. */
  history: z.array(z.object({ date: z.string(), fields: z.array(z.string()) })),
  /** Parts that manufacturers class here: claims of theirs. */
  partNumbers: z.array(VendorParts),
  hasCollection: z.boolean(),
})
export type ItemDetail = z.infer<typeof ItemDetail>

/** A published text, and the paragraphs and parts that it cites. */
const CitedText = z.object({ text: z.string(), basis: z.array(z.string()) })

export const DestinationQuery = z.object({
  eccn: ItemCode,
  country: identifier(maxCodeLength)
    .transform((text) => text.toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}$/, code('country.unknown')))
    .meta({ description: 'ISO 3166-1 alpha-2' }),
})
export type DestinationQuery = z.output<typeof DestinationQuery>

/**
 * Which requirements of an entry apply to a destination. `required`: the chart marks a column, or the words name the destination. `unmarked`: the chart
 * does not mark the columns. `unnamed`: the words name other destinations. `unanswered`: neither says it. None means that no licence is required.
 */
export const DestinationAnswer = z.object({
  eccn: z.string(),
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
  /** Row of the chart that was read: Hong Kong is read as China. */
  chartName: z.string(),
  groups: z.array(z.string()),
  /** Footnotes of the tables of groups that its name bears: they restrict what a group allows. */
  groupNotes: z.array(CitedText),
  /** Groups of the destination whose members are under an embargo, with their published names. */
  embargoes: z.array(z.object({ group: z.string(), name: z.string() })),
  /** Where the rules of a destination are that the chart does not answer, as published. */
  referral: CitedText.nullable(),
  /** Footnotes of its row: rules that apply besides the columns. */
  footnotes: z.array(CitedText),
  requirements: z.array(
    ItemRequirement.extend({
      answer: z.enum(['required', 'unmarked', 'unnamed', 'unanswered']),
      /** By what it is answered: columns, groups or ISO codes. */
      ground: z
        .object({
          kind: z.enum(['column', 'referral', 'worldwide', 'named', 'named-but-excluded', 'group', 'excluded']),
          names: z.array(z.string()),
        })
        .nullable(),
      /** Paragraphs that it cites. */
      basis: z.array(z.string()),
    }),
  ),
  exceptions: z.array(z.object({ exceptionKey: z.string(), exceptionValue: z.string() })),
  /** Points in time of the list, the chart and the groups, ISO. */
  asOf: z.object({ list: z.string(), chart: z.string(), groups: z.string() }),
})
export type DestinationAnswer = z.infer<typeof DestinationAnswer>

interface MapNode {
  /** Unique in the tree. */
  name: string
  title: string
  level: number
  children: MapNode[]
}
export type ItemMapNode = MapNode
export const ItemMapNode: z.ZodType<MapNode> = z
  .object({
    name: z.string(),
    title: z.string(),
    level: z.number(),
    get children() {
      return z.array(ItemMapNode)
    },
  })
  .meta({ id: 'ItemMapNode' })

/** The entry as a tree, and the other entries that its related controls name. */
export const ItemMap = z.object({
  name: z.string(),
  title: z.string(),
  level: z.number(),
  children: z.array(ItemMapNode),
  references: z.array(NearItem),
})
export type ItemMap = z.infer<typeof ItemMap>

export const ControlCountryQuery = z.object({
  countryName: FreeKeyword.meta({ description: 'A part of the Chinese or English name; empty: all' }),
})

/** Columns of the chart as the answer names them: `CB 1` is `cb1`. */
export const chartFlags = [
  ...['cb1', 'cb2', 'cb3', 'np1', 'np2', 'ns1', 'ns2', 'mt1', 'rs1', 'rs2'],
  ...['fc1', 'cc1', 'cc2', 'cc3', 'at1', 'at2'],
] as const

const flag = z.union([z.literal(0), z.literal(1)])

export const ControlCountry = z.object({
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
  /** As the chart prints it. */
  name: z.string(),
  /** The referral of a row without marks, or the footnotes of the row, as published; null without either. */
  remark: z.string().nullable(),
  /** The footnotes of the row with the numbers that the chart gives them. */
  footnotes: z.array(z.object({ mark: z.string(), text: z.string() })),
  isReferral: z.boolean(),
  /** Destinations without a row that are read by this one: Hong Kong by China's. */
  alsoFor: z.array(
    z.object({ country: z.string().nullable(), countryEn: z.string().nullable(), countryCode: z.string().nullable() }),
  ),
  /** Country groups of the EAR: `D:1`. */
  groups: z.array(z.string()),
  /** Footnotes that its name bears in the tables of groups, as published. */
  groupNotes: z.array(z.string()),
  asOf: z.string(),
  ...{ cb1: flag, cb2: flag, cb3: flag, np1: flag, np2: flag, ns1: flag, ns2: flag, mt1: flag },
  ...{ rs1: flag, rs2: flag, fc1: flag, cc1: flag, cc2: flag, cc3: flag, at1: flag, at2: flag },
})
export type ControlCountry = z.infer<typeof ControlCountry>
