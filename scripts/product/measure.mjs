import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { collect, parseStat } from '../services/processes.mjs'
import { findBrowser } from './browser.mjs'

/**
 * The value at the given share of the sorted values (nearest rank).
 * @param {number[]} values
 * @param {number} share 0–1
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/**
 * Measures the peak memory of a process. `stop` returns it in bytes; null if the system does not report it.
 * @param {number} pid
 */
export function watchPeakMemory(pid) {
  /** @type {number | null} */
  let peak = null
  const look = async () => {
    const now = process.platform === 'linux' ? highWater(pid) : await residentNow(pid)
    if (now !== null) peak = Math.max(peak ?? 0, now)
  }
  const timer = setInterval(look, process.platform === 'linux' ? 50 : 500)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

/** The kernel stores the maximum, so polling misses only the last moment. @param {number} pid */
function highWater(pid) {
  try {
    const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return match ? Number(match[1]) * 1024 : null
  } catch {
    return null // The process has ended.
  }
}

/** Bytes that a process has in memory now; null when it has ended. @param {number} pid */
export async function residentNow(pid) {
  const kilobytes = Number((await collect('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim())
  return kilobytes > 0 ? kilobytes * 1024 : null
}

/** A tick of `/proc/<pid>/stat` on every Linux that Node runs on. */
const tickMillis = 10

/**
 * Processor time so far of a process and of those that it started, in milliseconds; null if the system does not report
 * it. Other work on the machine does not change it.
 * @param {number} pid
 */
export function processorTime(pid) {
  if (process.platform !== 'linux') return null
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = all.flatMap((name) => readTimes(Number(name)) ?? [])
  const family = new Set([pid])
  // A process has a higher number than its parent, until numbers begin anew.
  for (const { id, parent } of found.toSorted((one, other) => one.id - other.id)) if (family.has(parent)) family.add(id)
  return found.reduce((sum, { id, ticks }) => (family.has(id) ? sum + ticks * tickMillis : sum), 0)
}

/** Milliseconds since a process was started; NaN if the system does not report it. @param {number} pid */
export function ageOf(pid) {
  if (process.platform !== 'linux') return Number.NaN
  const { startTick } = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const uptime = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]) * 1000
  return uptime - Number(startTick) * tickMillis
}

/** @param {number} id */
function readTimes(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name, in brackets, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { id, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return null // The process has ended.
  }
}

/**
 * Requests one address after the other, and returns the milliseconds of each including the whole answer.
 * @param {string[]} urls
 */
export async function timeRequests(urls) {
  const times = []
  for (const url of urls) {
    const began = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    times.push(performance.now() - began)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  }
  return times
}

/**
 * Several clients at once, each sending its next request after its last answer.
 * @param {string[]} urls @param {number} clients @param {number} milliseconds
 */
export async function load(urls, clients, milliseconds) {
  const deadline = performance.now() + milliseconds
  let requests = 0
  let errors = 0
  /** @type {number[]} */
  const times = []
  const client = async () => {
    while (performance.now() < deadline) {
      const began = performance.now()
      const response = await fetch(urls[requests++ % urls.length] ?? '')
      await response.arrayBuffer()
      times.push(performance.now() - began)
      if (!response.ok) errors++
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: requests / (milliseconds / 1000), errors, requests, times }
}

/** Gzipped bytes of all scripts a browser loads for a page, lazy parts of that page included. @param {string} url */
export async function scriptBytes(url) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-quic'] })
  try {
    const page = await browser.newPage()
    /** @type {Promise<number>[]} */
    const sizes = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  } finally {
    await browser.close()
  }
}
