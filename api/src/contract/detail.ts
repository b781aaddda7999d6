import { z } from 'zod'
import { Citation } from './citation.ts'
import type { ErrorCode } from './error-codes.ts'
import { OwnershipRuleResult, RelationStatement } from './graph.ts'
import { PossiblySame } from './matches/possible-match.ts'
import { SubjectNews } from './news/bulletin.ts'
import { TypeParameter } from './requests.ts'
import { ListCount, SubjectType, SubType, TranslationKind } from './subject.ts'

const code = (name: ErrorCode): ErrorCode => name

export const SubjectQuery = z.object({
  id: z.string({ error: code('input.required') }),
  type: TypeParameter.optional(),
  s: z
    .string({ error: code('input.invalid') })
    .default('1')
    .meta({ description: 'Standard flag; "1"' }),
})
export type SubjectQuery = z.output<typeof SubjectQuery>

export const EntityQuery = SubjectQuery.extend({
  day: z.iso
    .date({ error: code('day.invalid') })
    .optional()
    .meta({
      description: 'ISO day: what the lists said then and how their entries stood; today in Shanghai unless given',
    }),
})
export type EntityQuery = z.output<typeof EntityQuery>

const country = {
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
}

/** 0 taken offline, 1 added, 2 modified, 3 invalidated, 4 no update. */
export const dataStatuses = ['0', '1', '2', '3', '4'] as const

/** A labelled value of one list. `fullLine`: show it over the full width. */
export const Property = z.object({
  nameZh: z.string(),
  nameEn: z.string(),
  /** As published, one value per line; a notice in both languages. */
  value: z.string(),
  /** The same in the caller's language only, when `value` has two languages or the other one. */
  valueZh: z.string().optional(),
  valueEn: z.string().optional(),
  fullLine: z.boolean(),
})
export type Property = z.infer<typeof Property>

const linked = z.array(z.object({ title: z.string(), url: z.string() }))

/** A dated state of a designation (Section 1260H, field 78). `sanctionDate`: ISO day, or only year or month when no more is stated. */
export const Data1260h = z.object({
  sanctionDate: z.string(),
  statusZh: z.string(),
  statusEn: z.string(),
  newsList: linked,
  lawList: linked,
})
export type Data1260h = z.infer<typeof Data1260h>

/** Content of the property "Other Info" of source 31, as JSON text. */
export const OtherInfo = z.array(
  z.object({
    effectiveDate: z.string().nullable(),
    debarment: z.string(),
    frDate: z.string().nullable(),
    text: z.string(),
  }),
)
export type OtherInfo = z.infer<typeof OtherInfo>

/** One entry of the subject on one list. */
export const SanctionMeta = z.object({
  dataStatus: z.enum(dataStatuses),
  dataStatusCn: z.string(),
  dataStatusEn: z.string(),
  listName: z.string(),
  listNameCn: z.string(),
  country: z.string(),
  countryCn: z.string(),
  department: z.string(),
  unit: z.string(),
  unitEn: z.string(),
  secondLevelUnit: z.string().nullable(),
  secondLevelUnitEn: z.string().nullable(),
  sourceId: z.number(),
  /** The publisher's own number of the entry; null if the publisher gives none. */
  publisherId: z.string().nullable(),
  /** ISO; the first date that the list itself states. */
  listedOn: z.string().nullable(),
  programmes: z.array(z.string()),
  properties: z.array(Property),
  subCompanyList: z.array(z.object({ name: z.string(), aka: z.string(), address: z.string() })),
  data1260hList: z.array(Data1260h),
  /**
   * State on the requested day, Asia/Shanghai. "Suspended": in force, but its measures are not applied. "Not yet in force": its first day is later.
   * "Ended": the publisher says so, or the list no longer prints it. "Expired": the term that was set beforehand is over. "Unknown": a suspension ran out after the last edition, the term of an order
   * is over that may have been renewed, or the day is before our first edition and the entry has no date.
   */
  state: z.enum(['in force', 'suspended', 'ended', 'expired', 'not yet in force', 'unknown']),
  /** First day it is no longer in force, ISO, if the publisher states one; of a copy that has none, that of its original. */
  endedOn: z.string().nullable(),
  /** Whether that day is a term set beforehand: the entry then expires, and nobody takes it off the list. */
  endsByTerm: z.boolean(),
  endNote: z.string().nullable(),
  endNoteEn: z.string().nullable(),
  /** Every announced suspension, past ones included. ISO days, both inclusive; null where the publisher states none. */
  suspensions: z.array(
    z.object({
      from: z.string().nullable(),
      to: z.string().nullable(),
      note: z.string().nullable(),
      noteEn: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
  /** Address of the legal act, or of the entry, at its publisher. */
  noticeUrl: z.string().nullable(),
})
export type SanctionMeta = z.infer<typeof SanctionMeta>

export const SanctionInfo = z.object({
  sourceId: z.number(),
  shortName: z.string(),
  shortNameCn: z.string(),
  listName: z.string(),
  listNameCn: z.string(),
  /** Entries of the subject on this list. */
  num: z.number(),
  /** Publisher's date of the data, ISO. */
  date: z.string().nullable(),
  url: z.string(),
  isStale: z.boolean(),
  /** The edition that came with the product is served. */
  isStarter: z.boolean(),
  /** Lists whose decisions it repeats, by number; it is then not counted. [] if it counts. */
  repeats: z.array(z.number()),
  /** Lists that it copies by name and that, in their own edition of `date` (ISO), have no entry of the subject. */
  absentFrom: z.array(
    z.object({ sourceId: z.number(), shortName: z.string(), shortNameCn: z.string(), date: z.string() }),
  ),
  sanctionMetaList: z.array(SanctionMeta),
})
export type SanctionInfo = z.infer<typeof SanctionInfo>

export const DetailName = z.object({
  value: z.string(),
  /** ISO 15924. */
  script: z.string(),
  /** BCP 47 tag for `lang`. */
  lang: z.string(),
  kind: z.enum(['primary', 'aka', 'fka', 'nka']),
  quality: z.enum(['strong', 'weak']),
  sourceIds: z.array(z.number()),
})
export type DetailName = z.infer<typeof DetailName>

/** A Chinese name that we give to the subject (译名), never the publisher's wording. */
export const Translation = z.object({ value: z.string(), kind: TranslationKind })
export type Translation = z.infer<typeof Translation>

/** One relation of the subject, however many lists state it; the same words and shares as in its graph. */
export const RelatedSubject = z.object({
  /** For a party known only by name, a key that begins with `name:` and has no page. */
  id: z.string(),
  /** Null for a party known only by name. */
  type: SubjectType.nullable(),
  s: z.string().nullable(),
  name: z.string(),
  nameZh: z.string().nullable(),
  kind: z.string(),
  /** What the party is to this subject. */
  labelZh: z.string(),
  labelEn: z.string(),
  /** `to`: the first statement reads this subject → other; `from`: other → this subject. */
  direction: z.enum(['to', 'from']),
  /** The party owns or controls this subject, is owned or controlled by it, or neither. */
  standing: z.enum(['owner', 'owned', 'other']),
  isOwnership: z.boolean(),
  isFormer: z.boolean(),
  /** 0–100: the greatest share that a list states; null when none does. */
  percent: z.number().nullable(),
  /** The share, or "not stated"; empty when the relation has no shares. */
  percentZh: z.string(),
  percentEn: z.string(),
  /** Who states it: a list (even one that the subject is not on) or a register; the first of `statedBy`. */
  sourceId: z.number(),
  sourceName: z.string(),
  sourceNameCn: z.string(),
  statedBy: z.array(RelationStatement),
})
export type RelatedSubject = z.infer<typeof RelatedSubject>

export const EntityDetail = z.object({
  id: z.string(),
  type: SubjectType,
  s: z.string(),
  subType: z.array(SubType),
  /** Display name; for a person `en` is the full name. */
  name: z.string(),
  en: z.string().nullable(),
  zh: z.string().nullable(),
  shortName: z.string().nullable(),
  names: z.array(DetailName),
  /** Addition to the contract: Chinese names of ours, apart from the published ones, the most usual first. */
  translations: z.array(Translation),
  ...country,
  address: z.string().nullable(),
  addresses: z.array(z.string()),
  creditCode: z.string().nullable(),
  /** `unlisted`: known from a register, never on any of our lists. */
  status: z.enum(['listed', 'offline', 'unlisted']),
  subjectType: z.string(),
  cpyId: z.string().nullable(),
  hasCollection: z.boolean(),
  sex: z.enum(['male', 'female']).nullable(),
  birthday: z.array(z.string()),
  birthPlaces: z.array(z.string()),
  nationalities: z.array(z.object(country)),
  identifiers: z.array(z.object({ nameZh: z.string(), nameEn: z.string(), value: z.string() })),
  imo: z.string().nullable(),
  vesselFlag: z.string().nullable(),
  /** The flag state in Chinese; null when the published flag is not a country name. */
  vesselFlagZh: z.string().nullable(),
  vesselType: z.string().nullable(),
  /** Its usual Chinese word; null when we have none for the published one. */
  vesselTypeZh: z.string().nullable(),
  owner: z.string().nullable(),
  /** The relation by which `owner` is known, and who states it; null if a list states the owner as such. */
  ownerRelation: z
    .object({ labelZh: z.string(), labelEn: z.string(), sourceName: z.string(), sourceNameCn: z.string() })
    .nullable(),
  tonnage: z.string().nullable(),
  regTonnage: z.string().nullable(),
  model: z.string().nullable(),
  tailNo: z.string().nullable(),
  manufactureDate: z.string().nullable(),
  constructionNum: z.string().nullable(),
  operator: z.string().nullable(),
  msn: z.string().nullable(),
  listedOn: z.string().nullable(),
  changedOn: z.string().nullable(),
  /** A list that repeats others comes behind them. */
  sanctionInfoList: z.array(SanctionInfo),
  listCount: ListCount,
  /** Addition to the contract: other subjects that are possibly the same party, the most probable first; their lists are not counted. */
  possiblySame: z.array(PossiblySame),
  relations: z.array(RelatedSubject),
  /** The publishers' 50 % rules for an enterprise with listed owners; empty for others. */
  ownershipRules: z.array(OwnershipRuleResult),
  /** Bulletins about the subject, newest first. */
  newsList: z.array(SubjectNews),
  /** What the properties of its entries cite and we hold. */
  citations: z.array(Citation),
})
export type EntityDetail = z.infer<typeof EntityDetail>

/** Newest first. `dataStatus` 0–4 as a number, as the contract writes it for history. */
export const HistoryEntry = z.object({
  date: z.string(),
  dataStatus: z.number(),
  dataStatusCn: z.string(),
  dataStatusEn: z.string(),
  sourceId: z.number(),
  listName: z.string(),
  listNameCn: z.string(),
  /** Set when the publisher states that the entry ended, was suspended or is in force again, or that is unknown; otherwise null. */
  event: z
    .object({
      kind: z.enum(['ended', 'suspended', 'resumed', 'unknown']),
      labelCn: z.string(),
      labelEn: z.string(),
      /** In the words of the publisher or the curator. */
      note: z.string().nullable(),
      noteEn: z.string().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
  changes: z.array(
    z.object({
      field: z.string(),
      fieldCn: z.string(),
      fieldEn: z.string(),
      before: z.array(z.string()),
      after: z.array(z.string()),
    }),
  ),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>
