import { buffer } from 'node:stream/consumers'
import { packBundle } from '../../src/formats/bundle/bundle.ts'
import { findInMirror } from '../../src/pipeline/receive/mirror.ts'
import { openContent } from '../../src/pipeline/receive/snapshot.ts'
import type { Regulation } from '../../src/regulations/regulation.ts'
import { createWarnings } from '../../src/warnings.ts'
import { chunksOf } from './read-edition.ts'

/** The texts of a regulation of several files in a folder, by file name. */
export async function bundleTexts(regulation: Regulation, folder: string): Promise<Map<string, string>> {
  const found = await findInMirror(regulation, folder)
  if (found === null) throw new Error(`Nothing of ${regulation.id} in ${folder}`)
  const texts = new Map<string, string>()
  for (const file of found.files) {
    texts.set(file.name, (await buffer(openContent(file, regulation.maxBytes).chunks)).toString('utf8'))
  }
  return texts
}

/** What a regulation's reader makes of several files, with its warnings. */
export async function readBundleOf(regulation: Regulation, texts: ReadonlyMap<string, string>) {
  const warnings = createWarnings()
  const parts = [...texts].map(([name, text]) => ({ name, chunks: chunksOf(text) }))
  const edition = await regulation.read(packBundle(parts), warnings)
  return { ...edition, warnings: warnings.list() }
}
