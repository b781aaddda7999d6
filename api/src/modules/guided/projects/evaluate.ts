import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Facts, Flow } from '@qingdan/guided-flows/model.ts'
import { type Given, type Walk, walkWith } from '@qingdan/guided-flows/walk.ts'
import type { ProjectOpenPoint, ProjectSnapshot, SnapshotPartner } from '../../../contract/guided/project-snapshot.ts'
import type { ProjectState } from '../../../contract/guided/risk-project.ts'
import type { SourceDirectory } from '../../dictionary/source-directory.ts'
import type { UsItemService } from '../../us-items/service.ts'
import { askedSources } from '../facts/list-codes.ts'
import type { Graphs } from '../graphs.ts'
import type { RunRow } from '../run-repository.ts'
import { type EndUse, factsOfEndUses, walkEndUses } from './end-uses.ts'
import { itemFindings } from './item-facts.ts'
import { partyFindings, type ScreenedPartner } from './parties.ts'
import type { ProjectRow } from './repository.ts'

/** Where a project stands with what is known now. */
export interface Evaluation {
  flow: Flow
  facts: Facts
  given: readonly Given[]
  walk: Walk
  state: ProjectState
  endUses: EndUse[]
  snapshot: ProjectSnapshot
}

export interface EvaluationTools {
  graphs: Graphs
  items: UsItemService
  sources: SourceDirectory
}

/** Evaluates a project under the graph that it was saved under. `endUseRuns`: those in which a person answered. */
export async function evaluateProject(
  db: Db,
  { graphs, items, sources }: EvaluationTools,
  {
    row,
    partners,
    endUseRuns,
  }: { row: ProjectRow; partners: readonly ScreenedPartner[]; endUseRuns: readonly RunRow[] },
  now: Date,
): Promise<Evaluation> {
  const flow = await graphs.ofHash(row.graph_hash)
  const day = chinaDay(now)
  const places = (...roles: number[]) => [
    ...new Set(row.countries.flatMap(({ countryId, role }) => (roles.includes(role) ? [countryId] : []))),
  ]
  const destinations = places(2, 3)
  const parties = await partyFindings(db, partners, day)
  const item = await itemFindings(items, { eccn: row.eccn, destinations, lists: parties.lists }, graphs.countries)
  const known: Facts = {
    asOf: day,
    'project.complete': row.eccn !== null && row.value !== null && destinations.length > 0 && partners.length > 0,
    'countries.origin': places(0),
    'countries.transit': places(1),
    'countries.dest': destinations,
    'countries.payment': places(4),
    // 15 CFR 734.3(a)(2); of other origin it is asked.
    ...(places(0).includes('US') && { subjectToEar: true }),
    ...parties.facts,
    ...item.facts,
  }
  const answered = known['subjectToEar'] ?? answerTo('rp.7', row)
  const endUses = await walkEndUses(
    graphs,
    answered === undefined ? known : { ...known, subjectToEar: answered },
    endUseRuns,
  )
  const facts = { ...known, ...factsOfEndUses(endUses) }
  const answers = new Map(row.given.map((one) => [one.id, one]))
  const { walk, given } = walkWith({ flow, countries: graphs.countries, start: '0', facts }, answers)
  return {
    flow,
    facts,
    given,
    walk,
    state: stateOf(walk),
    endUses,
    snapshot: {
      name: row.name,
      item: row.item,
      eccn: row.eccn,
      value: row.value,
      countries: row.countries,
      partners: parties.partners,
      requirements: item.requirements,
      exceptions: item.exceptions,
      endUses: endUses.map(({ categoryId, walk: way }) => ({
        categoryId,
        severity: way.end?.severity ?? null,
        isOpen: way.end === undefined,
      })),
      lists: await askedLists(sources),
      regulations: item.regulations,
      openPoints: openPointsOf(row, parties.partners, day),
    },
  }
}

function answerTo(id: string, { given }: ProjectRow): boolean | undefined {
  const answer = given.find((one) => one.id === id)?.answer
  return answer === undefined ? undefined : answer === 'yes'
}

/** What a walk of the project says about it. */
export function stateOf({ open, end }: Walk): ProjectState {
  if (open) return 'open'
  if (end?.node.code === 'RP_INCOMPLETE') return 'incomplete'
  return end?.node.code === 'RP_SCREENING_PENDING' ? 'pending' : 'done'
}

async function askedLists(sources: SourceDirectory): Promise<ProjectSnapshot['lists']> {
  const asked = new Set(askedSources)
  return [...(await sources.read()).values()]
    .filter(({ id }) => asked.has(id))
    .map(({ short_name, short_name_cn, published_on }) => ({
      shortName: short_name,
      shortNameCn: short_name_cn,
      date: published_on,
    }))
}

/** First day on which ownership counts again, unless the stay was extended (90 FR 50857). */
const stayEnded = '2026-11-10'

/** What no fact of ours decides, so that the reader sees it beside the conclusion. */
function openPointsOf(row: ProjectRow, partners: readonly SnapshotPartner[], day: string): ProjectOpenPoint[] {
  const namesOf = (isMeant: (partner: SnapshotPartner) => boolean) => partners.filter(isMeant).map(({ name }) => name)
  const listings = (partner: SnapshotPartner) => partner.confirmed?.listings ?? []
  const points: ProjectOpenPoint[] = [
    { code: 'noCandidate', names: namesOf(({ confirmed }) => confirmed === null) },
    {
      code: 'ownership',
      names: namesOf(({ confirmed, type }) => type === '01' && confirmed?.ownership.outcome !== 'met'),
    },
    { code: 'otherLists', names: namesOf((partner) => listings(partner).some(({ code }) => code === null)) },
    { code: 'suspended', names: namesOf((partner) => listings(partner).some((one) => one.suspendedUntil !== null)) },
    { code: 'stay', names: day >= stayEnded ? namesOf(({ confirmed }) => confirmed?.ownership.outcome === 'met') : [] },
    {
      code: 'fdp',
      names: namesOf((partner) => listings(partner).some(({ code }) => code === 'EL' || code === 'MEU')),
    },
  ]
  const isWithoutParagraph = row.eccn !== null && row.eccn !== 'EAR99' && !row.eccn.includes('.')
  return [
    ...points.filter(({ names }) => names.length > 0),
    ...(isWithoutParagraph ? [{ code: 'paragraph' as const, names: [] }] : []),
    ...(row.countries.some(({ countryId, role }) => role === 0 && countryId === 'CN')
      ? [{ code: 'china' as const, names: [] }]
      : []),
  ]
}
