import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const patience = 60_000

/** What the image needs to start where no service answers. */
export function withoutServices() {
  return {
    DATABASE_URL: 'postgres://qingdan@127.0.0.1:9/qingdan',
    ELASTICSEARCH_URL: 'http://127.0.0.1:9',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'fatal',
  }
}

/**
 * Throws unless page and API answer at an address: the page with its scripts, the API that its services are away.
 * @param {string} url @param {() => boolean} hasEnded
 */
export async function checkAnswers(url, hasEnded) {
  const deadline = Date.now() + patience
  while ((await statusOf(`${url}/health/live`)) !== 200) {
    if (hasEnded()) throw new Error('the API ended')
    if (Date.now() > deadline) throw new Error(`${url}/health/live does not answer`)
    await sleep(200)
  }
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1])
  if (scripts.length === 0) throw new Error(`the page has no scripts: ${page.slice(0, 500)}`)
  for (const script of scripts) await expectStatus(`${url}${script}`, 200)
  await expectStatus(`${url}/open-api/api/sanction/search?keyword=bank`, 503)
}

/** @param {string} url @param {number} status */
async function expectStatus(url, status) {
  const found = await statusOf(url)
  if (found !== status) throw new Error(`${url} answers ${found}, not ${status}`)
}

/** 0: nothing listens. @param {string} url */
async function statusOf(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(20_000) })).status
  } catch {
    return 0
  }
}
