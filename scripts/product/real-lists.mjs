import { existsSync } from 'node:fs'
import { environment } from '../environment.mjs'
import { root } from '../workspace-dirs.mjs'

/** The folder with the publishers' own files, beside the clone unless SHARED_DATA names it; null when it is not there. */
export function realListsFolder() {
  const folder = environment['SHARED_DATA'] ?? `${root}/../shared/data`
  return existsSync(`${folder}/sanctions`) ? folder : null
}

/** Where the folder is looked for, to be told. */
export const expectedListsFolder = environment['SHARED_DATA'] ?? '../shared/data'
