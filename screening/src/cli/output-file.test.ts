import { link, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileFailure, isSameFile, openOutput } from './output-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qd-output-'))
  await writeFile(join(folder, 'names.csv'), 'name\n')
})
afterAll(() => rm(folder, { recursive: true }))

describe('isSameFile', () => {
  it('recognises one file behind links', async () => {
    const input = join(folder, 'names.csv')
    await symlink(input, join(folder, 'symbolic.csv'))
    await link(input, join(folder, 'hard.csv'))
    expect(await isSameFile(input, join(folder, 'symbolic.csv'))).toBe(true)
    expect(await isSameFile(input, join(folder, 'hard.csv'))).toBe(true)
    expect(await isSameFile(input, join(folder, 'not-there.csv'))).toBe(false)
    expect(await readFile(input, 'utf8')).toBe('name\n')
  })
})

describe('openOutput', () => {
  it('fails at once, with code and path, when the file cannot be written', async () => {
    const failure = (path: string) => openOutput(path).then(() => null, fileFailure)
    expect(await failure(folder)).toEqual({ code: 'EISDIR', path: folder })
    const nowhere = join(folder, 'no', 'hits.csv')
    expect(await failure(nowhere)).toEqual({ code: 'ENOENT', path: nowhere })
  })
})

describe('fileFailure', () => {
  it('does not handle errors of services', () => {
    expect(fileFailure(Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' }))).toBeNull()
  })
})
