import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type {
  Consequence,
  MatchPage,
  MatchPair,
  MatchQuery,
  MatchSide,
} from '../../contract/matches/match-decisions.ts'
import { listsInside } from '../../contract/terms/lists-inside.ts'
import { invalidInput } from '../../http/app-error.ts'
import { findSources, type SourceRow } from '../dictionary/repository.ts'
import type { SubjectDetail } from '../sanction-detail/entity.ts'
import { toGrounds } from '../sanction-detail/grounds.ts'
import { readFacts, toList } from '../sanction-detail/possibly-same.ts'
import { countUndecided, findUndecided, type PairRow, type Position, positionOf } from './queue-repository.ts'
import { toRef } from './record-ref.ts'

/** Places of the consequences in the order of the queue. */
const consequences: readonly Consequence[] = ['offList', 'freeze', 'listCount', 'none']

/** The undecided pairs, the most consequential first, with what a reviewer compares. */
export async function readQueue(db: Db, { pageSize, after }: MatchQuery, now: Date): Promise<MatchPage> {
  const day = chinaDay(now)
  const position = after === undefined ? null : readCursor(after)
  const [total, found] = await Promise.all([
    countUndecided(db),
    findUndecided(db, { after: position, limit: pageSize + 1, today: day }),
  ])
  const rows = found.slice(0, pageSize)
  const ids = rows.flatMap(({ a_subject_id, b_subject_id }) => [a_subject_id, b_subject_id])
  const sources = await findSources(db)
  const facts = rows.length === 0 ? new Map() : await readFacts(db, ids, sources, { now, day })
  const last = rows.at(-1)
  return {
    records: rows.flatMap((row) => toPair(row, facts, sources)),
    total,
    next: found.length > pageSize && last !== undefined ? toCursor(positionOf(last)) : null,
  }
}

function toPair(row: PairRow, facts: ReadonlyMap<string, SubjectDetail>, sources: readonly SourceRow[]): MatchPair[] {
  const [a, b] = [facts.get(row.a_subject_id), facts.get(row.b_subject_id)]
  if (a === undefined || b === undefined) return []
  return [
    {
      a: toSide(a, toRef({ sourceId: row.a_source_id, publisherId: row.a_publisher_id })),
      b: toSide(b, toRef({ sourceId: row.b_source_id, publisherId: row.b_publisher_id })),
      probability: row.probability,
      consequence: consequences[row.consequence] ?? 'none',
      foundTime: row.found_at.toISOString(),
      grounds: toGrounds(row.evidence, true, sources),
    },
  ]
}

function toSide({ id: subjectId, zh: nameZh, sanctionInfoList, ...detail }: SubjectDetail, ref: string): MatchSide {
  const lists = sanctionInfoList.map((info) => {
    const inside = listsInside(info)
    return {
      ...toList(info),
      publisherIds: inside.flatMap(({ publisherIds }) => publisherIds),
      listedOn: inside.flatMap(({ listedOn }) => listedOn ?? []).toSorted()[0] ?? null,
      programmes: [...new Set(info.sanctionMetaList.flatMap(({ programmes }) => programmes))],
    }
  })
  return { ...detail, subjectId, nameZh, ref, lists }
}

function toCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Throws `input.invalid` for what no page gave. */
function readCursor(cursor: string): Position {
  try {
    const [consequence, probability, ...ids] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isWhole = ids.length === 4 && ids.every((id: unknown) => typeof id === 'string')
    if (!isWhole || !Number.isInteger(consequence) || typeof probability !== 'number') throw new Error('not a position')
    const [aSource, aPublisher, bSource, bPublisher] = ids
    return [consequence, probability, aSource, aPublisher, bSource, bPublisher]
  } catch {
    throw invalidInput([{ field: 'after', code: 'input.invalid' }])
  }
}
