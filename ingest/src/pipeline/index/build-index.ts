import { recordEvent } from '../../events.ts'
import type { House } from '../../house.ts'
import { checkVersion } from '../gate/gate.ts'
import { fillChanged, fillWhole, findChanged, type OnDocuments } from './fill-index.ts'
import {
  abandonBuilds,
  type Build,
  failBuild,
  findLive,
  findStandingRefusal,
  goLive,
  inTurnForIndex,
  isIndexCurrent,
  type LiveVersion,
  openBuild,
} from './index-versions.ts'

/** Of more subjects a new version is made whole; so many ids stand in the mapping of a version. */
const mostChanged = 5000

export interface BuildOptions {
  /** Serve the new version whatever the gate says. */
  isForced?: boolean
  onDocuments?: OnDocuments
}

export type IndexReport =
  /** The index that serves holds all that is stored. */
  | { outcome: 'current' }
  /** `changed`: subjects rewritten; null when all were. */
  | { outcome: 'published'; documents: number; changed: number | null; milliseconds: number }
  /** `isStanding`: refused earlier, and not built again since nothing else is stored. */
  | { outcome: 'refused'; reason: string; isStanding: boolean }
  | { outcome: 'failed'; reason: string }

/** The gate kept the version that serves. The message says why. */
class Refused extends Error {}

/**
 * Brings the index up to date with what is stored, if it is not: of few changes by rewriting those in a copy, else whole. Never
 * throws: what serves goes on serving, and an event says what happened.
 */
export async function renewIndex(house: House, options: BuildOptions = {}): Promise<IndexReport> {
  try {
    return await inTurnForIndex(house, async () => {
      if (await isIndexCurrent(house)) return { outcome: 'current' }
      const refusal = options.isForced ? null : await findStandingRefusal(house)
      if (refusal !== null) return { outcome: 'refused', reason: refusal, isStanding: true }
      return makeVersion(house, options, false)
    })
  } catch (error) {
    const reason = reasonOf(error)
    return error instanceof Refused ? { outcome: 'refused', reason, isStanding: false } : { outcome: 'failed', reason }
  }
}

/**
 * Builds a new version whole, from Postgres alone, and serves it. Searches answer from the old one until then; it is kept as
 * the previous one. Returns the document count; throws the reason when it failed or was refused.
 */
export async function buildIndex(house: House, options: BuildOptions = {}): Promise<number> {
  const { documents } = await inTurnForIndex(house, () => makeVersion(house, options, true))
  return documents
}

async function makeVersion(house: House, options: BuildOptions, isWhole: boolean) {
  const startedAt = performance.now()
  await abandonBuilds(house)
  const live = await findLive(house)
  const build = await openBuild(house)
  try {
    const changed = isWhole || !live?.isOfThisFormat ? null : await findChanged(house.db, live.startedAt, mostChanged)
    const filled = await fill(house, build, live, changed, options.onDocuments ?? (() => undefined))
    const checkedFrom = performance.now()
    if (!options.isForced) await refuseUnfit(house, build, live, filled.changed === null ? 'whole' : 'copy')
    const checking = Math.round(performance.now() - checkedFrom)
    await goLive(house, build, filled.documents)
    const report = { ...filled, milliseconds: Math.round(performance.now() - startedAt) }
    await recordEvent(house.db, {
      kind: 'index.published',
      message: `The index has ${report.documents} subjects, ${report.changed ?? 'all'} of them written anew`,
      details: {
        index: build.name,
        count: report.documents,
        changed: report.changed,
        milliseconds: report.milliseconds,
        checking,
      },
    })
    return { outcome: 'published' as const, ...report }
  } catch (error) {
    await failBuild(house, build, reasonOf(error))
    await recordEvent(house.db, {
      kind: error instanceof Refused ? 'index.refused' : 'index.failed',
      message: reasonOf(error),
      details: { index: build.name },
    })
    throw error
  }
}

async function fill(
  house: House,
  build: Build,
  live: LiveVersion | null,
  changed: string[] | null,
  onDocuments: OnDocuments,
): Promise<{ documents: number; changed: number | null }> {
  if (live !== null && changed !== null) {
    const documents = await fillChanged(house, build.name, live.name, changed, onDocuments)
    if (documents !== null) return { documents, changed: changed.length }
    await house.engine.indices.delete({ index: build.name })
  }
  return { documents: await fillWhole(house, build.name, onDocuments), changed: null }
}

async function refuseUnfit(
  house: House,
  build: Build,
  live: LiveVersion | null,
  kind: 'whole' | 'copy',
): Promise<void> {
  const { reasons } = await checkVersion(house, build, live, kind)
  if (reasons.length > 0) throw new Refused(`${reasons.slice(0, 5).join('; ')}${reasons.length > 5 ? '; …' : ''}`)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
