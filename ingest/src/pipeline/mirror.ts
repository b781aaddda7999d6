import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Source } from '../source.ts'

/** Compressions accepted behind a file's name. */
export const compressions = ['', '.xz', '.gz', '.zst'] as const
export type Compression = (typeof compressions)[number]

export interface MirrorFile {
  path: string
  compression: Compression
  /** Name of its folder; null when the file lies beside the dated folders. */
  date: string | null
}

const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** The newest file of a source in a mirror folder, or the one of a date; null when there is none. */
export async function findInMirror(source: Source, mirror: string, date?: string): Promise<MirrorFile | null> {
  for (const folder of source.mirror.folders) {
    const base = join(mirror, folder)
    const dates = date === undefined ? await datesIn(base) : [date]
    for (const day of [...dates, ...(date === undefined ? [null] : [])]) {
      const file = await findFile(day === null ? base : join(base, day), source.mirror.file)
      if (file) return { ...file, date: day }
    }
  }
  return null
}

async function datesIn(folder: string): Promise<string[]> {
  const names = await namesIn(folder)
  return names
    .filter((name) => datePattern.test(name))
    .sort()
    .reverse()
}

async function findFile(folder: string, wanted: string): Promise<Omit<MirrorFile, 'date'> | null> {
  const names = await namesIn(folder)
  for (const compression of compressions) {
    const name = names.find((candidate) => candidate.toLowerCase() === `${wanted}${compression}`)
    if (name !== undefined) return { path: join(folder, name), compression }
  }
  return null
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
