import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { warningPhrase } from './phrases.ts'

const ingest = fileURLToPath(new URL('../../../../ingest/src', import.meta.url))

test('every signal that a reader can give is worded', () => {
  const files = globSync('**/*.ts', { cwd: ingest }).filter((file) => !file.endsWith('.test.ts'))
  const codes = files.flatMap((file) =>
    [...readFileSync(`${ingest}/${file}`, 'utf8').matchAll(/\.add\(\s*'([a-z]+(?:-[a-z]+)+)'/g)].map(
      ([, code = '']) => code,
    ),
  )
  expect(codes.length).toBeGreaterThan(80)
  expect([...new Set(codes)].filter((code) => warningPhrase(code).en.includes(code))).toEqual([])
})
