import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Language } from '../../contract/bilingual.ts'
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
import { type Names, namesOf } from './parties.ts'
import { percentText } from './phrases.ts'
import { shareLevels, toStatements } from './related-subjects.ts'
import { isNameOnly, mergeRelations, type Relation, wordOf } from './relations.ts'
import { findParties, findRelations, findSubjectId, type PartyRow } from './repository.ts'
import { type Aggregate, heldBy, holdersOf, isMajority, listedHoldersOf, sumOf } from './shares.ts'
import { toRows } from './table.ts'
import { canReach, type Direction, originOf, otherOf, type Walk, walk } from './walk.ts'

/** The form of our ids; other values are unknown without a query (Postgres rejects a null byte). */
const idForm = /^[a-z0-9][a-z0-9._-]{0,99}$/i

/** The graph around `cpyId`, or around the start. Throws `subject.unknown`, also for a `cpyId` that the graph of the start does not lead to. */
export async function readGraph(db: Db, request: GraphLevelRequest, language: Language): Promise<GraphAnswer> {
  const { type: direction, level, includeOther } = request
  const start = await requireSubject(db, request.startCpyId)
  const centre = request.cpyId === undefined ? start : await requireSubject(db, request.cpyId)
  const fetch = (ids: readonly string[]) => findRelations(db, ids)
  // The page expands in the direction that it shows; the other one is tried only after it.
  const isCovered =
    (await canReach(start, centre, direction, fetch)) || (await canReach(start, centre, direction === 1 ? 0 : 1, fetch))
  if (!isCovered) throw new AppError('subject.unknown')
  const maxNodes = maxGraphNodes
  const isOfStart = includeOther && centre === start
  const around = await walk(centre, { direction, levels: level, maxNodes, includeOther: isOfStart }, fetch)
  const holdings = await walk(start, { direction, levels: shareLevels, maxNodes, includeOther: false }, fetch)
  const parties = await readParties(db, [...new Set([...around.nodes, ...holdings.nodes])])
  const more = await withMore(around, direction, fetch)
  const distances = distancesFrom(centre, around)
  return {
    nodes: around.nodes.map((id) => toNode(id, around.relations, parties, id === start, more.has(id))),
    edges: around.relations.map((relation) => toEdge(relation, distances, language)),
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
    walk(
      start,
      { direction, levels: request.level, maxNodes: maxGraphNodes, includeOther: request.includeOther },
      fetch,
    )
  let direction: Direction = request.type ?? 1
  let around = await reach(direction)
  if (request.type === undefined && !around.relations.some(({ isOwnership }) => isOwnership)) {
    const above = await reach(0)
    if (above.relations.length > 0) [direction, around] = [0, above]
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

/** Nodes that own more, or have more owners, than the walk contains. A party beside the ownership of the start is not followed. */
async function withMore(
  { nodes, relations }: Walk,
  direction: Direction,
  fetch: (ids: readonly string[]) => ReturnType<typeof findRelations>,
): Promise<ReadonlySet<string>> {
  const carried = new Set(relations.map(({ id }) => id))
  const [start = ''] = nodes
  const beside = new Set(relations.flatMap((relation) => otherOf(relation, start) ?? []))
  for (const { isOwnership, source, target } of relations)
    if (isOwnership) for (const id of [source, target]) beside.delete(id)
  const ids = nodes.filter((id) => !isNameOnly(id) && !beside.has(id))
  const missing = mergeRelations(await fetch(ids)).filter(({ id }) => !carried.has(id))
  return new Set(missing.flatMap((relation) => originOf(relation, direction) ?? []))
}

/** Steps from the centre, so that an edge can be worded from its nearer end. */
function distancesFrom(centre: string, { relations }: Walk): ReadonlyMap<string, number> {
  const distances = new Map([[centre, 0]])
  for (let size = 0; size !== distances.size; ) {
    size = distances.size
    for (const { source, target } of relations) {
      const [near, far] = distances.has(source) ? [source, target] : [target, source]
      const steps = distances.get(near)
      if (steps !== undefined && !distances.has(far)) distances.set(far, steps + 1)
    }
  }
  return distances
}

function toShareholding(
  start: string,
  direction: Direction,
  { relations }: Walk,
  parties: ReadonlyMap<string, PartyRow>,
): Pick<GraphAnswer, 'shareholderList' | 'listedOwnership'> {
  const holdings = relations
    .filter(({ isFormer }) => !isFormer)
    .map(({ source, target, percent }) => ({ holder: source, held: target, percent }))
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
    translatedName: party?.translated_name ?? null,
    start: isStart,
    type: party?.type === '02' ? 1 : 0,
    hasRelation,
    subjectType: party?.type ?? null,
    isListed: party?.is_listed ?? false,
    s: party === undefined ? null : '1',
  }
}

function toEdge(relation: Relation, distances: ReadonlyMap<string, number>, language: Language): GraphEdge {
  const { id, source, target, isOwnership, isFormer, percent } = relation
  const isTargetFarther = (distances.get(target) ?? 0) >= (distances.get(source) ?? 0)
  const word = wordOf(relation, isTargetFarther ? target : source)
  const statedBy = toStatements(relation)
  const [first] = statedBy
  return {
    id,
    source,
    target,
    percent,
    percentText: isOwnership ? percentText(percent, language) : '',
    kind: relation.statements[0]?.kind ?? '',
    isOwnership,
    labelZh: word.zh,
    labelEn: word.en,
    isFormer,
    statement: first?.statement ?? null,
    sourceId: first?.sourceId ?? 0,
    statedBy,
  }
}
