import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { reportProgress } from '../progress.mjs'
import { collect } from '../services/processes.mjs'
import { throwIfStopped } from '../stopping.mjs'
import { root } from '../workspace-dirs.mjs'
import { startNode } from './child.mjs'
import { expectedListsFolder, realListsFolder } from './real-lists.mjs'

/** @typedef {import('@qingdan/quality/figures.ts').Figure} Figure */

const page = `${root}/docs/quality.md`
const committedFile = `${root}/docs/quality.json`
const command = 'npm run quality -- --write'

/** The editions of every report, independent of what the product has loaded. */
const editions = [
  { source: 'ofac-sdn', date: '2025-11-19' },
  { source: 'un-sc', date: '2026-08-01' },
]

/** Loads the lists that `measure` reads. @param {NodeJS.ProcessEnv} env of the ingest */
export async function loadMeasuredLists(env) {
  for (const { source, date } of editions) {
    throwIfStopped()
    reportProgress(`Lists: ${source} of ${date}`)
    const code = await startNode([`${root}/ingest/src/cli.ts`, source, '--date', date], { env }).ended
    if (code !== 0) throw new Error(`loading ${source} ended with ${code}`)
  }
}

/**
 * Measures with the lists behind the alias, or without one what needs no lists. Reports clearly what is not measured.
 * @param {{ elasticsearchUrl: string, alias: string } | null} lists
 * @param {number} [step] of the queries that are scored against the whole corpus every so many is
 */
export async function measure(lists, step = 1) {
  const { measureQuality } = await import('@qingdan/quality/measure-quality.ts')
  const { headlineFigures } = await import('@qingdan/quality/figures.ts')
  const report = await measureQuality({
    fixtures: `${root}/fixtures/quality`,
    bench: benchFolder(),
    lists,
    step,
    say: reportProgress,
  })
  for (const what of report.missing) reportProgress(`NOT MEASURED: ${what} (looked for at ${expectedListsFolder})`)
  return { report, figures: headlineFigures(report) }
}

/**
 * Measures what needs the newest edition of every list, which the database and the index hold.
 * @param {{ databaseUrl: string, elasticsearchUrl: string, alias: string }} everyList
 * @param {number} step of the invented names every how many are searched
 */
export async function measureOverEveryList(everyList, step) {
  const { measureEveryList } = await import('@qingdan/quality/every-list/measure-every-list.ts')
  const { everyListFigures } = await import('@qingdan/quality/every-list/every-list-figures.ts')
  const report = await measureEveryList({
    ...everyList,
    step,
    fixtures: `${root}/fixtures/quality`,
    say: reportProgress,
  })
  return { report, figures: everyListFigures(report) }
}

/**
 * All figures, and the report as Markdown.
 * @param {Awaited<ReturnType<typeof measure>>} measured
 * @param {Awaited<ReturnType<typeof measureOverEveryList>> | null} everyList null if it was not measured
 */
export async function reportOf(measured, everyList) {
  const { reportText } = await import('@qingdan/quality/report.ts')
  const { everyListText } = await import('@qingdan/quality/every-list/every-list-report.ts')
  const figures = [...measured.figures, ...(everyList?.figures ?? [])]
  const text = reportText(measured.report, figures, command)
  return { figures, text: everyList === null ? text : `${text}\n${everyListText(everyList.report)}` }
}

/** Writes the report and the figures for the check. @param {string} text @param {Figure[]} figures */
export async function writeReport(text, figures) {
  writeFileSync(page, `# Quality of matching\n\n${text}\n`)
  const rounded = figures.map((figure) => ({ ...figure, value: Math.round(figure.value * 1e6) / 1e6 }))
  writeFileSync(committedFile, `${JSON.stringify(rounded, null, 2)}\n`)
  await collect(`${root}/node_modules/.bin/biome`, ['format', '--write', page, committedFile], { cwd: root })
}

/**
 * Compares the figures with the committed ones and prints a line for each. A committed figure that was not measured
 * is reported without failing, because without the lists only some can be measured.
 * @param {Figure[]} figures @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkFigures(figures) {
  const { fallen } = await import('@qingdan/quality/figures.ts')
  /** @type {Figure[]} */
  const committed = JSON.parse(readFileSync(committedFile, 'utf8'))
  const measured = new Set(figures.map(({ id }) => id))
  const left = committed.filter(({ id }) => !measured.has(id))
  if (left.length > 0) console.log(`NOT MEASURED: ${left.map(({ name }) => name).join('; ')}`)
  const lost = fallen(figures, committed)
  for (const what of lost) console.log(`✗ ${what}`)
  return { passed: figures.length - lost.length, failed: lost.length }
}

/** Floors of the figures of merging on the closed half; below them the check fails. */
const partyFloors = { precision: 0.99, recall: 0.95 }
const partyKinds = { all: null, enterprises: '01', persons: '02', vessels: '03' }

/**
 * Prints precision and recall of merging on the closed half of the labelled pairs, against a database with all lists.
 * @param {string} databaseUrl @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkParties(databaseUrl) {
  const { connect } = await import('@qingdan/database/connection.ts')
  const { judgePairs, partyFigures } = await import('@qingdan/quality/measures/parties.ts')
  const db = connect(databaseUrl, 'qingdan-quality', 1)
  try {
    const pairs = await judgePairs(db, `${root}/fixtures/quality/parties.csv`, 'closed')
    for (const [name, type] of Object.entries(partyKinds)) {
      const {
        precision,
        recall,
        possible,
        falseMerges,
        pairs: count,
      } = partyFigures(pairs.filter((pair) => type === null || pair.type === type))
      const text = (/** @type {typeof precision} */ { value, from, to }) =>
        `${value.toFixed(4)} (${from.toFixed(4)}–${to.toFixed(4)})`
      console.log(
        `merging, ${name}: ${count} pairs, precision ${text(precision)}, ${falseMerges} false; recall ${text(recall)}, possibly the same ${possible.toFixed(4)}`,
      )
    }
    const all = partyFigures(pairs)
    const isGood = all.precision.value >= partyFloors.precision && all.recall.value >= partyFloors.recall
    if (!isGood) console.log(`✗ merging: below ${JSON.stringify(partyFloors)}`)
    return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  } finally {
    await db.destroy()
  }
}

function benchFolder() {
  const shared = realListsFolder()
  const folder = `${shared}/../bench/matching`
  return shared && existsSync(folder) ? folder : null
}
