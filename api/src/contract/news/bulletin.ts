import { z } from 'zod'
import { maxPageSize } from '../envelope.ts'
import type { ErrorCode } from '../error-codes.ts'
import { FreeKeyword, isWithinReach, paging, reach, wholeNumber } from '../requests.ts'
import { SubjectType } from '../subject.ts'

const code = (name: ErrorCode): ErrorCode => name

export const BulletinQuery = z
  .object({
    ...paging,
    pageSize: wholeNumber(1, maxPageSize, code('pageSize.invalid')).default(5),
    keyword: FreeKeyword,
    dataType: z
      .enum(['0', '1'], { error: code('input.invalid') })
      .optional()
      .meta({ description: '0 notices with measures, 1 changes of lists; both unless given' }),
  })
  .refine(isWithinReach, reach)
export type BulletinQuery = z.output<typeof BulletinQuery>

/** A party of a bulletin. `dataId`, `dataType` and `s` open its detail; `dataId` null: it is no subject (any more). */
const party = {
  dataId: z.string().nullable(),
  dataType: SubjectType,
  s: z.string(),
}
const country = {
  /** Chinese, English, ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  countryEn: z.string().nullable(),
  countryCode: z.string().nullable(),
}

/** A party and the measures that the notice imposes on it; usually the same for every party of a notice. */
export const EntityMeasure = z.object({
  ...party,
  entityName: z.string(),
  entityNameEn: z.string(),
  measure: z.string(),
  measureEn: z.string(),
})

export const BulletinEntity = z.object({
  ...party,
  /** In the language of the page. */
  name: z.string(),
  nameZh: z.string().nullable(),
  ...country,
  /** 0 taken offline, 1 added, 2 modified, 3 invalidated, 4 no update. */
  dataStatus: z.number(),
  /** The lists inside the source that it is about; null when the source is one list. */
  listName: z.string().nullable(),
  listNameCn: z.string().nullable(),
})
export type BulletinEntity = z.infer<typeof BulletinEntity>

/** The decoded content of `dataJson`. */
export const BulletinData = z.object({
  title: z.string(),
  titleEn: z.string(),
  department: z.string(),
  departmentEn: z.string(),
  /** Title of the page that `url` opens: the notice or the list. */
  sourceName: z.string(),
  sourceNameEn: z.string(),
  url: z.string().nullable(),
  documentNumber: z.string().nullable(),
  documentNumberEn: z.string().nullable(),
  sourceId: z.number(),
  shortName: z.string(),
  shortNameCn: z.string(),
  unit: z.string(),
  unitEn: z.string(),
  secondLevelUnit: z.string().nullable(),
  secondLevelUnitEn: z.string().nullable(),
  /** Country of the publisher: Chinese, English, code. `countryCn` repeats the Chinese, as the specification names it. */
  ...country,
  countryCn: z.string().nullable(),
  /** Parties by data status. */
  counts: z.record(z.string(), z.number()),
  /** Parties of the bulletin; `entityList` and `entityMeasureList` carry the first 200. */
  entityCount: z.number(),
  /** The notice was transcribed whole: an empty measure is not stated in it. Otherwise only our transcription lacks it. */
  isWhole: z.boolean(),
  /** For a notice (dataType '0'); otherwise empty. */
  entityMeasureList: z.array(EntityMeasure),
  entityList: z.array(BulletinEntity),
})
export type BulletinData = z.infer<typeof BulletinData>

export const Bulletin = z.object({
  id: z.string(),
  /** Date of the notice, or of the list's edition, ISO. */
  postTime: z.string(),
  /** '0' a notice with measures, '1' what changed on a list. */
  dataType: z.enum(['0', '1']),
  /** `BulletinData` as JSON text. */
  dataJson: z.string(),
})
export type Bulletin = z.infer<typeof Bulletin>

/** Newest first. */
export const BulletinPage = z.object({ data: z.array(Bulletin), count: z.number() })
export type BulletinPage = z.infer<typeof BulletinPage>

/** A bulletin in the detail of one of its parties. */
export const SubjectNews = z.object({
  id: z.string(),
  postTime: z.string(),
  title: z.string(),
  titleEn: z.string(),
  dataStatus: z.number(),
  sourceId: z.number(),
  shortName: z.string(),
  shortNameCn: z.string(),
  documentNumber: z.string().nullable(),
  url: z.string().nullable(),
})
export type SubjectNews = z.infer<typeof SubjectNews>
