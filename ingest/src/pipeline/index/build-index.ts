import { recordEvent } from '../../events.ts'
import type { IngestContext } from '../../ingest-context.ts'
import { checkVersion } from '../gate/gate.ts'
import { fillChanged, fillWhole, findChanged, type OnDocuments } from './fill-index.ts'
import {
  abandonBuilds,
  type Build,
  failBuild,
  findExistingRefusal,
  findLive,
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
  /** `isExisting`: refused earlier, and not built again since nothing else is stored. */
  | { outcome: 'refused'; reason: string; isExisting: boolean }
  | { outcome: 'failed'; reason: string }

/** The gate kept the version that serves. The message says why. */
class Refused extends Error {}

/**
 * Brings the index up to date with what is stored, if it is not: of few changes by rewriting those in a copy, else whole. Never
 * throws: what serves goes on serving, and an event says what happened.
 */
export async function refreshIndex(context: IngestContext, options: BuildOptions = {}): Promise<IndexReport> {
  try {
    return await inTurnForIndex(context, async () => {
      if (await isIndexCurrent(context)) return { outcome: 'current' }
      const refusal = options.isForced ? null : await findExistingRefusal(context)
      if (refusal !== null) return { outcome: 'refused', reason: refusal, isExisting: true }
      return makeVersion(context, options, false)
    })
  } catch (error) {
    const reason = reasonOf(error)
    return error instanceof Refused ? { outcome: 'refused', reason, isExisting: false } : { outcome: 'failed', reason }
  }
}

/**
 * Builds a new version whole, from Postgres alone, and serves it. Searches answer from the old one until then; it is kept as
 * the previous one. Returns the document count; throws the reason when it failed or was refused.
 */
export async function buildIndex(context: IngestContext, options: BuildOptions = {}): Promise<number> {
  const { documents } = await inTurnForIndex(context, () => makeVersion(context, options, true))
  return documents
}

async function makeVersion(context: IngestContext, options: BuildOptions, isWhole: boolean) {
  const startedAt = performance.now()
  await abandonBuilds(context)
  const live = await findLive(context)
  const build = await openBuild(context)
  try {
    const changed = isWhole || !live?.isOfThisFormat ? null : await findChanged(context.db, live.startedAt, mostChanged)
    const filled = await fill(context, build, live, changed, options.onDocuments ?? (() => undefined))
    const checkedFrom = performance.now()
    if (!options.isForced) await refuseUnfit(context, build, live, filled.changed === null ? 'whole' : 'copy')
    const checking = Math.round(performance.now() - checkedFrom)
    await goLive(context, build, filled.documents)
    const report = { ...filled, milliseconds: Math.round(performance.now() - startedAt) }
    await recordEvent(context.db, {
      kind: 'index.published',
      message: `The index has ${report.documents} subjects, ${report.changed ?? 'all'} of them rewritten`,
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
    await failBuild(context, build, reasonOf(error))
    await recordEvent(context.db, {
      kind: error instanceof Refused ? 'index.refused' : 'index.failed',
      message: reasonOf(error),
      details: { index: build.name },
    })
    throw error
  }
}

async function fill(
  context: IngestContext,
  build: Build,
  live: LiveVersion | null,
  changed: string[] | null,
  onDocuments: OnDocuments,
): Promise<{ documents: number; changed: number | null }> {
  if (live !== null && changed !== null) {
    const documents = await fillChanged(context, build.name, live.name, changed, onDocuments)
    if (documents !== null) return { documents, changed: changed.length }
    await context.engine.indices.delete({ index: build.name })
  }
  return { documents: await fillWhole(context, build.name, onDocuments), changed: null }
}

async function refuseUnfit(
  context: IngestContext,
  build: Build,
  live: LiveVersion | null,
  kind: 'whole' | 'copy',
): Promise<void> {
  const { reasons } = await checkVersion(context, build, live, kind)
  if (reasons.length > 0) throw new Refused(`${reasons.slice(0, 5).join('; ')}${reasons.length > 5 ? '; …' : ''}`)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
