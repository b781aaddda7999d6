import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packLines, readLines, readManifest } from './manifest.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qingdan-starter-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('a file of lines', () => {
  const lines = ['{"publisherId":"1"}', '{"publisherId":"二"}']

  it('gives its lines back, and equal lines give equal bytes', async () => {
    const { entry, bytes } = await packLines('a.jsonl.zst', lines)
    expect((await packLines('a.jsonl.zst', lines)).bytes).toEqual(bytes)
    await writeFile(join(folder, entry.file), bytes)
    expect(await readLines(folder, entry)).toEqual(lines)
  })

  it('may have no line', async () => {
    const { entry, bytes } = await packLines('a.jsonl.zst', [])
    await writeFile(join(folder, entry.file), bytes)
    expect(await readLines(folder, entry)).toEqual([])
  })

  it('is refused when a byte changed', async () => {
    const { entry, bytes } = await packLines('a.jsonl.zst', lines)
    const damaged = Uint8Array.from(bytes)
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1
    await writeFile(join(folder, entry.file), damaged)
    await expect(readLines(folder, entry)).rejects.toThrow('a.jsonl.zst is damaged')
  })
})

describe('the manifest', () => {
  it('is absent in an installation without starter editions', async () => {
    expect(await readManifest(folder)).toBeNull()
  })

  it('is an error when it cannot be read', async () => {
    await writeFile(join(folder, 'manifest.json'), '{')
    await expect(readManifest(folder)).rejects.toThrow('cannot be read')
  })
})
