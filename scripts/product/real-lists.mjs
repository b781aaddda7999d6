import { existsSync } from 'node:fs'
import { environment } from '../environment.mjs'
import { root } from '../workspace-dirs.mjs'

/**
 * The folder with the publishers' own files, next to the clone unless SHARED_DATA names it; null if it does not
 * exist.
 */
export function realListsFolder() {
  const folder = environment['SHARED_DATA'] ?? `${root}/../shared/data`
  return existsSync(`${folder}/sanctions`) ? folder : null
}

/** The folder that is looked for, for messages. */
export const expectedListsFolder = environment['SHARED_DATA'] ?? '../shared/data'
