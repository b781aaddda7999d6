import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { packBundle } from '../formats/bundle/bundle.ts'
import type { IngestContext } from '../ingest-context.ts'
import { findInMirror, isBundle, type MirrorFile } from '../pipeline/receive/mirror.ts'
import { openContent } from '../pipeline/receive/snapshot.ts'
import { ingestRegulation, type RegulationReport } from '../pipeline/regulation/ingest-regulation.ts'
import { missingRegulations } from '../pipeline/regulation/missing-regulations.ts'
import type { Regulation } from '../regulations/regulation.ts'

const pack = promisify(zstdCompress)
/** The strongest that unpacks with the usual window: 2.1 MB become .3 MB. */
const level = 19

/** The regulations' part of a folder of starter editions, in the form of a mirror. */
const partOf = (folder: string) => join(folder, 'regulations')

const isOpen = ({ isClosed }: Regulation) => isClosed !== true

/** Writes the publisher's newest text of every regulation that may be passed on, from a mirror. One that the mirror lacks throws. */
export async function writeRegulationStarters(
  regulations: readonly Regulation[],
  mirror: string,
  folder: string,
  onRegulation: (line: string) => void,
): Promise<void> {
  for (const regulation of regulations.filter(isOpen)) {
    const found = await findInMirror(regulation, mirror)
    const [file] = found?.files ?? []
    if (found === null || file === undefined) throw new Error(`The mirror has no text of ${regulation.id}.`)
    const open = (one: MirrorFile) => openContent(one, regulation.maxBytes).chunks
    const parts = found.files.map((one) => ({ name: one.name, chunks: open(one) }))
    const text = await buffer(isBundle(found.format) ? packBundle(parts) : open(file))
    const packed = await pack(text, { params: { [constants.ZSTD_c_compressionLevel]: level } })
    const own = join(partOf(folder), regulation.id)
    await mkdir(own, { recursive: true })
    for (const old of await readdir(own)) await rm(join(own, old))
    // The packed form has its own name: `us-law-parts.2026-07-30.tar`.
    const name = isBundle(found.format) ? packedName(regulation, found.date) : file.name
    await writeFile(join(own, `${name}.zst`), packed)
    onRegulation(`${regulation.id}: ${packed.length} bytes`)
  }
}

function packedName({ id }: Regulation, date: string | null): string {
  return date === null ? `${id}.tar` : `${id}.${date}.tar`
}

/** Publishes the starter text of every regulation that has none. */
export async function loadRegulationStarters(
  context: IngestContext,
  regulations: readonly Regulation[],
  folder: string,
  report: (report: RegulationReport | 'busy', id: string) => void,
): Promise<void> {
  const starters = { ...context, mirror: partOf(folder) }
  for (const regulation of await missingRegulations(context, regulations.filter(isOpen))) {
    report(await ingestRegulation(starters, regulation, { isStarter: true }), regulation.id)
  }
}
