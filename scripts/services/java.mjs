import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { environment } from '../environment.mjs'
import { messages, UserFacingError } from '../messages.mjs'
import { collect } from './processes.mjs'

const oldestMajor = 21

/**
 * The home of a Java that can run Elasticsearch, tested with the account that will run it.
 * @param {import('./account.mjs').Account | null} account
 */
export async function findJava(account) {
  const seen = []
  for (const home of candidates(environment)) {
    if (!existsSync(`${home}/bin/java`)) continue
    const major = readMajor(home) ?? parseMajor((await runVersion(home, account)).stderr)
    if (major === null || major < oldestMajor) {
      seen.push(`${major ?? 'unknown version'} at ${home}`)
      continue
    }
    if ((await runVersion(home, account)).code === 0) return home
    seen.push(`${major} at ${home}, which does not run${account ? ` as ${account.name}` : ''}`)
  }
  throw new UserFacingError(messages.noJava(seen))
}

/** @param {string} home @param {import('./account.mjs').Account | null} account */
function runVersion(home, account) {
  return collect(`${home}/bin/java`, ['-version'], { timeout: 20_000, account, cwd: '/' })
}

/** Folders where Java may be, the user's own setting first. @param {NodeJS.ProcessEnv} env @returns {string[]} */
function candidates(env) {
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => `${folder}/java`)
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))))
  const installed = [
    ...homesIn('/usr/lib/jvm'),
    ...homesIn('/opt/java'),
    ...homesIn(`${homedir()}/.sdkman/candidates/java`),
    ...homesIn(`${homedir()}/.jdks`),
    ...homesIn('/Library/Java/JavaVirtualMachines').map((home) => `${home}/Contents/Home`),
    ...['/opt/homebrew/opt/openjdk', '/usr/local/opt/openjdk'].map(
      (home) => `${home}/libexec/openjdk.jdk/Contents/Home`,
    ),
  ]
  const named = [env['ES_JAVA_HOME'], env['JAVA_HOME']].filter((home) => home !== undefined && home !== '')
  return [...new Set([...named, ...onPath, ...installed])].filter((home) => home !== undefined)
}

/** @param {string} folder */
function homesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => `${folder}/${name}`)
}

/** From the `release` file of a JDK. @param {string} home */
function readMajor(home) {
  if (!existsSync(`${home}/release`)) return null
  return parseMajor(readFileSync(`${home}/release`, 'utf8'))
}

/** `JAVA_VERSION="25.0.1"`, `openjdk version "17.0.15" 2025-04-15`, `java version "1.8.0_402"`. @param {string} text @returns {number | null} */
export function parseMajor(text) {
  const match = /(?:JAVA_VERSION=|version )"(?:1\.)?(\d+)/.exec(text)
  return match ? Number(match[1]) : null
}
