import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { firstNamespaces } from './setup.ts'

const source = join(import.meta.dirname, '..')

const texts = new Map<string, string>()
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
const matches = (file: string, pattern: RegExp) => [...textOf(file).matchAll(pattern)].map(([, found = '']) => found)

const usedIn = (file: string) => [
  ...matches(file, /useTranslation\(([^)]*)\)/g).flatMap(quoted),
  ...matches(file, /['`]([a-z-]+):[a-z][\w.$]/g).filter((name) => existsSync(join(source, `i18n/zh/${name}.json`))),
]
const loadedIn = (file: string) => matches(file, /loadPhrases\(([^)]*)\)/g).flatMap(quoted)
const importsOf = (file: string, pattern: RegExp) =>
  matches(file, pattern)
    .map((path) => join(dirname(file), path))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
const importedAtOnce = (file: string) => importsOf(file, /^(?:import|export) (?!type )[^']*from '(\.[^']+)'/gm)
const importedLater = (file: string) => importsOf(file, /import\('(\.[^']+)'\)/g)

/** Uses of phrases that are not loaded when the component is shown: routes wait for what they load, and parts on demand too. */
function missingPhrases(file: string, loaded: ReadonlySet<string>, visited: Set<string>): string[] {
  const isRoute = dirname(file) === join(source, 'routes')
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
    ...importedLater(file).flatMap((next) => missingPhrases(next, later, visited)),
  ]
}

it('finds every component of the page from its start', () => {
  const visited = new Set<string>()
  missingPhrases(join(source, 'app/main.tsx'), new Set(firstNamespaces), visited)
  const files = new Set([...visited].map((visit) => visit.slice(0, visit.indexOf(' '))))
  expect(files).toContain(join(source, 'features/subject/graph/ownership-graph.tsx'))
  expect(files).toContain(join(source, 'features/my-account/favourites/favourites-dialog.tsx'))
})

it('loads the phrases of every component before it is shown', () => {
  expect(missingPhrases(join(source, 'app/main.tsx'), new Set(firstNamespaces), new Set())).toEqual([])
})
