import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Import, readImports } from './import-graph.ts'

/**
 * Something that a gate must report: `plant` adds it to the copy and returns the words that one line of the report
 * must have.
 */
export interface Planted {
  gate: 'knip' | 'biome' | 'structure' | 'types' | 'unit'
  what: string
  plant(copy: string): RegExp
}

/** Everything that the gates must find. */
export function allPlanted(copy: string, files: readonly string[], workspaces: readonly string[]): Planted[] {
  const code = files.filter((file) => /\.(ts|tsx)$/.test(file))
  const imports = readImports(copy, code)
  return [
    ...[...workspaces, 'scripts'].map(unusedFile),
    ...workspaces.map((workspace) => unusedExport(workspace, imports)),
    ...ofBiome,
    crossing('a feature imports another', 'web/src/features', files),
    crossing('a list imports another', 'ingest/src/sources', files),
    crossing('a module imports one that is not in the table', 'api/src/modules', files, ['health', 'usage']),
    importing('the kit imports a feature', 'web/src/components', firstIn('web/src/features', code)),
    importing('a format imports a list', 'ingest/src/formats', firstIn('ingest/src/sources', code)),
    importing('the page imports the inside of the API', 'web/src/lib', firstIn('api/src/modules', code)),
    importing('a plugin imports a module', 'api/src/plugins', firstIn('api/src/modules', code)),
    importing('matching imports the database by a path', 'matching/src', firstIn('database/src', code)),
    importing('scripts import the inside of a package by a path', 'scripts/product', firstIn('quality/src', code)),
    largeFolder,
    missingKey,
    missingTranslation(files),
  ]
}

function unusedFile(workspace: string): Planted {
  const path = workspace === 'scripts' ? 'scripts/product/planted-unused.mjs' : `${workspace}/src/planted-unused.ts`
  return {
    gate: 'knip',
    what: `an unused file in ${workspace}`,
    plant: (copy) => {
      writeFileSync(join(copy, path), 'export const planted = 1\n')
      return new RegExp(`^${path}`)
    },
  }
}

/** In a file that another file of the workspace imports, so that only the export is unused. */
function unusedExport(workspace: string, imports: readonly Import[]): Planted {
  const used = imports.find(
    ({ from, to, isByName }) =>
      !isByName &&
      to.startsWith(`${workspace}/src/`) &&
      to.endsWith('.ts') &&
      !/\.(test|gen)\.ts$/.test(to) &&
      !/\/(contract|migrations|routes)\//.test(to) &&
      !/test/.test(from),
  )
  const path = used?.to ?? ''
  const name = `plantedIn${workspace.replaceAll('-', '')}`
  return {
    gate: 'knip',
    what: `an unused export in ${workspace}`,
    plant: (copy) => {
      append(copy, path, `\nexport const ${name} = 1\n`)
      return new RegExp(`^${name} `)
    },
  }
}

const ofBiome: Planted[] = [
  {
    gate: 'biome',
    what: 'two files that import a type of each other',
    plant: (copy) => {
      const one = "import type { Two } from './planted-two.ts'\n\nexport interface One {\n  two: Two\n}\n"
      const two = "import type { One } from './planted-one.ts'\n\nexport interface Two {\n  one: One\n}\n"
      writeFileSync(join(copy, 'ingest/src/planted-one.ts'), one)
      writeFileSync(join(copy, 'ingest/src/planted-two.ts'), two)
      return /ingest\/src\/planted-one\.ts.* lint\/suspicious\/noImportCycles/
    },
  },
  {
    gate: 'biome',
    what: 'a function of 100 lines',
    plant: (copy) => {
      const lines = Array.from({ length: 98 }, (_, index) => `  sum += ${index}`)
      const text = ['export function planted(): number {', '  let sum = 0', ...lines, '  return sum', '}', ''].join(
        '\n',
      )
      writeFileSync(join(copy, 'web/src/lib/planted-long.ts'), text)
      return /web\/src\/lib\/planted-long\.ts.* lint\/complexity\/noExcessiveLinesPerFunction/
    },
  },
  {
    gate: 'biome',
    what: 'a function with loops and branches in each other',
    plant: (copy) => {
      const nested = (depth: number): string =>
        depth === 0 ? 'sum += 1' : `for (const a of list) { if (a > ${depth}) { ${nested(depth - 1)} } }`
      const text = `export function planted(list: number[]): number {\n  let sum = 0\n  ${nested(4)}\n  return sum\n}\n`
      writeFileSync(join(copy, 'api/src/planted-complex.ts'), text)
      return /api\/src\/planted-complex\.ts.* lint\/complexity\/noExcessiveCognitiveComplexity/
    },
  },
  {
    gate: 'biome',
    what: 'a file of 401 lines',
    plant: (copy) => {
      const text = Array.from({ length: 401 }, (_, index) => `export const planted${index} = ${index}`).join('\n')
      writeFileSync(join(copy, 'database/src/planted-large.ts'), `${text}\n`)
      return /database\/src\/planted-large\.ts.* lint\/style\/noExcessiveLinesPerFile/
    },
  },
]

/** An import from one sub-folder of a folder into another. */
function crossing(what: string, folder: string, files: readonly string[], pair: readonly string[] = []): Planted {
  const inside = files.filter(
    (file) => file.startsWith(`${folder}/`) && file.split('/').length > folder.split('/').length + 1,
  )
  const names = [...new Set(inside.map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''))]
  const [from = '', to = ''] = pair.length === 2 ? pair : names
  return importing(what, `${folder}/${from}`, firstIn(`${folder}/${to}`, files))
}

/** A new file in `folder` that imports `target` by its path. */
function importing(what: string, folder: string, target: string): Planted {
  const path = `${folder}/planted-import-${target.replaceAll(/[^a-z]+/g, '-')}.ts`
  return {
    gate: 'structure',
    what,
    plant: (copy) => {
      writeFileSync(join(copy, path), `import '${relativePath(folder, target)}'\n`)
      return new RegExp(`${path.replaceAll('.', '\\.')} imports `)
    },
  }
}

const largeFolder: Planted = {
  gate: 'structure',
  what: 'a folder of 26 files',
  plant: (copy) => {
    for (let index = 0; index < 26; index += 1) {
      writeFileSync(join(copy, `database/src/tables/planted-${index}.ts`), 'export const planted = 1\n')
    }
    return /database\/src\/tables holds \d+ files/
  },
}

const missingKey: Planted = {
  gate: 'types',
  what: 'a text that no phrase file has',
  plant: (copy) => {
    const text = "import i18n from 'i18next'\n\nexport const planted = i18n.t('common:plantedMissing')\n"
    writeFileSync(join(copy, 'web/src/lib/planted-key.ts'), text)
    return /planted-key\.ts.*error TS/
  },
}

/** Removes the first text of a phrase file from one language. */
function missingTranslation(files: readonly string[]): Planted {
  const path = files.find((file) => /^web\/src\/i18n\/en\/.*\.json$/.test(file)) ?? ''
  return {
    gate: 'unit',
    what: 'a text in Chinese only',
    plant: (copy) => {
      const phrases: Record<string, unknown> = JSON.parse(readFileSync(join(copy, path), 'utf8'))
      const [first = ''] = Object.keys(phrases)
      delete phrases[first]
      writeFileSync(join(copy, path), `${JSON.stringify(phrases, null, 2)}\n`)
      return /parity\.test\.ts.*fail|FAIL.*parity\.test\.ts/
    },
  }
}

function firstIn(folder: string, files: readonly string[]): string {
  return files.find((file) => file.startsWith(`${folder}/`) && /(?<!\.test)\.tsx?$/.test(file)) ?? ''
}

function relativePath(folder: string, target: string): string {
  const path = relative(folder, target)
  return path.startsWith('.') ? path : `./${path}`
}

function append(copy: string, path: string, text: string): void {
  if (!readdirSync(join(copy, dirname(path))).length) throw new Error(`${path} is not there`)
  writeFileSync(join(copy, path), readFileSync(join(copy, path), 'utf8') + text)
}
