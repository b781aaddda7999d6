import type { Db } from '@qingdan/database/connection.ts'
import type { Language } from '../../contract/bilingual.ts'
import { chinaDay } from '../../contract/china-time.ts'
import {
  type GraphAnswer,
  type GraphEdge,
  type GraphLevelRequest,
  type GraphNode,
  type GraphShareholder,
  type GraphTableAnswer,
  type GraphTableRequest,
  type ListedOwnership,
  maxGraphNodes,
} from '../../contract/graph.ts'
import { AppError } from '../../http/app-error.ts'
import { percentText } from './phrases.ts'
import { findParties, findRelations, findSubjectId, type PartyRow } from './repository.ts'
import { type Aggregate, heldBy, holdersOf, isMajority, listedHoldersOf, sumOf } from './shares.ts'
import { toRows } from './table.ts'
import { canReach, type Direction, isNameOnly, originsOf, type Relation, toRelation, type Walk, walk } from './walk.ts'

/** The form of our ids; other values are unknown without a query (Postgres rejects a null byte). */
const idForm = /^[a-z0-9][a-z0-9._-]{0,99}$/i

/** Holdings are followed further than they are shown, because a share may come from a distant holder. */
const shareLevels = 10

/** The graph around `cpyId`, or around the start. Throws `subject.unknown`, also for a `cpyId` that the graph of the start does not lead to. */
export async function readGraph(db: Db, request: GraphLevelRequest, language: Language): Promise<GraphAnswer> {
  const { type: direction, level } = request
  const start = await requireSubject(db, request.startCpyId)
  const centre = request.cpyId === undefined ? start : await requireSubject(db, request.cpyId)
  const fetch = (ids: readonly string[]) => findRelations(db, ids)
  // The page expands in the direction that it shows; the other one is tried only after it.
  const isCovered =
    (await canReach(start, centre, direction, fetch)) || (await canReach(start, centre, direction === 1 ? 0 : 1, fetch))
  if (!isCovered) throw new AppError('subject.unknown')
  const around = await walk(centre, { direction, levels: level, maxNodes: maxGraphNodes }, fetch)
  const holdings = await walk(
    start,
    { direction, levels: shareLevels, maxNodes: maxGraphNodes, isWanted: isStandingHolding },
    fetch,
  )
  const parties = await readParties(db, [...new Set([...around.nodes, ...holdings.nodes])])
  const more = await withMore(around, direction, fetch)
  return {
    nodes: around.nodes.map((id) => toNode(id, around.relations, parties, id === start, more.has(id))),
    edges: around.relations.map((relation) => toEdge(relation, language)),
    type: direction,
    level,
    ...toShareholding(start, direction, holdings, parties),
    isCut: around.isCut || holdings.isCut,
  }
}

/** The same relations as table rows. Throws as `readGraph`. */
export async function readTable(db: Db, request: GraphTableRequest, language: Language): Promise<GraphTableAnswer> {
  const start = await requireSubject(db, request.cpyId)
  const fetch = (ids: readonly string[]) => findRelations(db, ids)
  const reach = (direction: Direction) =>
    walk(start, { direction, levels: request.level, maxNodes: maxGraphNodes }, fetch)
  let direction: Direction = request.type ?? 1
  let around = await reach(direction)
  if (request.type === undefined && !around.relations.some(({ kind }) => kind.direction !== 'none')) {
    direction = 0
    around = await reach(direction)
  }
  const [parties, more] = [await readParties(db, around.nodes), await withMore(around, direction, fetch)]
  const nodes = new Map(
    around.nodes.map((id) => [id, toNode(id, around.relations, parties, id === start, more.has(id))]),
  )
  const { rows, isCut } = toRows(start, direction, around.relations, nodes, language)
  return { type: direction, children: rows, isCut: around.isCut || isCut }
}

async function requireSubject(db: Db, id: string): Promise<string> {
  const subjectId = idForm.test(id) ? await findSubjectId(db, id) : undefined
  if (subjectId === undefined) throw new AppError('subject.unknown')
  return subjectId
}

async function readParties(db: Db, ids: string[]): Promise<ReadonlyMap<string, PartyRow>> {
  const rows = await findParties(
    db,
    ids.filter((id) => !isNameOnly(id)),
    chinaDay(new Date()),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Nodes with more relations in this direction than the walk contains. */
async function withMore(
  { nodes, relations }: Walk,
  direction: Direction,
  fetch: (ids: readonly string[]) => ReturnType<typeof findRelations>,
): Promise<ReadonlySet<string>> {
  const carried = new Set(relations.map(({ id }) => id))
  const ids = nodes.filter((id) => !isNameOnly(id))
  const missing = (await fetch(ids)).map(toRelation).filter(({ id }) => !carried.has(id))
  return new Set(missing.flatMap((relation) => originsOf(relation, direction)))
}

function isStandingHolding({ kind, row }: Relation): boolean {
  return kind.isOwnership && !row.is_former
}

function toShareholding(
  start: string,
  direction: Direction,
  { relations }: Walk,
  parties: ReadonlyMap<string, PartyRow>,
): Pick<GraphAnswer, 'shareholderList' | 'listedOwnership'> {
  const holdings = relations.map(({ upper, lower, row }) => ({ holder: upper, held: lower, percent: row.percent }))
  const { shares } = direction === 1 ? heldBy(start, holdings) : holdersOf(start, holdings)
  const names = namesOf(relations, parties)
  const isListed = (id: string) => parties.get(id)?.is_listed === true
  return {
    shareholderList: shares.map(
      (share): GraphShareholder => ({
        ...share,
        ...names(share.id),
        isListed: isListed(share.id),
        isWarning: isMajority(share.percent),
      }),
    ),
    listedOwnership: direction === 1 ? null : toListed(listedHoldersOf(start, holdings, isListed), names),
  }
}

type Names = (id: string) => { name: string; nameZh: string | null }

function toListed({ shares }: Aggregate, names: Names): ListedOwnership {
  const percent = sumOf(shares)
  return {
    percent,
    isWarning: isMajority(percent),
    owners: shares.flatMap((share) =>
      share.percent === null ? [] : [{ id: share.id, ...names(share.id), percent: share.percent }],
    ),
  }
}

/** Names of subjects, and of parties known only by name. */
function namesOf(relations: readonly Relation[], parties: ReadonlyMap<string, PartyRow>): Names {
  const byKey = new Map<string, string>()
  for (const { upper, lower, row } of relations) {
    for (const id of [upper, lower]) if (isNameOnly(id)) byKey.set(id, row.to_name)
  }
  return (id) => {
    const party = parties.get(id)
    return { name: party?.name ?? byKey.get(id) ?? id, nameZh: party?.name_zh ?? null }
  }
}

function toNode(
  id: string,
  relations: readonly Relation[],
  parties: ReadonlyMap<string, PartyRow>,
  isStart: boolean,
  hasRelation: boolean,
): GraphNode {
  const party = parties.get(id)
  return {
    id,
    ...namesOf(relations, parties)(id),
    start: isStart,
    type: party?.type === '02' ? 1 : 0,
    hasRelation,
    subjectType: party?.type ?? null,
    isListed: party?.is_listed ?? false,
    s: party === undefined ? null : '1',
  }
}

function toEdge({ id, upper, lower, row, kind }: Relation, language: Language): GraphEdge {
  return {
    id,
    source: upper,
    target: lower,
    percent: row.percent,
    percentText: kind.isOwnership ? percentText(row.percent, language) : '',
    kind: row.kind,
    isOwnership: kind.isOwnership,
    labelZh: kind.label.zh,
    labelEn: kind.label.en,
    isFormer: row.is_former,
    statement: row.statement,
    sourceId: row.source_number,
  }
}
