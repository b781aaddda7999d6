import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { fingerprint } from './web.mjs'

test('the hash depends on contents and names, not on dates', () => {
  const folder = mkdtempSync(`${tmpdir()}/qingdan-web-`)
  mkdirSync(`${folder}/src`)
  writeFileSync(`${folder}/src/a.ts`, 'one')
  const paths = [`${folder}/src`, `${folder}/missing`]
  const first = fingerprint(paths)
  utimesSync(`${folder}/src/a.ts`, 1, 1)
  expect(fingerprint(paths)).toBe(first)
  writeFileSync(`${folder}/src/a.ts`, 'two')
  expect(fingerprint(paths)).not.toBe(first)
  rmSync(folder, { recursive: true })
})
