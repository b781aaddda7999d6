// The default import: a Node without statfs must still reach the message that it is too old.
import fs from 'node:fs'
import { messages, UserFacingError } from '../messages.mjs'
import { size } from '../progress.mjs'

const gigabyte = 1e9
/** npm packages 0.9 GB, Elasticsearch 0.3 GB, lists with their index and history about 1 GB. */
const neededAtFirst = 3 * gigabyte
const neededLater = 0.5 * gigabyte

/** Throws a UserFacingError when this machine cannot run the product. @param {string} folder @param {boolean} isInstalled */
export function checkMachine(folder, isInstalled) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new UserFacingError(messages.oldNode(process.versions.node))
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new UserFacingError(messages.platform(process.platform))
  }
  checkDisk(folder, isInstalled ? neededLater : neededAtFirst)
}

/** @param {string} folder @param {number} needed bytes */
function checkDisk(folder, needed) {
  const { bavail, bsize } = fs.statfsSync(folder)
  const free = bavail * bsize
  if (free < needed) throw new UserFacingError(messages.disk(folder, size(free), size(needed)))
}
