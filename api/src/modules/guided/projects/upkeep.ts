import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Screener } from '@qingdan/screening/screener.ts'
import type { Kysely } from 'kysely'
import { AppError } from '../../../http/app-error.ts'
import type { SourceDirectory } from '../../dictionary/source-directory.ts'
import { lockNames } from '../../screening/entities/entity-repository.ts'
import { type FoundName, screenNames } from '../../screening/matching/screen-names.ts'
import { storeFound } from '../../screening/matching/screen-piece.ts'
import type { UsItemService } from '../../us-items/service.ts'
import type { Graphs } from '../graphs.ts'
import type { RunService } from '../run-service.ts'
import { walkEndUses } from './end-uses.ts'
import { evaluateProject } from './evaluate.ts'
import type { WalkedConclusion } from './history.ts'
import type { ScreenedPartner } from './parties.ts'
import {
  changeProject,
  findConclusions,
  findEditionsKey,
  findEndUseRuns,
  findPartners,
  lockProject,
  type ProjectRow,
  type Trx,
} from './repository.ts'
import { settle } from './settle.ts'
import type { StoredProject } from './to-project.ts'

/** What risk projects are made with. */
export interface RiskProjectTools {
  db: Db
  screener: Pick<Screener, 'screenBatch' | 'explain' | 'version'>
  sources: SourceDirectory
  items: UsItemService
  graphs: Graphs
  runs: RunService
}

/** Keeps projects up to date with their entries, the lists and the regulations. */
export interface ProjectUpkeep {
  /** Screens names as the search does. */
  screen(names: ScreenedNames, now: Date): Promise<{ indexName: string | null; found: FoundName[] }>
  /** Evaluates a locked project and keeps what is new. `by`: who changed it, if lists, regulations and the day are the same. */
  evaluate(trx: Trx, row: ProjectRow, by: 'save' | 'person', now: Date): Promise<ProjectRow>
  /** Screens the partners anew where another version of the lists is published, and evaluates. Throws `project.unknown`. */
  bringUpToDate(row: ProjectRow, now: Date): Promise<ProjectRow>
  stored(row: ProjectRow): Promise<StoredProject>
}

type ScreenedNames = Parameters<typeof screenNames>[1]

const mostConclusions = 51

export function createProjectUpkeep(tools: RiskProjectTools): ProjectUpkeep {
  const { db, screener, graphs, runs } = tools

  /** Screens names as the search does. */
  async function screen(names: ScreenedNames, now: Date) {
    const indexName = await screener.version()
    return { indexName, found: names.length === 0 ? [] : await screenNames(tools, names, now) }
  }

  /** Evaluates a locked project and keeps what is new. `by`: who changed it, if lists, regulations and the day are the same. */
  async function evaluate(trx: Trx, row: ProjectRow, by: 'save' | 'person', now: Date): Promise<ProjectRow> {
    const partners = await partnersOf(trx, row)
    const endUseRuns = await findEndUseRuns(trx, row.id)
    const evaluation = await evaluateProject(trx, tools, { row, partners, endUseRuns }, now)
    const editionsKey = await findEditionsKey(trx, row.index_name, chinaDay(now))
    const isPublished = by === 'person' && row.editions_key !== null && row.editions_key !== editionsKey
    return await settle(trx, row, evaluation, { cause: isPublished ? 'publish' : by, editionsKey, now })
  }

  async function stored(row: ProjectRow): Promise<StoredProject> {
    const [partners, rows, endUseRuns] = await Promise.all([
      partnersOf(db, row),
      findConclusions(db, row.id, mostConclusions),
      findEndUseRuns(db, row.id),
    ])
    const conclusions = await Promise.all(
      rows.map(async (one): Promise<WalkedConclusion> => ({ ...(await runs.replay(one)), row: one })),
    )
    const [newest] = conclusions
    return { row, partners, conclusions, endUses: await walkEndUses(graphs, factsOf(newest), endUseRuns) }
  }

  /** Screens the partners of a project anew where another version of the lists is published, and evaluates it. */
  async function bringUpToDate(row: ProjectRow, now: Date): Promise<ProjectRow> {
    const version = await screener.version()
    // A match that waits for a second person stays as it was seen; its name is screened once it was released or sent back.
    const names = (await findPartners(db, row.id)).filter((one) => one.index_name !== version && !one.awaits_release)
    const { indexName, found } = names.length > 0 ? await screen(names, now) : { indexName: version, found: [] }
    return await db.transaction().execute(async (trx) => {
      const locked = await lockProject(trx, row.user_id, row.id)
      if (!locked) throw new AppError('project.unknown', { subject: String(row.id) })
      // Saved meanwhile, which screens and evaluates.
      if (locked.revision !== row.revision) return locked
      await lockNames(
        trx,
        names.map((one) => one.id),
      )
      await storeFound(trx, row.user_id, names, found, { indexName, now })
      if (locked.index_name === indexName) return await evaluate(trx, locked, 'person', now)
      return await evaluate(trx, await changeProject(trx, row.id, { index_name: indexName }), 'person', now)
    })
  }

  return { screen, evaluate, bringUpToDate, stored }
}

async function partnersOf(trx: Kysely<Database>, row: ProjectRow): Promise<ScreenedPartner[]> {
  const entities = new Map((await findPartners(trx, row.id)).map((entity) => [entity.id, entity]))
  return row.partners.flatMap((partner) => {
    const entity = entities.get(partner.entityId)
    return entity ? [{ ...partner, entity }] : []
  })
}

/** Facts of the newest state, with the answer whether the item is subject to the EAR. */
function factsOf(newest: WalkedConclusion | undefined) {
  const facts = (newest?.row.facts ?? {}) as Record<string, string>
  const subject = newest?.walk.steps.find(({ node }) => node.id === 'rp.7')
  return subject && 'answer' in subject ? { ...facts, subjectToEar: subject.answer === 'yes' } : facts
}
