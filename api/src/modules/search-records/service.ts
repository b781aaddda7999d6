import type { Db } from '@qingdan/database/connection.ts'
import type { Bilingual } from '../../contract/bilingual.ts'
import type { SearchDetail, SearchPageQuery, SearchRecord } from '../../contract/my-account/search-records.ts'
import { AppError } from '../../http/app-error.ts'
import { offsetOf, toPage } from '../../http/pagination.ts'
import { industryNames, typeNames } from '../china-items/phrases.ts'
import { labels } from '../china-sanction/labels.ts'
import { countryOf } from '../dictionary/countries.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import { categoryNames, groupNames } from '../us-items/phrases.ts'
import { filterNames, searchNames, valueNames } from './phrases.ts'
import { countSearches, findSearch, findSearches, type SearchRow } from './repository.ts'

interface Tools {
  db: Db
  sources: SourceDirectory
}

/** The caller's searches, newest first. */
export async function readSearches({ db, sources }: Tools, userId: string, query: SearchPageQuery) {
  const [total, rows, lists] = await Promise.all([
    countSearches(db, userId, query),
    findSearches(db, userId, query, { limit: query.pageSize, offset: offsetOf(query) }),
    sources.read(),
  ])
  return toPage(
    rows.map((row) => toRecord(row, lists)),
    total,
    query,
  )
}

/** One search. Throws `search.unknown`, also for another user's. */
export async function readSearch({ db, sources }: Tools, userId: string, id: string): Promise<SearchDetail> {
  const row = /^\d{1,15}$/.test(id) ? await findSearch(db, userId, Number(id)) : undefined
  if (row === undefined) throw new AppError('search.unknown')
  return toSearchDetail(row, await sources.read())
}

type Lists = Awaited<ReturnType<SourceDirectory['read']>>

/** A stored search in the form of the contract. */
export function toSearchDetail(row: SearchRow, lists: Lists): SearchDetail {
  return { ...toRecord(row, lists), rows: row.found, editions: row.editions, dataVersion: row.data_version }
}

function toRecord(row: SearchRow, lists: Lists): SearchRecord {
  const { zh, en } = searchNames[row.module]
  const filters = Object.entries(row.asked).flatMap(([name, value]) => {
    const named = filterNames[name]
    if (named === undefined) return []
    const values = value.split(',').map((one) => inWords(row.module, name, one.trim(), lists))
    return [
      {
        nameZh: named.zh,
        nameEn: named.en,
        value: values.map((one) => one.zh).join('、'),
        valueEn: values.map((one) => one.en).join(', '),
      },
    ]
  })
  return {
    id: String(row.id),
    moduleId: row.module,
    moduleName: zh,
    moduleNameEn: en,
    keyword: row.keyword,
    asked: row.asked,
    filters,
    count: row.found_count,
    createTime: row.searched_at.toISOString(),
  }
}

/** A value in words; what has none is shown as it was given. */
function inWords(module: SearchRow['module'], name: string, value: string, lists: Lists): Bilingual {
  const same = { zh: value, en: value }
  if (name === 'country' || name === 'nationality') {
    const { country, countryEn } = countryOf(value.toUpperCase())
    return { zh: country ?? value, en: countryEn ?? value }
  }
  if (name === 'source') {
    const list = lists.get(Number(value))
    return list ? { zh: list.short_name_cn, en: list.short_name } : same
  }
  if (name === 'labelIds') {
    const label = labels.find(({ id }) => id === value)
    return label ? { zh: label.name, en: label.nameEn } : same
  }
  if (name === 'categoryId') return (module === 'eccn' ? categoryNames : industryNames)[value] ?? same
  if (name === 'groupId') return (module === 'eccn' ? groupNames : typeNames)[value] ?? same
  return valueNames[name]?.[value] ?? same
}
