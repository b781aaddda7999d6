import { spawnSync } from 'node:child_process'
import { chmodSync, lchownSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { messages, notes, UserFacingError } from '../messages.mjs'
import { reportProgress } from '../progress.mjs'
import { cloneId } from '../workspace-dirs.mjs'

/** @typedef {{ name: string, uid: number, gid: number }} Account */

/**
 * The account of Elasticsearch and Postgres: null for the present one; for root, the system's unprivileged account.
 * @returns {Account | null}
 */
function serviceAccount() {
  if (process.getuid?.() !== 0) return null
  const account = findAccount(readFileSync('/etc/passwd', 'utf8'), 'nobody')
  if (!account) throw new UserFacingError(messages.noAccount())
  return account
}

/**
 * Postgres needs an account with a name, so an unused number is not enough.
 * @param {string} passwd
 * @param {string} wanted
 * @returns {Account | null}
 */
export function findAccount(passwd, wanted) {
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name === wanted && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return null
}

/**
 * Where the services of a workspace run: `programs` is shared by all workspaces, `data` is its own; the account can
 * enter both.
 * @typedef {{ account: Account | null, programs: string, data: string }} Place
 */

/**
 * Inside the clone; or, if a parent folder is closed to the account (a clone under /root), in a folder under /var/tmp
 * that belongs to this clone.
 * @param {import('../workspace-dirs.mjs').WorkspaceDirs} dirs @returns {Place}
 */
export function placeFor(dirs) {
  const account = serviceAccount()
  mkdirSync(dirs.local, { recursive: true })
  if (!account) return { account, programs: dirs.programs, data: dirs.local }
  for (const folder of [dirs.programs, dirs.local]) chmodSync(folder, 0o755)
  if (canEnter(dirs.local, account)) return { account, programs: dirs.programs, data: dirs.local }
  const fallback = `/var/tmp/qingdan-${cloneId}`
  makeOwnFolder(fallback)
  makeOwnFolder(`${fallback}/${dirs.name}`)
  reportProgress(notes.fallbackFolder(fallback))
  return { account, programs: fallback, data: `${fallback}/${dirs.name}` }
}

/** Everybody may write to /var/tmp, so an existing folder must belong to us. @param {string} folder */
function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true })
  const found = lstatSync(folder)
  if (found.uid !== process.getuid?.() || !found.isDirectory())
    throw new UserFacingError(messages.foreignFolder(folder))
  chmodSync(folder, 0o755)
}

/**
 * Changes the owner of a folder and its content; does nothing without an account.
 * @param {string} folder
 * @param {Account | null} account
 */
export function giveTo(folder, account) {
  if (!account) return
  lchownSync(folder, account.uid, account.gid)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(`${folder}/${name}`, account.uid, account.gid)
  }
}

/**
 * Gives a folder with its content to the account, if it belongs to another: what comes back from a backup often belongs
 * to root.
 * @param {string} folder
 * @param {Account | null} account
 */
export function takeOver(folder, account) {
  if (account && lstatSync(folder).uid !== account.uid) giveTo(folder, account)
}

/**
 * Tested by real access, because mode bits ignore access lists and mount options.
 * @param {string} folder
 * @param {Account} account
 */
function canEnter(folder, account) {
  const { uid, gid } = account
  return spawnSync('/bin/sh', ['-c', 'cd "$1" && ls . >/dev/null', 'sh', folder], { uid, gid, cwd: '/' }).status === 0
}
