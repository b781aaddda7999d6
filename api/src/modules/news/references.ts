import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { createHeldValue } from '../../http/held-value.ts'
import { citedElsewhere, citedLaws } from '../citations/find-citations.ts'
import type { LawService } from '../laws/service.ts'
import { foldedBeginning, hasName } from './name-phrases.ts'
import { findNews, findNewsKey, type NewsRow } from './repository.ts'

/** Announcements are short, and older ones are found by the search. */
const mostRead = 5_000
/** Other requests are answered between portions of this many. */
const portion = 100

/** An announcement with what its words name. */
interface Read {
  row: NewsRow
  folded: string
  lawIds: ReadonlySet<string>
  codes: ReadonlySet<string>
}

/** Of what an announcement speaks: a party by its names, a law by its versions, an item by its code in the list of its country. */
export type Wanted =
  | { kind: 'names'; names: readonly string[] }
  | { kind: 'law'; versions: readonly string[] }
  | { kind: 'code'; code: string; isChinese: boolean }

/** Announcements that name something, newest first. They are read once for an edition of the laws and of the news. */
export function createNewsReferences(db: Db, laws: Pick<LawService, 'citable' | 'edition'>) {
  const held = createHeldValue(async () => {
    const [news, edition] = await Promise.all([findNewsKey(db), laws.edition()])
    return `${news} ${edition} ${chinaDay(new Date())}`
  }, readAll)

  async function readAll(): Promise<Read[]> {
    const [rows, citable] = await Promise.all([
      findNews(db, { keyword: '', type: null }, mostRead),
      laws.citable(chinaDay(new Date())),
    ])
    const read: Read[] = []
    for (const [at, row] of rows.entries()) {
      if (at % portion === portion - 1) await new Promise(setImmediate)
      const text = textOf(row)
      const cited = citedLaws(text, citable)
      read.push({
        row,
        folded: foldedBeginning(text),
        lawIds: new Set(cited.flatMap((one) => (one.kind === 'law' ? [one.id] : []))),
        codes: new Set(citedElsewhere(text, true).flatMap(({ kind, text: code }) => (kind === 'item' ? [code] : []))),
      })
    }
    return read
  }

  return async (wanted: Wanted): Promise<NewsRow[]> => {
    const read = await held()
    return read.filter((one) => names(one, wanted)).map(({ row }) => row)
  }
}

/** Everything that an announcement says. */
export function textOf({ title_cn, title, summary }: NewsRow): string {
  return [title_cn, title, summary].filter((part) => part !== null).join('\n')
}

function names({ row, folded, lawIds, codes }: Read, wanted: Wanted): boolean {
  if (wanted.kind === 'names') return wanted.names.some((name) => hasName(folded, name))
  if (wanted.kind === 'law') return wanted.versions.some((id) => lawIds.has(id))
  // The same code is another item in China's list.
  return (row.country_code === 'CN') === wanted.isChinese && codes.has(wanted.code)
}
