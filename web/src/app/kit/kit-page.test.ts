import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { filesReachedFrom } from '../../../test/imports.ts'

const components = join(import.meta.dirname, '../../components')

it('shows every part of components/', () => {
  const parts = globSync(join(components, '**/*.tsx')).filter((file) => !file.includes('.test.'))
  const shown = filesReachedFrom(join(import.meta.dirname, 'kit-page.tsx'))
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.filter((part) => !shown.has(part)).map((part) => relative(components, part))).toEqual([])
})
