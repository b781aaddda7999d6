import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import type { Citation } from '../../contract/citation.ts'
import type { LawService } from '../laws/service.ts'
import type { UsItemService } from '../us-items/service.ts'
import { citedElsewhere, citedLaws, type Lookup } from './find-citations.ts'

/** What texts cite of what we hold, each citation once. `isOnItems`: they are about controls, and every code in them is of an item. */
export type FindCitations = (texts: readonly string[], isOnItems?: boolean) => Promise<Citation[]>

export function createCitations(db: Db, laws: LawService, items: UsItemService): FindCitations {
  async function lookUp(lookup: Lookup): Promise<Citation[]> {
    const { text } = lookup
    if (lookup.kind === 'item') {
      const item = await items.find(text)
      return item === null ? [] : [{ kind: 'item', text, eccn: item.eccn }]
    }
    const id = await findAnnouncement(db, lookup)
    return id === null ? [] : [{ kind: 'news', text, id: `${id}` }]
  }

  return async (texts, isOnItems) => {
    const held = await laws.citable(chinaDay(new Date()))
    const distinct = [...new Set(texts)]
    const elsewhere = await Promise.all(unique(distinct.flatMap((text) => citedElsewhere(text, isOnItems))).map(lookUp))
    return unique([...distinct.flatMap((text) => citedLaws(text, held)), ...elsewhere.flat()])
  }
}

/** One of each text: an article may be cited in several lines, and the first leads to it. */
function unique<Cited extends { text: string }>(cited: readonly Cited[]): Cited[] {
  return [...new Map(cited.toReversed().map((one) => [one.text, one])).values()].toReversed()
}

/** The announcement of China's that has the number of a notice in its title; null if none or several have. */
async function findAnnouncement(db: Db, { year, number }: { year: string; number: string }): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select i.id from news_items i join news_sources s on s.id = i.source_id
    where s.country_code = 'CN' and replace(i.title_cn, ' ', '') like ${`%公告${year}年第${number}号%`} limit 2
  `.execute(db)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
