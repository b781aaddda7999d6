import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * One import between two files of the repository; paths from its root. `isByName`: through the exports of a package.
 */
export interface Import {
  from: string
  to: string
  isByName: boolean
}

/** `import('x')`: as a value, as a type and in JSDoc. */
const dynamicForm = /\bimport\(\s*'([^']+)'\s*\)/g

/** Every import between files of the repository: values, types and dynamic imports. */
export function readImports(root: string, files: readonly string[]): Import[] {
  const targets = exportTargets(root)
  return files.flatMap((from) => {
    const source = readFileSync(join(root, from), 'utf8')
    return [...new Set(specifiersOf(from, source))].flatMap((specifier) => {
      if (specifier.startsWith('.')) {
        const to = normalize(join(dirname(from), specifier))
        return isFile(join(root, to)) ? { from, to, isByName: false } : []
      }
      const to = targets.resolve(specifier)
      return to === null ? [] : { from, to, isByName: true }
    })
  })
}

function specifiersOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const exported = module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? []))
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.map(({ value }) => value),
    ...[...source.matchAll(dynamicForm)].flatMap((match) => match[1] ?? []),
  ]
}

/** The file of each `@qingdan/<workspace>/<name>`, from the `exports` of each workspace. */
function exportTargets(root: string): { resolve(specifier: string): string | null } {
  const { workspaces } = readJson<{ workspaces: string[] }>(join(root, 'package.json'))
  const exportsOf = new Map(
    workspaces.map((name) => [
      name,
      readJson<{ exports?: Record<string, string> }>(join(root, name, 'package.json')).exports ?? {},
    ]),
  )
  return {
    resolve(specifier) {
      const [, workspace = '', rest = ''] = /^@qingdan\/([^/]+)\/(.+)$/.exec(specifier) ?? []
      const exports = exportsOf.get(workspace)
      if (exports === undefined) return null
      const exact = exports[`./${rest}`]
      if (exact !== undefined) return normalize(join(workspace, exact))
      for (const [pattern, target] of Object.entries(exports)) {
        const [before = '', after] = pattern.split('*')
        const name = `./${rest}`
        if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue
        return normalize(join(workspace, target.replaceAll('*', name.slice(before.length, name.length - after.length))))
      }
      return null
    },
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
