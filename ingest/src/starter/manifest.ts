import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { Rejected } from '../rejected.ts'

const unpack = promisify(zstdDecompress)
const pack = promisify(zstdCompress)

/** The starter editions of the repository. */
export const starterFolder: string = fileURLToPath(new URL('../../../starter/', import.meta.url))

const StarterFile = z.object({
  /** Name in the folder. */
  file: z.string(),
  /** Number of lines. */
  lines: z.number(),
  /** Size, bytes. */
  bytes: z.number(),
  /** Of the file, hex. */
  sha256: z.string(),
})
export type StarterFile = z.infer<typeof StarterFile>

const StarterList = StarterFile.extend({
  /** The source. */
  id: z.string(),
  publisher: z.string(),
  licence: z.string(),
  /** The publisher's date of the edition, ISO. */
  publishedOn: z.string(),
  /** The format that the edition was read from, and who made that file. */
  form: z.string(),
  origin: z.string(),
  /** `records`, `names`, and `type01` … of the records of a type. */
  counts: z.record(z.string(), z.number()),
})
export type StarterList = z.infer<typeof StarterList>

const Manifest = z.object({
  /** Version of the rules that decided which records are one subject. */
  profileVersion: z.number(),
  lists: z.array(StarterList),
  /** Lists without a starter edition, and why. */
  leftOut: z.array(z.object({ id: z.string(), reason: z.string() })),
  /** Which records are joined to another subject than their own. */
  subjects: StarterFile,
  /** Which records are possibly one party. */
  possibleMatches: StarterFile,
})
export type Manifest = z.infer<typeof Manifest>

const manifestFile = 'manifest.json'

/** Null if the folder has no manifest. Throws when it is damaged. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`The manifest of the starter editions in ${folder} cannot be read.`, { cause: error })
  }
}

/** The files of a folder with these contents: name and bytes. */
export function manifestContent(manifest: Manifest): { name: string; bytes: Buffer } {
  return { name: manifestFile, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }
}

/** The lines of a file, each a JSON text. Throws `Rejected` when it is missing or its hash is not that of the manifest. */
export async function readLines(folder: string, { file, sha256 }: StarterFile): Promise<string[]> {
  const packed = await readFile(join(folder, file)).catch((cause: Error) => {
    throw new Rejected(`The starter edition ${file} cannot be read.`, { cause })
  })
  if (hashOf(packed) !== sha256) {
    throw new Rejected(`The starter edition ${file} is damaged: its hash is not the one of the manifest.`)
  }
  const text = (await unpack(packed)).toString('utf8')
  return text === '' ? [] : text.split('\n')
}

/** The lines as a file: the same lines always give the same bytes. */
export async function packLines(
  file: string,
  lines: readonly string[],
): Promise<{ entry: StarterFile; bytes: Buffer }> {
  const bytes = await pack(lines.join('\n'), {
    params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 26 },
  })
  return { entry: { file, lines: lines.length, bytes: bytes.length, sha256: hashOf(bytes) }, bytes }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
