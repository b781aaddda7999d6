import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { crossings } from './gates/boundaries.ts'
import { readImports } from './gates/import-graph.ts'
import { largeFoldersOf } from './gates/sizes.ts'

/** Checks what Biome cannot: imports between folders, and sizes of folders. Exit code 1 when something is wrong. */
const root = process.argv[2] ?? join(import.meta.dirname, '..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
const files = listed.split('\n').filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)))
const problems = [...crossings(readImports(root, files)), ...largeFoldersOf(files)].sort()
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(`structure: ${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
