import { mkdirSync, rmSync } from 'node:fs'
import { environment } from '../environment.mjs'
import { messages, printFailure, UserFacingError } from '../messages.mjs'
import { browserVersion } from '../product/browser.mjs'
import { lockWorkspace } from '../services/lock-workspace.mjs'
import { clearWorkspace, startTestServices } from '../services/services.mjs'
import { stages } from '../stages/stages.mjs'
import { cachedStage, runStage, summarise } from '../stages/summary.mjs'
import { testDirs } from '../stages/test-environment.mjs'
import { planTasks, runTasks } from '../stages/turbo.mjs'
import { listenForStop, Stopped } from '../stopping.mjs'

/** @typedef {import('../stages/summary.mjs').Result} Result */
/** @typedef {(typeof stages)[number] & { planned: import('../stages/turbo.mjs').Task[], isCached: boolean }} PlannedStage */

/** Started by the first stage that needs them. @type {Promise<import('../services/services.mjs').Services> | null} */
let services = null

listenForStop()
try {
  const chosen = chooseStages(process.argv.slice(2))
  lockWorkspace(testDirs)
  await clearWorkspace(testDirs)
  mkdirSync(testDirs.local, { recursive: true })
  const results = await run(chosen).finally(stopServices)
  console.log(`\n${summarise(results).join('\n')}`)
  process.exitCode = results.every((result) => result.isOk && result.failed === 0) ? 0 : 1
} catch (error) {
  if (!(error instanceof Stopped)) printFailure(error)
  process.exitCode = 1
}
process.exit()

/** All stages, or those named. @param {string[]} names */
function chooseStages(names) {
  const known = stages.map(({ name }) => name)
  if (names.some((name) => !known.includes(name)))
    throw new UserFacingError(messages.usage(`npm test [-- ${known.join(' | ')} …]`))
  return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name))
}

/** @param {typeof stages} chosen @returns {Promise<Result[]>} */
async function run(chosen) {
  // With another browser, the same test is another one.
  const env = { CHROMIUM_VERSION: await browserVersion() }
  const planned = await plan(chosen, env)
  await restore(
    planned.filter(({ isCached }) => isCached),
    env,
  )
  const results = []
  for (const group of groupsOf(planned)) {
    const ended = group.map((stage) => (stage.isCached ? cachedStage(stage.name, stage.planned) : work(stage, env)))
    results.push(...(await Promise.all(ended)))
  }
  return results
}

/** Each stage by itself, but neighbours that run side by side together. @param {PlannedStage[]} planned @returns {PlannedStage[][]} */
function groupsOf(planned) {
  /** @type {PlannedStage[][]} */
  const groups = []
  for (const stage of planned) {
    const last = groups.at(-1)
    if (stage.isSideBySide && last?.[0]?.isSideBySide) last.push(stage)
    else groups.push([stage])
  }
  return groups
}

/** @param {typeof stages} chosen @param {NodeJS.ProcessEnv} env @returns {Promise<PlannedStage[]>} */
async function plan(chosen, env) {
  const names = chosen.flatMap(({ tasks }) => tasks)
  const tasks = await planTasks(names, env)
  return chosen.map((stage) => {
    const planned = tasks.filter(({ name }) => stage.tasks.includes(name))
    return { ...stage, planned, isCached: planned.every(({ isCached }) => isCached) }
  })
}

/** Puts back the files of stages whose result is known. @param {PlannedStage[]} known @param {NodeJS.ProcessEnv} env */
async function restore(known, env) {
  if (known.length === 0) return
  console.log(
    `From cache, because nothing that they depend on has changed: ${known.map(({ name }) => name).join(', ')}`,
  )
  const names = known.flatMap(({ tasks }) => tasks)
  if (!(await runTasks(names, env, 'none'))) throw new Error('turbo did not restore what it has in its cache')
}

/** @param {PlannedStage} stage @param {NodeJS.ProcessEnv} env */
function work({ name, tasks, planned, needsServices }, env) {
  // A task that is not even started must not count by the report of a run before.
  for (const { report } of planned) if (report !== null) rmSync(report, { force: true })
  return runStage(name, planned, async () => {
    const addresses = needsServices ? await serviceAddresses() : {}
    return runTasks(tasks, { ...env, ...addresses }, 'new-only')
  })
}

async function serviceAddresses() {
  // Never the database of DATABASE_URL: it may hold real data.
  services ??= startTestServices(testDirs, {
    elasticsearchUrl: environment['TEST_ELASTICSEARCH_URL'],
    databaseUrl: environment['TEST_DATABASE_URL'],
  })
  const { elasticsearchUrl, databaseServerUrl } = await services
  return { TEST_ELASTICSEARCH_URL: elasticsearchUrl, TEST_DATABASE_URL: databaseServerUrl }
}

async function stopServices() {
  const started = await services?.catch(() => null) // The stage that needed them has reported why they did not start.
  await started?.release()
  await clearWorkspace(testDirs)
}
