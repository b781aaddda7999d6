import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { contextFiles } from './context.mjs'

test('the image gets what .dockerignore lets through', () => {
  const folder = mkdtempSync(`${tmpdir()}/qingdan-context-`)
  for (const file of ['a.ts', 'a.test.ts', 'b.log', 'docs/x.md', 'docs/y.md', 'web/dist/x.js', 'web/b.log', '.git/x']) {
    mkdirSync(`${folder}/${file}`.replace(/\/[^/]*$/, ''), { recursive: true })
    writeFileSync(`${folder}/${file}`, '')
  }
  const ignored = ['# a comment', '.git', '*.log', '**/dist', 'docs', '!docs/y.md', '**/*.test.*'].join('\n')
  expect(contextFiles(folder, ignored).sort()).toEqual(['a.ts', 'docs/y.md', 'web/b.log'])
  rmSync(folder, { recursive: true })
})
