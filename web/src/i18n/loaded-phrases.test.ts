import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { filesReachedFrom, importedAtOnce, importedOnDemand, sourceOf } from '../../test/imports.ts'
import { firstNamespaces } from './setup.ts'

const source = join(import.meta.dirname, '..')
const start = join(source, 'app/main.tsx')

const matches = (file: string, pattern: RegExp) => [...sourceOf(file).matchAll(pattern)].map(([, found = '']) => found)
const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)

const usedIn = (file: string) => [
  ...matches(file, /useTranslation\(([^)]*)\)/g).flatMap(quoted),
  ...matches(file, /['`]([a-z-]+):[a-z][\w.$]/g).filter((name) => existsSync(join(source, `i18n/zh/${name}.json`))),
]
const loadedIn = (file: string) => matches(file, /loadPhrases\(([^)]*)\)/g).flatMap(quoted)

/** Uses of phrases that are not loaded yet when the component is shown. Routes wait for what they load, and so do parts on demand. */
function missingPhrases(file: string, loaded: ReadonlySet<string>, visited: Set<string>): string[] {
  const isRoute = file.startsWith(join(source, 'routes/'))
  const later = new Set([...loaded, ...loadedIn(file)])
  const here = isRoute ? later : loaded
  const visit = `${file} ${[...here].toSorted()}`
  if (visited.has(visit)) return []
  visited.add(visit)
  return [
    ...usedIn(file)
      .filter((name) => !here.has(name))
      .map((name) => `${relative(source, file)}: ${name}`),
    ...importedAtOnce(file).flatMap((next) => missingPhrases(next, here, visited)),
    ...importedOnDemand(file).flatMap((next) => missingPhrases(next, later, visited)),
  ]
}

it('finds every component of the page from its start', () => {
  const reached = filesReachedFrom(start)
  expect(reached).toContain(join(source, 'routes/verify.$hash.tsx'))
  expect(reached).toContain(join(source, 'features/subject/graph/ownership-graph.tsx'))
  expect(reached).toContain(join(source, 'features/my-account/favourites/favourites-dialog.tsx'))
})

it('loads the phrases of every component before it is shown', () => {
  expect(missingPhrases(start, new Set(firstNamespaces), new Set())).toEqual([])
})
