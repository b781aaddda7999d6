import type { Db } from '@qingdan/database/connection.ts'
import type { PublishedText } from '@qingdan/database/record.ts'
import type { Bulletin, BulletinData, BulletinPage, BulletinQuery, SubjectNews } from '../../contract/news/bulletin.ts'
import { listNameCn } from '../../subjects/list-names.ts'
import { countryOf } from '../dictionary/countries.ts'
import { isWhole } from '../dictionary/repository.ts'
import {
  type BulletinEntityRow,
  type BulletinRow,
  countBulletins,
  findBulletinEntities,
  findBulletins,
  findSubjectBulletins,
  type SubjectBulletinRow,
} from './repository.ts'
import { titleOf } from './titles.ts'

/** Parties in one bulletin; the changes of a list in one day can be thousands. */
const carriedEntities = 200
const newsCount = 50

export async function readBulletins(db: Db, query: BulletinQuery): Promise<BulletinPage> {
  const { page, pageSize, keyword, dataType } = query
  const filter = { keyword, dataType }
  const [rows, count] = await Promise.all([
    findBulletins(db, filter, { offset: (page - 1) * pageSize, limit: pageSize }),
    countBulletins(db, filter),
  ])
  const ids = rows.map(({ id }) => id)
  const entities = Map.groupBy(await findBulletinEntities(db, ids, carriedEntities), (row) => row.bulletin_id)
  return { data: rows.map((row) => toBulletin(row, entities.get(row.id) ?? [])), count }
}

/** The newest bulletins that name the subject. */
export async function readSubjectNews(db: Db, subjectId: string): Promise<SubjectNews[]> {
  return (await findSubjectBulletins(db, subjectId, newsCount)).map(toSubjectNews)
}

function toBulletin(row: BulletinRow, entities: BulletinEntityRow[]): Bulletin {
  const data: BulletinData = { ...headOf(row), ...bodyOf(row, entities) }
  return { id: `${row.id}`, postTime: row.posted_on, dataType: row.data_type, dataJson: JSON.stringify(data) }
}

function headOf(row: BulletinRow) {
  const { content, publisher, publisher_cn } = row
  const title = titleOf(row)
  const department = filled(content.department, { zh: publisher_cn, en: publisher })
  const opened = content.url === null ? { zh: row.list_name_cn, en: row.list_name } : title
  const country = countryOf(row.country_code)
  return {
    title: title.zh,
    titleEn: title.en,
    department: department.zh,
    departmentEn: department.en,
    sourceName: opened.zh,
    sourceNameEn: opened.en,
    url: content.url ?? row.source_url,
    documentNumber: content.documentNumber.zh ?? content.documentNumber.en,
    documentNumberEn: content.documentNumber.en ?? content.documentNumber.zh,
    sourceId: row.source_number,
    shortName: row.short_name,
    shortNameCn: row.short_name_cn,
    unit: publisher_cn,
    unitEn: publisher,
    secondLevelUnit: row.traits.office?.zh ?? null,
    secondLevelUnitEn: row.traits.office?.en ?? null,
    ...country,
    countryCn: country.country,
    counts: Object.fromEntries(Object.entries(content.counts)),
  }
}

function bodyOf(row: BulletinRow, entities: BulletinEntityRow[]) {
  return {
    entityCount: Object.values(row.content.counts).reduce((sum, count) => sum + count, 0),
    isWhole: isWhole(row),
    entityMeasureList: row.data_type === '0' ? entities.map(toEntityMeasure) : [],
    entityList: entities.map((entity) => toEntity(entity, row)),
  }
}

function toEntity(
  { subject_id, data_status, content }: BulletinEntityRow,
  row: BulletinRow,
): BulletinData['entityList'][number] {
  return {
    ...partyOf({ subject_id, content }),
    name: content.name.en ?? content.name.zh ?? '',
    nameZh: content.name.zh,
    ...countryOf(content.countryCode),
    dataStatus: data_status,
    ...listsOf(content, row),
  }
}

/** Bulletins of an older format have no lists. */
function listsOf({ lists = [] }: BulletinEntityRow['content'], { listing_names, list_name_cn }: BulletinRow) {
  if (lists.length === 0 || Object.keys(listing_names).length === 1) return { listName: null, listNameCn: null }
  return {
    listName: lists.join(', '),
    listNameCn: lists.map((list) => listNameCn(list, listing_names) ?? list_name_cn).join('、'),
  }
}

function toEntityMeasure({ subject_id, content }: BulletinEntityRow): BulletinData['entityMeasureList'][number] {
  const name = filled(content.name, { zh: '', en: '' })
  const measures = content.measures.map((measure) => filled(measure, { zh: '', en: '' }))
  return {
    ...partyOf({ subject_id, content }),
    entityName: name.zh,
    entityNameEn: name.en,
    measure: measures.map(({ zh }) => zh).join('\n'),
    measureEn: measures.map(({ en }) => en).join('\n'),
  }
}

function partyOf({ subject_id, content }: Pick<BulletinEntityRow, 'subject_id' | 'content'>) {
  return { dataId: subject_id, dataType: content.type, s: '1' }
}

/** Each language as given, otherwise the other one, otherwise the fallback. */
function filled(text: PublishedText, otherwise: { zh: string; en: string }): { zh: string; en: string } {
  return { zh: text.zh ?? text.en ?? otherwise.zh, en: text.en ?? text.zh ?? otherwise.en }
}

function toSubjectNews(row: SubjectBulletinRow): SubjectNews {
  const title = titleOf(row)
  return {
    id: `${row.id}`,
    postTime: row.posted_on,
    title: title.zh,
    titleEn: title.en,
    dataStatus: row.data_status,
    sourceId: row.source_number,
    shortName: row.short_name,
    shortNameCn: row.short_name_cn,
    documentNumber: row.content.documentNumber.zh ?? row.content.documentNumber.en,
    url: row.content.url,
  }
}
