import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFigures } from './figures.mjs'

const intro = '# Mutation\n\nHow many changes the tests notice.\n\n'
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'figures-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('replaces the rows of one target: the whole first, then its files', async () => {
  const path = join(folder, 'mutation.md')
  await writeFile(
    path,
    `${intro}| target | file | mutants | killed |
| --- | --- | ---: | ---: |
| screening |  | 9 | 11.1 % |
| access |  | 2 | 50.0 % |
`,
  )
  await writeFigures(path, 'screening', [
    { file: 'src/ranking.ts', isKilled: true },
    { file: 'src/candidates.ts', isKilled: true },
    { file: 'src/ranking.ts', isKilled: false },
  ])
  expect(await readFile(path, 'utf8')).toBe(
    `${intro}| target    | file              | mutants |  killed |
| --------- | ----------------- | ------: | ------: |
| access    |                   |       2 |  50.0 % |
| screening |                   |       3 |  66.7 % |
| screening | src/candidates.ts |       1 | 100.0 % |
| screening | src/ranking.ts    |       2 |  50.0 % |
`,
  )
})
