import { readdir } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { FileFormat, FileSource, SourceFormat } from '../../source.ts'

/** Compressions accepted, by file extension. */
export const compressions = ['', '.xz', '.gz', '.zst'] as const
export type Compression = (typeof compressions)[number]

export interface MirrorFile {
  path: string
  /** Its name, without the compression. */
  name: string
  compression: Compression
}

export interface MirrorEdition<Format extends FileFormat = SourceFormat> {
  format: Format
  files: MirrorFile[]
  /** Day of the folder of the first file; null if the file is in no such folder. */
  date: string | null
}

/** Whether the files of a format are packed into one archive. */
export function isBundle(format: FileFormat): boolean {
  return format.files.length > 1 || format.files.some((file) => file.includes('*'))
}

/** `.xml`, `.csv`, …; `.tar` of a bundle. */
export function extensionOf(format: FileFormat): string {
  return isBundle(format) ? '.tar' : extname(format.files[0] ?? '')
}

/**
 * The newest edition of a source in a mirror folder, in any of its formats, or the edition of a given date; null if
 * there is none. The other files of a bundle are the newest ones not after that date.
 */
export async function findInMirror<Format extends FileFormat>(
  source: FileSource<Format>,
  mirror: string,
  date?: string,
): Promise<MirrorEdition<Format> | null> {
  let found: MirrorEdition<Format> | null = null
  for (const format of source.formats) {
    const edition = await findFormat(source, format, mirror, date)
    if (edition && (found === null || (edition.date ?? '') > (found.date ?? ''))) found = edition
  }
  return found
}

async function findFormat<Format extends FileFormat>(
  source: FileSource<Format>,
  format: Format,
  mirror: string,
  date: string | undefined,
): Promise<MirrorEdition<Format> | null> {
  const files: MirrorFile[] = []
  let editionDate: string | null = null
  for (const [index, pattern] of format.files.entries()) {
    const isFirst = index === 0
    const isTaken = (day: string | null) => {
      if (date === undefined) return true
      if (day === null) return !isFirst
      return isFirst ? day === date : day <= date
    }
    const match = await findPattern(mirror, alternatives(source, pattern), isTaken)
    if (match === null) return null
    if (isFirst) editionDate = match.date
    files.push(...match.files)
  }
  return { format, files, date: editionDate }
}

function alternatives(source: { id: string }, pattern: string): string[] {
  return [pattern, `${source.id}/{date}/${basename(pattern)}`, `${source.id}/${basename(pattern)}`]
}

interface Match {
  files: MirrorFile[]
  date: string | null
}

async function findPattern(
  mirror: string,
  patterns: string[],
  isTaken: (day: string | null) => boolean,
): Promise<Match | null> {
  for (const pattern of patterns) {
    const days = pattern.includes('{date}') ? await daysOf(mirror, pattern) : [null]
    for (const day of days.filter(isTaken)) {
      const path = join(mirror, day === null ? pattern : pattern.replaceAll('{date}', day))
      const files = await filesLike(dirname(path), basename(path))
      if (files.length > 0) return { files, date: day }
    }
  }
  return null
}

/** Days for which the folder or file with `{date}` in its name exists, newest first. */
async function daysOf(mirror: string, pattern: string): Promise<string[]> {
  const parts = pattern.split('/')
  const at = parts.findIndex((part) => part.includes('{date}'))
  const [before = '', after = ''] = (parts[at] ?? '').split('{date}').map(literally)
  const dated = new RegExp(`^${before}(\\d{4}-\\d{2}-\\d{2})${after}`)
  const names = await namesIn(join(mirror, ...parts.slice(0, at)))
  const days = names.flatMap((name) => dated.exec(name)?.[1] ?? [])
  return [...new Set(days)].sort().reverse()
}

/** Files of a folder with the name `wanted`, without compression; `*` matches anything. Sorted by name. */
async function filesLike(folder: string, wanted: string): Promise<MirrorFile[]> {
  const pattern = new RegExp(`^${wanted.split('*').map(literally).join('[^/]*')}$`, 'i')
  const files = new Map<string, MirrorFile>()
  const names = (await namesIn(folder)).sort()
  for (const compression of compressions) {
    for (const packed of names.filter((candidate) => candidate.endsWith(compression))) {
      const name = packed.slice(0, packed.length - compression.length)
      if (pattern.test(name) && !files.has(name)) {
        files.set(name, { path: join(folder, packed), name, compression })
      }
    }
  }
  return [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function literally(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}
