import { readFileSync } from 'node:fs'
import { processorTime } from '../product/measure.mjs'
import { readState } from '../services/shared-service.mjs'
import { dirs } from './workspace.mjs'

/** Process numbers of the product's programs, by name; 0 for one that does not run. @returns {Record<'api' | 'worker', number> & Record<string, number>} */
export function programs() {
  return JSON.parse(readFileSync(`${dirs.run}/start.json`, 'utf8')).programs
}

/** Processor time of one request in milliseconds; NaN where the system does not report it. @typedef {{ api: number, engine: number }} Cost */

/**
 * Does the work, and returns what it cost the API and the search engine for each request.
 * @template Result @param {() => Promise<Result>} work @param {(result: Result) => number} requests
 * @returns {Promise<Result & { cost: Cost }>}
 */
export async function withCost(work, requests) {
  const pids = { api: programs().api, engine: readState(dirs, 'Elasticsearch')?.identity?.pid ?? 0 }
  const before = { api: timeOf(pids.api), engine: timeOf(pids.engine) }
  const result = await work()
  const count = requests(result)
  const cost = {
    api: (timeOf(pids.api) - before.api) / count,
    engine: (timeOf(pids.engine) - before.engine) / count,
  }
  return { ...result, cost }
}

/** A container of the engine has no process here. @param {number} pid */
function timeOf(pid) {
  return pid === 0 ? Number.NaN : (processorTime(pid) ?? Number.NaN)
}
