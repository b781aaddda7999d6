import { readFile } from 'node:fs/promises'
import { findInMirror } from '../../src/pipeline/receive/mirror.ts'
import type { Regulation } from '../../src/regulations/regulation.ts'
import { createWarnings } from '../../src/warnings.ts'
import { chunksOf } from './read-edition.ts'

/** The text of the newest file of a regulation in a folder. */
export async function regulationText(regulation: Regulation, folder: string): Promise<string> {
  const found = await findInMirror(regulation, folder)
  const [file] = found?.files ?? []
  if (file === undefined) throw new Error(`Nothing of ${regulation.id} in ${folder}`)
  return readFile(file.path, 'utf8')
}

/** What a regulation's reader makes of a text, with its warnings. */
export async function readRegulation(regulation: Regulation, text: string) {
  const warnings = createWarnings()
  const edition = await regulation.read(chunksOf(text), warnings)
  return { ...edition, warnings: warnings.list() }
}
