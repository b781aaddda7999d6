import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const texts = new Map<string, string>()

/** The source text of a file, read once. */
export function sourceOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

const atOnce = /^(?:import|export) (?!type )[^']*from '(\.[^']+)'/gm
const onDemand = /import\('(\.[^']+)'\)/g

/** Our files that a file imports when it is loaded, types aside. */
export const importedAtOnce = (file: string) => importsOf(file, atOnce)

/** Our files that a file imports later, with `import()`. */
export const importedOnDemand = (file: string) => importsOf(file, onDemand)

function importsOf(file: string, pattern: RegExp): string[] {
  return [...sourceOf(file).matchAll(pattern)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
}

/** The file and all of ours that it imports, directly or not. */
export function filesReachedFrom(start: string): Set<string> {
  const reached = new Set([start])
  for (const file of reached) {
    for (const next of [...importedAtOnce(file), ...importedOnDemand(file)]) reached.add(next)
  }
  return reached
}
