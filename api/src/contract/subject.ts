import { z } from 'zod'

export const subTypesOf = {
  '01': ['0101', '0102', '0103', '0104', '0105', '0106', '0107'],
  '02': ['0201', '0202', '0203', '0204', '0205', '0206'],
  '03': ['0301'],
  '04': ['0401'],
} as const

export const subjectTypes = ['01', '02', '03', '04'] as const
export const subTypes = Object.values(subTypesOf).flat()

export const SubjectType = z.enum(subjectTypes)
export type SubjectType = z.infer<typeof SubjectType>
export const SubType = z.enum(subTypes)
export type SubType = z.infer<typeof SubType>

/** A country in both languages: `country` Chinese, `countryEn` English, ISO-2 code. */
const countryFields = {
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
}

export const Band = z.enum(['strong', 'likely', 'possible', 'weak', 'none'])
export type Band = z.infer<typeof Band>

export const TokenRelation = z.enum([
  'same',
  'pinyin',
  'transliteration',
  'spelling',
  'joined',
  'initial',
  'equivalent',
  'country',
  'missing',
  'extra',
  'conflict',
])
export type TokenRelation = z.infer<typeof TokenRelation>

/** The kind of a Chinese name that we give to a party (译名); never the publisher's wording. */
export const TranslationKind = z.enum(['official', 'press', 'literal', 'short', 'former'])

export const DetailComparison = z.object({
  kind: z.enum(['birthDate', 'sex', 'country', 'identifier']),
  relation: z.enum(['agrees', 'near', 'differs', 'unknown']),
  query: z.string().nullable(),
  listed: z.string().nullable(),
  /** Kind of the matching identifier: `imo`, `passport`, … */
  identifierKind: z.string().optional(),
})
export type DetailComparison = z.infer<typeof DetailComparison>

export const Explanation = z.object({
  queryNormal: z.string(),
  listedNormal: z.string(),
  tokens: z.array(z.object({ query: z.string().nullable(), listed: z.string().nullable(), relation: TokenRelation })),
  contributions: z.array(z.object({ term: z.string(), points: z.number() })),
  /** Details present on either side; empty when the search gave none. */
  details: z.array(DetailComparison),
  methodVersion: z.string(),
})
export type Explanation = z.infer<typeof Explanation>

/** State of an entry on a day. "Unknown": a suspension ran out after the last edition, and no text says what followed. */
export const ListState = z.enum(['in force', 'suspended', 'ended', 'unknown'])

/** The subject on one list. A source can hold several lists of its publisher: one object for each. */
export const SourceOfRow = z.object({
  sourceId: z.number(),
  shortName: z.string(),
  /** The publisher's own number of the entry; null if the publisher gives none. */
  publisherId: z.string().nullable(),
  /** Addition to the contract: lists whose decisions it repeats; it is then not counted. [] if it counts. */
  repeats: z.array(z.number()),
  /** Additions to the contract: content of a list tag, and the list inside the source. */
  shortNameCn: z.string(),
  listName: z.string(),
  listNameCn: z.string(),
  countryCode: z.string(),
  programmes: z.array(z.string()),
  /** First day on this list, ISO, of the entries that still stand. */
  listedOn: z.string().nullable(),
  /** Today (Shanghai): ended or suspended when every entry of the subject on this list is. */
  state: ListState,
  /** The day its term ended, ISO, if it has expired; null otherwise, absent in rows kept from before. */
  expiredOn: z.string().nullable().optional(),
})
export type SourceOfRow = z.infer<typeof SourceOfRow>

/** Other subjects that are possibly the same party as that of a row. */
export const PossiblySameMark = z.object({
  count: z.number(),
  /** The most probable one. */
  id: z.string(),
  type: SubjectType,
  s: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  /** Lists that one of them is on now and the subject of the row is not. */
  lists: z.array(z.object({ sourceId: z.number(), shortName: z.string(), shortNameCn: z.string() })),
})
export type PossiblySameMark = z.infer<typeof PossiblySameMark>

/** What every row shows: the subject, its lists, and the name that was found. */
const SubjectRow = z.object({
  id: z.string(),
  type: SubjectType,
  s: z.string(),
  /** Primary name as published. */
  name: z.string(),
  /** A name in Han script from a list; null when there is none. */
  nameZh: z.string().nullable(),
  /** Addition to the contract: a Chinese name of ours; null where a list prints a name in Chinese characters. */
  translatedName: z.string().nullable(),
  ...countryFields,
  /** All countries of the subject, ISO-2. */
  countryCodes: z.array(z.string()),
  subType: z.array(SubType),
  /** Registry status labels (cancelled, …); empty where no list states one. */
  cpyState: z.array(z.string()),
  imo: z.string().nullable(),
  vesselFlag: z.string().nullable(),
  /** The flag state in Chinese; null when the published flag is not a country name. */
  vesselFlagZh: z.string().nullable(),
  vesselOwner: z.string().nullable(),
  aircraftModel: z.string().nullable(),
  aircraftOperator: z.string().nullable(),
  msn: z.string().nullable(),
  extraField: z.object({ key: z.string(), value: z.string() }).nullable(),
  birthDates: z.array(z.string()),
  matchedName: z.string(),
  /** Addition to the contract: BCP 47 tag of the matched name, where a list states its language. */
  matchedLang: z.string().nullable(),
  /** Marked when the alias is weak. */
  matchedQuality: z.enum(['strong', 'weak']),
  /** Addition to the contract: null for a published name; otherwise the matched name is a Chinese name of ours. */
  matchedTranslation: TranslationKind.nullable(),
  highlights: z.array(z.object({ start: z.number(), end: z.number(), relation: TokenRelation })),
  sources: z.array(SourceOfRow),
  /** Addition to the contract: lists with a decision in force, each once; repetitions do not count. */
  listCount: z.number(),
  status: z.enum(['listed', 'offline']),
  listedOn: z.string().nullable(),
  changedOn: z.string().nullable(),
  /** Addition to the contract: null without any, and `unknown` while they cannot be read. */
  possiblySame: z.union([PossiblySameMark, z.literal('unknown')]).nullable(),
})

/** A subject that resembles the query. */
export const SearchResult = SubjectRow.extend({
  containment: z.literal(false),
  score: z.number(),
  band: Band,
  explanation: Explanation,
  /** Relevance from the engine; it only ranks candidates and has no fixed scale. */
  _score: z.number(),
})
export type SearchResult = z.infer<typeof SearchResult>

/** Addition to the contract: a subject one of whose names contains the words of the query. It is not scored. */
export const ContainingResult = SubjectRow.extend({
  containment: z.literal(true),
  score: z.null(),
  band: z.null(),
  explanation: z.null(),
  _score: z.null(),
})
export type ContainingResult = z.infer<typeof ContainingResult>

export const SearchRow = z.discriminatedUnion('containment', [SearchResult, ContainingResult])
export type SearchRow = z.infer<typeof SearchRow>

/** Lists with a decision about a subject, each once; a list that only repeats others does not count. */
export const ListCount = z.object({
  /** Not ended; `suspended` and `unknown` are part of it. */
  inForce: z.number(),
  suspended: z.number(),
  /** Suspended until after the last edition: no text says what followed. */
  unknown: z.number(),
  ended: z.number(),
})
export type ListCount = z.infer<typeof ListCount>

export const TypeCount = z.object({
  type: SubjectType,
  count: z.number(),
  subTypes: z.array(z.object({ subType: SubType, count: z.number() })),
})
export type TypeCount = z.infer<typeof TypeCount>

/** A number in the query: its kind, and whether its check digit is correct where the kind has one. */
export const RecognisedIdentifier = z.object({
  field: z.enum(['keyword', 'identifier']),
  kind: z.string(),
  value: z.string(),
  check: z.enum(['fits', 'wrong']).nullable(),
})
export type RecognisedIdentifier = z.infer<typeof RecognisedIdentifier>

/** The answer in one sentence, from all rows of the query, not only those of this page. */
export const Verdict = z.object({
  kind: z.enum(['strong', 'review', 'below', 'none']).meta({
    description: 'Strong matches; rows to review at or above the line; rows below it alone; no row at all',
  }),
  line: z.number().meta({ description: 'Rows under this score are usually another subject' }),
  counts: z
    .object({ strong: z.number(), likely: z.number(), possible: z.number(), weak: z.number(), none: z.number() })
    .meta({ description: 'Rows by band; together they are `scoredCount`' }),
  listCount: z
    .number()
    .meta({ description: 'Different lists the strong matches are on; ended entries and repetitions do not count' }),
  onlyStrong: SearchResult.pick({
    id: true,
    name: true,
    nameZh: true,
    translatedName: true,
    matchedName: true,
    matchedTranslation: true,
  })
    .nullable()
    .meta({ description: 'The only strong match, to be named' }),
  text: z.enum(['name', 'number', 'word', 'generic', 'short', 'symbols']).meta({
    description:
      'What the text can be: a name; a number; one word, perhaps a part of a name; words that name no party; too short; nothing to search for',
  }),
  hidden: z.object({ usual: z.number(), approximate: z.number() }).meta({
    description: 'Rows below `minScore`, of the chosen types: from 50 on, and from 30 to 50',
  }),
  unfiltered: z.number().nullable().meta({
    description: 'Rows from 50 on without type, country, list and number; null unless these leave no row',
  }),
  containing: z.number().nullable().meta({
    description:
      'Subjects one of whose names contains all words, scored or not; null for a text that is no part of a name, and in exact mode',
  }),
  containingText: z.string().nullable().meta({
    description: 'The text with these words: without numbers beside the name, and of several names the first',
  }),
})
export type Verdict = z.infer<typeof Verdict>

export const SearchAnswer = z.object({
  data: z.array(SearchRow).meta({
    description: 'Scored rows, best first; then those whose name only contains the words, by number of lists',
  }),
  count: z.number().meta({ description: 'Rows of both kinds' }),
  scoredCount: z.number().meta({ description: 'Rows with a score' }),
  types: z.array(TypeCount),
  /** Addition to the contract. */
  verdict: Verdict,
  /** Addition to the contract. */
  searchedName: z.string().nullable().meta({
    description:
      'The name in the text, which was searched without what stands around it; null if it is all of the text',
  }),
  /** Addition to the contract; empty when the query has no number of a known kind. */
  identifiers: z.array(RecognisedIdentifier),
  /** Addition to the contract. */
  names: z.array(z.string()).meta({
    description:
      'Names that the text gives for one party (`A ex B`, `A; B`), each searched for besides the whole; empty if it is one name',
  }),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const Suggestion = z.object({
  id: z.string(),
  type: SubjectType,
  s: z.string(),
  name: z.string(),
  nameZh: z.string().nullable(),
  /** As of a search row. */
  translatedName: z.string().nullable(),
  ...countryFields,
  matchedName: z.string(),
  /** As of a search row. */
  matchedLang: z.string().nullable(),
  /** Addition to the contract: the number that begins as typed, and its kind; null when a name does. */
  matchedIdentifier: z.object({ kind: z.string(), value: z.string() }).nullable(),
  /** As of a search row. */
  matchedTranslation: TranslationKind.nullable(),
  /** As of a search row. */
  listCount: z.number(),
})
export type Suggestion = z.infer<typeof Suggestion>
