import { load, percentile, residentNow, timeRequests } from '../product/measure.mjs'
import { reportProgress, size } from '../progress.mjs'
import { clearNames, interleave } from './names.mjs'
import { figure, milliseconds, row } from './rows.mjs'
import { programs, withCost } from './running.mjs'

/** Names by which searches are measured. @typedef {{ listed: string[], hanCompanies: string[], hanOthers: string[] }} SearchedNames */

/** Until about a thousand searches most candidates are read for the first time. */
const warmingSearches = 1200
const timedSearches = 800
const plainSearches = 1000
const hanCompanySearches = 300
/** After so many different searches the memory of the API no longer grows. */
const searchesOfMemory = 10_000
const loadMillis = 15_000

/**
 * No name is searched twice, so that no cached answer is measured. One name of four is Chinese: half of these of
 * companies. The first names warm up the product.
 * @param {string} url @param {SearchedNames} names
 */
export async function measureSearches(url, { listed, hanCompanies, hanOthers }) {
  const latin = [...new Set(interleave(listed, clearNames()))]
  const [plain, others] = [latin.slice(0, plainSearches), latin.slice(plainSearches)]
  const timedCompanies = hanCompanies.slice(0, hanCompanySearches)
  const mixed = mixedNames(others, interleave(hanCompanies.slice(hanCompanySearches), hanOthers))
  const warming = mixed.slice(0, warmingSearches)
  const timed = mixed.slice(warmingSearches, warmingSearches + timedSearches)
  const loading = mixed.slice(warmingSearches + timedSearches)
  /** @param {string} name */
  const search = (name) => `${url}/open-api/api/sanction/search?keyword=${encodeURIComponent(name)}`

  reportProgress(`Measuring: ${timed.length} different searches by one client`)
  await timeRequests(warming.map(search))
  const alone = await withCost(
    async () => ({ times: await timeRequests(timed.map(search)) }),
    ({ times }) => times.length,
  )
  const [half, most] = [percentile(alone.times, 0.5), percentile(alone.times, 0.95)]
  row('search, one client, p50: mixed', milliseconds(half), '≤ 5 ms', half <= 5)
  row('search, one client, p95: mixed', milliseconds(most), '≤ 15 ms', most <= 15)
  reportCost('one client, mixed', alone.cost)
  const ofCompanies = percentile(await timeRequests(timedCompanies.map(search)), 0.95)
  row('search, one client, p95: Chinese name of a company', milliseconds(ofCompanies), '≤ 25 ms', ofCompanies <= 25)

  reportProgress(`Measuring: 4 clients for 15 s, ${loading.length} different searches`)
  const many = await withCost(
    () => load(loading.map(search), 4, loadMillis),
    ({ requests }) => requests,
  )
  if (many.requests > loading.length) reportProgress('The names were used up: some searches were asked twice')
  const perSecond = `${Math.round(many.perSecond)} req/s, ${many.errors} errors`
  row('search, 4 clients, mixed', perSecond, '≥ 300 req/s, no error', many.perSecond >= 300 && many.errors === 0)
  const slow = percentile(many.times, 0.95)
  row('search, 4 clients, mixed, p95', milliseconds(slow), '≤ 25 ms', slow <= 25)
  reportCost('4 clients, mixed', many.cost)

  const ofPlain = await withCost(
    () => loadOnce(plain.map(search)),
    ({ times }) => times.length,
  )
  row(
    'search, 4 clients, plain names',
    `${Math.round(ofPlain.perSecond)} req/s`,
    '≥ 450 req/s',
    ofPlain.perSecond >= 450,
  )
  reportCost('4 clients, plain names', ofPlain.cost)

  const asked = warming.length + timed.length + timedCompanies.length + many.requests + plain.length
  const rest = loading.slice(many.requests).slice(0, Math.max(0, searchesOfMemory - asked))
  reportProgress(`Measuring: memory after ${rest.length} more searches`)
  await loadOnce(rest.map(search))
  const resident = (await residentNow(programs().api)) ?? Number.NaN
  const what = `memory of the API after ${(asked + rest.length).toLocaleString('en')} different searches`
  row(what, size(resident), '≤ 400 MB', resident <= 400e6)
  await measureSuggestions(url, timed, warming)
}

/** @param {string} url @param {string[]} timed @param {string[]} warming */
async function measureSuggestions(url, timed, warming) {
  /** @param {string} name */
  const tips = (name) =>
    `${url}/open-api/api/sanction/search/entity/tips?keyword=${encodeURIComponent(beginning(name))}`
  reportProgress('Measuring: suggestions')
  const typed = [...new Set(timed.map(tips))]
  await timeRequests([...new Set(warming.map(tips))].filter((address) => !typed.includes(address)))
  const times = percentile(await timeRequests(typed), 0.95)
  row('suggestions, p95', milliseconds(times), '≤ 5 ms', times <= 5)
}

/** @param {string} searches @param {import('./running.mjs').Cost} cost */
function reportCost(searches, { api, engine }) {
  figure(`processor time of a search, ${searches}: API · engine`, `${milliseconds(api)} · ${milliseconds(engine)}`)
}

/** Three of the first, then one of the second, as long as there are both. @param {string[]} latin @param {string[]} han */
function mixedNames(latin, han) {
  const quarters = Math.min(han.length, Math.floor(latin.length / 3))
  return han.slice(0, quarters).flatMap((name, at) => [...latin.slice(3 * at, 3 * at + 3), name])
}

/** Each address once, by 4 clients. @param {string[]} urls */
async function loadOnce(urls) {
  const began = performance.now()
  const shares = Array.from({ length: 4 }, (_, client) => urls.filter((_, at) => at % 4 === client))
  const times = (await Promise.all(shares.map(timeRequests))).flat()
  return { times, perSecond: urls.length / ((performance.now() - began) / 1000) }
}

/** The typed part of a name for suggestions: 2 to 7 characters. @param {string} name @param {number} index */
function beginning(name, index = name.length) {
  return [...name]
    .slice(0, 2 + (index % 6))
    .join('')
    .trim()
    .padEnd(2, 'a')
}
