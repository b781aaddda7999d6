import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@qingdan/database/connection.ts'
import { profileVersion } from '@qingdan/resolution/profile-version.ts'
import { sql } from 'kysely'
import { fetchFile } from '../pipeline/receive/fetch.ts'
import type { OriginalEntry } from '../pipeline/receive/foreign-aliases.ts'
import { foundOn } from '../pipeline/receive/found-on.ts'
import { menderOf } from '../pipeline/receive/mender.ts'
import { findInMirror } from '../pipeline/receive/mirror.ts'
import { withOwnIds } from '../pipeline/receive/parse.ts'
import { openContent } from '../pipeline/receive/snapshot.ts'
import { settleResolution } from '../pipeline/resolve/settle-resolution.ts'
import type { Source } from '../source.ts'
import { createWarnings } from '../warnings.ts'
import { factsOf } from './facts.ts'
import { type Manifest, manifestContent, packLines, type StarterList } from './manifest.ts'
import { closedReason, openFormats } from './redistribution.ts'
import { type StarterEdition, storeStarters } from './store-starters.ts'

/** A file of the folder. */
interface Made {
  name: string
  bytes: Buffer
}

type Edition = StarterEdition & Pick<StarterList, 'form' | 'origin' | 'counts'>

/**
 * Reads the newest edition of every list that may be passed on from the mirror, decides in the given empty database
 * which records are one subject, and writes the starter editions into `folder`. The same editions and rules always
 * give the same files. Lists of which the mirror has nothing throw.
 */
export async function makeStarters(
  db: Db,
  sources: readonly Source[],
  mirror: string,
  folder: string,
  onList: (line: string) => void,
): Promise<Manifest> {
  const editions: Edition[] = []
  const originals: OriginalEntry[] = []
  const leftOut: Manifest['leftOut'] = []
  for (const source of sources) {
    const edition = await readEdition(source, mirror, originals)
    if (edition === null) leftOut.push({ id: source.id, reason: closedReason })
    else editions.push(edition)
    onList(edition === null ? `${source.id}: left out` : `${source.id}: ${edition.lines.length} records`)
  }
  await db.transaction().execute((trx) => storeStarters(trx, editions, null))
  await settleForGood(db, sources)
  const files: Made[] = []
  const lists: StarterList[] = []
  for (const { source, lines, publishedOn, form, origin, counts } of editions) {
    const { entry, bytes } = await packLines(`${source.id}.jsonl.zst`, lines)
    files.push({ name: entry.file, bytes })
    const { id, publisher, licence } = source
    lists.push({ id, publisher, licence, publishedOn, form, origin, counts, ...entry })
  }
  const subjects = await packLines('subjects.jsonl.zst', await readJoined(db))
  const possible = await packLines('possible-matches.jsonl.zst', await readPossible(db))
  for (const { entry, bytes } of [subjects, possible]) files.push({ name: entry.file, bytes })
  const manifest = { profileVersion, lists, leftOut, subjects: subjects.entry, possibleMatches: possible.entry }
  await replaceFiles(folder, [...files, manifestContent(manifest)])
  return manifest
}

/** Passes after which the rules must find nothing new: the first one joins, the next ones see what it joined. */
const mostPasses = 5

/** Joins the records until another pass, which the first ingest after a start makes, would change no subject. */
async function settleForGood(db: Db, sources: readonly Source[]): Promise<void> {
  for (let pass = 1; pass <= mostPasses; pass += 1) {
    if ((await settleResolution(db, sources, createWarnings())) === 0) return
    await sql`update subject_records set profile_version = null`.execute(db)
  }
  throw new Error(`After ${mostPasses} passes the rules still change which records are one subject.`)
}

/** The facts of a list's newest edition, whose names join `originals`; null if no edition may be passed on. */
async function readEdition(source: Source, mirror: string, originals: OriginalEntry[]): Promise<Edition | null> {
  const [first, ...others] = openFormats(source)
  if (first === undefined) return null
  const open: Source = { ...source, formats: [first, ...others] }
  if ((await findInMirror(open, mirror)) === null) {
    // The mirror has only a compilation that may not be passed on.
    if (open.formats.length < source.formats.length) return null
    throw new Error(`The mirror has no edition of ${source.id}.`)
  }
  const work = await mkdtemp(join(tmpdir(), 'qingdan-starter-'))
  try {
    const received = await fetchFile(open, {
      mirror,
      date: undefined,
      target: join(work, 'edition'),
      known: null,
      downloadRetryDelay: 0,
      onBytes: () => undefined,
    })
    if (received === 'unchanged') throw new Error(`${source.id} was compared with an edition, and there is none.`)
    const warnings = createWarnings()
    const { chunks } = openContent(received, source.maxBytes)
    const edition = await received.format.read(chunks, warnings, foundOn(received))
    const facts: { publisherId: string; line: string }[] = []
    const counts: Record<string, number> = { records: 0, names: 0 }
    const mend = menderOf(source, [...originals], warnings)
    for await (const { record } of withOwnIds(edition.records, mend, warnings)) {
      originals.push({ sourceId: source.id, names: record.names.map(({ value }) => value) })
      add(counts, 'records', 1)
      add(counts, 'names', record.names.length)
      add(counts, `type${record.type}`, 1)
      facts.push({ publisherId: record.publisherId, line: JSON.stringify(factsOf(record)) })
    }
    if (facts.length === 0) return null
    const lines = facts.sort((a, b) => (a.publisherId < b.publisherId ? -1 : 1)).map(({ line }) => line)
    const { id: form, origin } = received.format
    return { source, lines, publishedOn: edition.publishedOn, form, origin, counts, sha256: '', bytes: 0 }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

function add(counts: Record<string, number>, name: string, more: number): void {
  counts[name] = (counts[name] ?? 0) + more
}

/** Records that belong to another subject than their own, with the reason. */
async function readJoined(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: object }>`
    select jsonb_build_object('source', source_id, 'publisher', publisher_id, 'subject', subject_id, 'reason', reason,
      'evidence', evidence) as line
    from subject_records where subject_id <> own_subject_id
    order by source_id collate "C", publisher_id collate "C"
  `.execute(db)
  return rows.map(({ line }) => JSON.stringify(line))
}

async function readPossible(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: object }>`
    select to_jsonb(m) - 'found_at' as line from possible_matches m
    order by a_source_id collate "C", a_publisher_id collate "C", b_source_id collate "C", b_publisher_id collate "C"
  `.execute(db)
  return rows.map(({ line }) => JSON.stringify(line))
}

/** Writes the files and deletes older ones that are not among them; a README stays. */
async function replaceFiles(folder: string, files: readonly Made[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = new Set(files.map(({ name }) => name))
  const old = (await readdir(folder)).filter((name) => name.endsWith('.jsonl.zst') && !names.has(name))
  for (const name of old) await rm(join(folder, name))
  for (const { name, bytes } of files) await writeFile(join(folder, name), bytes)
}
