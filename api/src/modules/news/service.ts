import type { Db } from '@qingdan/database/connection.ts'
import type { StoredNewsType } from '@qingdan/database/tables/news-tables.ts'
import type { ChinaRow } from '../../contract/china.ts'
import type { Citation } from '../../contract/citation.ts'
import type {
  News,
  NewsAboutQuery,
  NewsDetail,
  NewsPage,
  NewsPublisher,
  NewsSearchAnswer,
  NewsSearchQuery,
} from '../../contract/news/news.ts'
import { AppError } from '../../http/app-error.ts'
import type { ChinaItemService } from '../china-items/service.ts'
import type { ChinaService } from '../china-sanction/service.ts'
import type { FindCitations } from '../citations/service.ts'
import { countryOf } from '../dictionary/countries.ts'
import { pageKey } from '../laws/notices.ts'
import type { LawService } from '../laws/service.ts'
import type { UsItemService } from '../us-items/service.ts'
import { foldedBeginning, hasName, namePhrases } from './name-phrases.ts'
import { createNewsReferences, textOf, type Wanted } from './references.ts'
import {
  countNews,
  findHotNews,
  findNameBearers,
  findNews,
  findNewsItem,
  findPublishers,
  findStrongNames,
  type NewsRow,
  type PublisherRow,
} from './repository.ts'

/** Announcements of authorities, with the decisions of China's lists among them. `day`: the ISO day whose state is shown. */
export interface NewsService {
  /** Newest first, then by id; a page past the end has no rows and the same count. */
  search(query: NewsSearchQuery, day: string): Promise<NewsSearchAnswer>
  hot(): Promise<News[]>
  /** What names a subject, a law or an item, newest first. Throws `subject.unknown`, `law.unknown`, `item.unknown`. */
  about(query: NewsAboutQuery): Promise<NewsPage>
  /** Throws `news.unknown`. */
  detail(id: string): Promise<NewsDetail>
}

const mostHot = 10
/** An announcement that names more parties is a list, which is on the pages of the lists. */
const mostNamed = 50

/** What knows the items and laws that announcements name. */
interface Rules {
  usItems: Pick<UsItemService, 'find'>
  chinaItems: Pick<ChinaItemService, 'find'>
  laws: Pick<LawService, 'titlesOf' | 'versionsOf' | 'citable' | 'edition' | 'documentsOfPages'>
  findCitations: FindCitations
}

export function createNewsService(db: Db, china: ChinaService, rules: Rules): NewsService {
  const findNaming = createNewsReferences(db, rules.laws)

  async function wantedBy({ module, id }: NewsAboutQuery): Promise<Wanted> {
    if (module === 'sanction') {
      const names = await findStrongNames(db, id)
      if (names === null) throw new AppError('subject.unknown')
      return { kind: 'names', names }
    }
    if (module === 'law') {
      const versions = await rules.laws.versionsOf(id)
      if (versions.length === 0) throw new AppError('law.unknown')
      return { kind: 'law', versions }
    }
    const isChinese = module === 'item'
    const item = await (isChinese ? rules.chinaItems : rules.usItems).find(id)
    if (item === null) throw new AppError('item.unknown')
    return { kind: 'code', code: item.eccn, isChinese }
  }

  return {
    async search({ newsType, keyword, page, pageSize }, day) {
      const wanted = page * pageSize
      const filter = { keyword, type: newsType === '0' || newsType === '1' ? typeOf(newsType) : null }
      const [stored, decisions, publishers] = await Promise.all([
        newsType === '2' ? none : storedNews(db, rules, filter, wanted),
        newsType === undefined || newsType === '2' ? decisionsAsNews(china, keyword, wanted, day) : none,
        newsType === '2' ? [] : findPublishers(db, filter.type),
      ])
      const data = [...stored.data, ...decisions.data].sort(byNewest).slice(wanted - pageSize, wanted)
      return { data, count: stored.count + decisions.count, publishers: publishers.map(toPublisher) }
    },

    hot: async () => toNews(await findHotNews(db, mostHot), rules),

    async about(query) {
      const { page, pageSize } = query
      const rows = await findNaming(await wantedBy(query))
      return { data: await toNews(rows.slice((page - 1) * pageSize, page * pageSize), rules), count: rows.length }
    },

    async detail(id) {
      const row = await findNewsRow(db, id)
      if (row === null) throw new AppError('news.unknown')
      const text = textOf(row)
      const [citations, entityList] = await Promise.all([rules.findCitations([text], true), subjectsIn(text, db)])
      const [itemList, lawList] = await Promise.all([
        // The same code is another item in China's list.
        row.country_code === 'CN' ? [] : itemsIn(citations, rules.usItems),
        lawsIn(citations, rules.laws),
      ])
      const [news] = await toNews([row], rules)
      return { ...(news as News), summary: row.summary, itemList, lawList, entityList }
    },
  }
}

/** The item with this id; null if there is none. */
export async function findNewsRow(db: Db, id: string): Promise<NewsRow | null> {
  // Larger numbers than Postgres' integer are no ids.
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  return (await findNewsItem(db, Number(id))) ?? null
}

async function itemsIn(citations: readonly Citation[], items: Rules['usItems']): Promise<NewsDetail['itemList']> {
  const codes = citations.flatMap((one) => (one.kind === 'item' ? [one.eccn] : []))
  const found = await Promise.all(codes.map((eccn) => items.find(eccn)))
  return found.flatMap((item) => (item === null ? [] : [{ id: item.eccn, eccn: item.eccn, name: item.name }]))
}

/** Each law once, with the first article that is cited. */
async function lawsIn(citations: readonly Citation[], laws: Rules['laws']): Promise<NewsDetail['lawList']> {
  const cited = citations.filter((one) => one.kind === 'law')
  const byId = Map.groupBy(cited, ({ id }) => id)
  return Promise.all(
    [...byId].map(async ([id, own]) => {
      const titles = await laws.titlesOf(id)
      const article = own.find((one) => one.article !== null)?.article ?? null
      return { id, titleZh: titles?.zh ?? null, titleEn: titles?.en ?? null, article }
    }),
  )
}

async function subjectsIn(text: string, db: Db): Promise<NewsDetail['entityList']> {
  const bearers = await findNameBearers(db, namePhrases(text), mostNamed)
  const folded = foldedBeginning(text)
  return bearers.flatMap(({ id, type, name, names }) => {
    const named = names.filter((one) => hasName(folded, one))
    if (named.length === 0) return []
    const nameZh = named.find((one) => /\p{Script=Han}/u.test(one)) ?? null
    return [{ dataId: id, dataType: type, s: '1', name, nameZh }]
  })
}

const none: NewsPage = { data: [], count: 0 }

const typeOf = (type: '0' | '1'): StoredNewsType => (type === '0' ? 0 : 1)

async function storedNews(
  db: Db,
  rules: Rules,
  filter: Parameters<typeof findNews>[1],
  limit: number,
): Promise<NewsPage> {
  const [rows, count] = await Promise.all([findNews(db, filter, limit), countNews(db, filter)])
  return { data: await toNews(rows, rules), count }
}

async function decisionsAsNews(china: ChinaService, keyword: string, limit: number, day: string): Promise<NewsPage> {
  const { data, count } = await china.search({ searchKey: keyword, page: 1, pageSize: limit }, day)
  return { data: data.map(decisionAsNews), count }
}

/** Stable: what is of one day keeps the order in which it was found. */
function byNewest(one: News, other: News): number {
  const [left, right] = [one.publishTime ?? '', other.publishTime ?? '']
  return left === right ? 0 : left < right ? 1 : -1
}

/** With the document of the same page, if its text is held. */
async function toNews(rows: readonly NewsRow[], { laws }: Pick<Rules, 'laws'>): Promise<News[]> {
  const documents = await laws.documentsOfPages()
  return rows.map((row) => ({
    id: `${row.id}`,
    title: row.title_cn,
    titleEn: row.title,
    ...countryOf(row.country_code),
    unit: row.unit_cn,
    unitEn: row.unit,
    secondLevelUnit: row.second_unit_cn,
    secondLevelUnitEn: row.second_unit,
    publishTime: row.published_on,
    newsType: row.type === 0 ? '0' : '1',
    fileId: documents.get(pageKey(row.url)) ?? null,
    srcUrl: row.url,
  }))
}

function toPublisher({ unit, unit_cn, second_unit, second_unit_cn, newest_on }: PublisherRow): NewsPublisher {
  return {
    unit: unit_cn,
    unitEn: unit,
    secondLevelUnit: second_unit_cn,
    secondLevelUnitEn: second_unit,
    newestOn: newest_on,
  }
}

function decisionAsNews(row: ChinaRow): News {
  const { id, name, nameEn, label, labelEn, department, departmentEn, sanctionTime } = row
  return {
    id,
    title: `${label}：${name ?? nameEn}`,
    titleEn: `${labelEn}: ${nameEn ?? name}`,
    ...countryOf('CN'),
    unit: department,
    unitEn: departmentEn,
    secondLevelUnit: null,
    secondLevelUnitEn: null,
    publishTime: sanctionTime,
    newsType: '2',
    fileId: null,
    srcUrl: null,
  }
}
