import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { allPlanted, type Planted } from './gates/planted.ts'

/**
 * Plants errors in a temporary copy of the repository, runs the gates and prints what they found. Exit code 1 when a
 * gate missed one.
 */
const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')
const copy = mkdtempSync(join(tmpdir(), 'qingdan-gates-'))

/** The command of each gate in the copy. */
const commands: Readonly<Record<Planted['gate'], readonly string[]>> = {
  knip: ['node_modules/knip/bin/knip.js', '--no-progress'],
  biome: [
    'node_modules/@biomejs/biome/bin/biome',
    'lint',
    '--max-diagnostics=none',
    'api',
    'ingest',
    'web',
    'database',
  ],
  structure: ['scripts/check-structure.ts', copy],
  types: ['node_modules/typescript/bin/tsc', '-p', 'web'],
  unit: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'web/src/i18n/parity.test.ts'],
}

try {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  makeCopy(files, workspaces)
  const planted = allPlanted(copy, files, workspaces).map((one) => ({ ...one, sign: one.plant(copy) }))
  const reports = new Map(Object.entries(commands).map(([gate, command]) => [gate, run(command)]))
  const overlooked = planted.filter(({ gate, what, sign }) => {
    const isSeen = (reports.get(gate) ?? []).some((line) => sign.test(line))
    console.log(`${isSeen ? '✓' : '✗'} ${gate.padEnd(10)} ${what}`)
    return !isSeen
  })
  console.log(`${planted.length - overlooked.length} passed, ${overlooked.length} failed`)
  process.exitCode = overlooked.length === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** Copies the files of the repository and links its packages; `@qingdan/*` are those of the copy. */
function makeCopy(files: readonly string[], workspaces: readonly string[]): void {
  for (const file of files) cpSync(join(root, file), join(copy, file))
  for (const folder of ['.', ...workspaces]) {
    const packages = join(root, folder, 'node_modules')
    if (existsSync(packages)) linkPackages(packages, join(copy, folder, 'node_modules'))
  }
  mkdirSync(join(copy, 'node_modules/@qingdan'))
  for (const workspace of workspaces) symlinkSync(join(copy, workspace), join(copy, 'node_modules/@qingdan', workspace))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
}

function linkPackages(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  mkdirSync(to)
  for (const name of readdirSync(from)) if (name !== '@qingdan') symlinkSync(join(from, name), join(to, name))
}

/** The output of a gate, without colours, line by line. */
function run(command: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(node, [...command], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return `${stdout}\n${stderr}`.split('\n')
}
