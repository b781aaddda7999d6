import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { connect } from '@qingdan/database/connection.ts'
import { demoPassword, seedDemoUsers } from '../mock-providers/demo-users.ts'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { connectEngine } from '../src/connections/search-engine.ts'
import { largestSubjects } from './largest-subjects.ts'
import { longestTurn } from './longest-turn.ts'
import type { Asked, SenderData } from './send-worst-inputs.ts'

/**
 * Sends the worst of each kind of input to an API in this process, and prints how long each held the event loop, milliseconds. PDFs are rendered by a
 * worker in another process, as the product is started.
 */

/** The first call runs code for the first time, and garbage of other calls is collected now and then: the best of these counts. */
const rounds = 3
/** Until then the documents of the index are read into the cache. */
const warmingMillis = Number(process.env['WARMING_MS'] ?? 30_000)

const config = {
  ...readConfig({ ...process.env, APP_MODE: 'test', SESSION_SECRET: crypto.randomUUID() }),
  rateLimitPerMinute: 0,
  rateLimitUserPerMinute: 0,
  eventLoopDelayLimitMillis: 0,
  exportsPerDay: 0,
}
const db = connect(config.databaseUrl, 'qingdan-measure', 4)
const engine = connectEngine(config.elasticsearchUrl)
const app = await buildApp({ config, db, engine })
const jobs = new Worker(new URL('../src/worker.ts', import.meta.url), { stdout: true })
const held = new Map<string, number>()
try {
  await seedDemoUsers(db, new Date())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  app.openApiFile()
  const tokens = { visitor: '', user: await signIn('demo'), admin: await signIn('admin') }
  const workerData: SenderData = { url, tokens, largest: await largestSubjects(db) }
  const sender = new Worker(new URL('./send-worst-inputs.ts', import.meta.url), { workerData })
  await new Promise((resolve) => setTimeout(resolve, warmingMillis))
  for (let round = 0; round < rounds; round++) for (let at = 0; await send(sender, { round, at }); at++);
  await sender.terminate()
} finally {
  await app.close()
  await jobs.terminate()
  await engine.close()
  await db.destroy()
}
const longest = [...held].sort(([, a], [, b]) => b - a)
for (const [kind, milliseconds] of longest.slice(0, 12)) console.log(`${milliseconds.toFixed(1)} ms  ${kind}`)
const [kind = '', milliseconds = 0] = longest[0] ?? []
console.log(JSON.stringify({ kind, milliseconds }))
process.exit()

async function signIn(userName: string): Promise<string> {
  const payload = { userName, password: demoPassword, passwordEncoding: 'plain' }
  const answer = await app.inject({ method: 'POST', url: '/user-service/api/login/pwd', payload })
  return answer.json().data.token
}

/** Sends one input and notes how long it held the event loop; false after the last one. */
async function send(sender: Worker, asked: Asked): Promise<boolean> {
  sender.postMessage(asked)
  const [isReady] = await once(sender, 'message')
  if (isReady === null) return false
  let answer = { kind: '', status: 0 }
  const longest = await longestTurn(async () => {
    ;[answer] = await once(sender, 'message')
  })
  const kind = `${answer.kind} (${answer.status})`
  if (answer.status === 500) throw new Error(kind)
  held.set(kind, Math.min(longest, held.get(kind) ?? Number.POSITIVE_INFINITY))
  return true
}
