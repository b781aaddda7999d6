import { createHash } from 'node:crypto'
import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { messages, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { giveTo } from './account.mjs'
import { collect } from './processes.mjs'

/**
 * The published node without plugins. A new version changes these three values; the checksum is of the file at Maven
 * Central.
 */
export const version = '9.5.3'
const sha256 = 'bec49f3b8d00e75c8d1cec85c35298635ec9fbd3ae80ef5aeb6bc05abdb3db2d'
const bytes = 132_390_005

const fileName = `elasticsearch-${version}.zip`
const inRepository = `org/elasticsearch/distribution/integ-test-zip/elasticsearch/${version}/${fileName}`
const coordinate = `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${version}:zip`
const copyGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'

/**
 * The folder with the unpacked program, downloaded if missing. It gets its final name only when complete, so an
 * interrupted download never counts.
 * @param {import('./account.mjs').Place} place @param {string} downloads
 */
export async function obtainElasticsearch(place, downloads) {
  const home = `${place.programs}/elasticsearch-${version}`
  if (existsSync(home)) return home
  const zip = await obtainZip(downloads)
  const partial = `${home}.partial`
  rmSync(partial, { recursive: true, force: true })
  reportProgress(`Elasticsearch: unpacking ${version}`)
  await unpack(zip, partial)
  giveTo(partial, place.account)
  renameSync(partial, home)
  return home
}

/** @param {string} downloads */
async function obtainZip(downloads) {
  mkdirSync(downloads, { recursive: true })
  const zip = `${downloads}/${fileName}`
  if (await isPublished(zip)) return zip
  if (existsSync(zip)) {
    reportProgress(`Elasticsearch: ${zip} is incomplete or damaged; fetching it anew`)
    rmSync(zip)
  }
  // A complete zip in Maven's own repository is used without a download.
  const stored = `${homedir()}/.m2/repository/${inRepository}`
  if (await isPublished(stored)) {
    copyFileSync(stored, `${zip}.partial`)
    renameSync(`${zip}.partial`, zip)
    return zip
  }
  await fetchWithMaven(downloads, zip)
  if (!(await isPublished(zip))) throw new UserFacingError(messages.badZip(zip))
  return zip
}

/**
 * Maven's repository for this download is next to it, so that no other files remain; each attempt has its own,
 * because the Maven of a killed start may still write to the last one.
 * @param {string} downloads @param {string} zip
 */
async function fetchWithMaven(downloads, zip) {
  if ((await collect('mvn', ['--version'], { timeout: 60_000 })).code !== 0)
    throw new UserFacingError(messages.noMaven(zip))
  for (const name of readdirSync(downloads)) {
    if (name.startsWith('maven-')) rmSync(`${downloads}/${name}`, { recursive: true, force: true })
  }
  const folder = mkdtempSync(`${downloads}/maven-`)
  reportProgress(`Elasticsearch: fetching ${version} from Maven Central (132 MB)`)
  const reporter = setInterval(
    () => reportProgress(`Elasticsearch: ${Math.round(received(folder) / 1e6)} MB of 132 MB`),
    10_000,
  )
  const goal = [copyGoal, `-Dartifact=${coordinate}`, `-DoutputDirectory=${folder}`]
  const result = await collect('mvn', ['-B', `-Dmaven.repo.local=${folder}/store`, ...goal], { cwd: folder })
  clearInterval(reporter)
  throwIfStopped()
  if (result.code !== 0) {
    const log = `${downloads}/maven.log`
    writeFileSync(log, result.stdout + result.stderr)
    throw new UserFacingError(messages.download(log))
  }
  renameSync(`${folder}/${fileName}`, zip)
  rmSync(folder, { recursive: true, force: true })
}

/** Bytes of the zip that Maven has downloaded, under any temporary name. @param {string} folder */
function received(folder) {
  const arriving = `${folder}/store/${dirname(inRepository)}`
  if (!existsSync(arriving)) return 0
  return Math.max(
    0,
    ...readdirSync(arriving).map((name) => statSync(`${arriving}/${name}`, { throwIfNoEntry: false })?.size ?? 0),
  )
}

/** @param {string} file */
async function isPublished(file) {
  if (!existsSync(file) || statSync(file).size !== bytes) return false
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex') === sha256
}

/** Unpacks without the archive's top folder, and keeps executable bits. @param {string} zip @param {string} target */
async function unpack(zip, target) {
  const archive = await yauzl.openPromise(zip, { lazyEntries: true })
  for await (const entry of archive.eachEntry()) {
    throwIfStopped()
    const path = `${target}/${entry.fileName.split('/').slice(1).join('/')}`
    if (entry.fileName.endsWith('/')) {
      mkdirSync(path, { recursive: true })
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    const mode = (entry.externalFileAttributes >>> 16) & 0o777
    await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(path, { mode }))
  }
}
