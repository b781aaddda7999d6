import { open, stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'

/**
 * Opens a file for the output and empties it. Throws the error of the file system; an error during writing is
 * reported by the next `write` of the table or by `finished`.
 */
export async function openOutput(path: string): Promise<Writable> {
  const stream = (await open(path, 'w')).createWriteStream()
  stream.on('error', () => undefined)
  return stream
}

/** Whether two paths mean one file, links included; false if one of them does not exist. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  try {
    const [first, second] = await Promise.all([stat(one), stat(other)])
    return first.dev === second.dev && first.ino === second.ino
  } catch {
    return false
  }
}

/**
 * The code of a failure to open, read or write a file (ENOENT …), and the path if the system gives it; null for any
 * other error.
 */
export function fileFailure(error: unknown): { code: string; path: string | null } | null {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null
  if (!['open', 'read', 'write'].includes(String(error.syscall))) return null
  return { code: String(error.code), path: 'path' in error ? String(error.path) : null }
}
