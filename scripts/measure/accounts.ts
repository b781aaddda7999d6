import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment } from '../environment.mjs'

/**
 * Signs in and requests access with four clients at once at the API of `API_URL`; `SUBJECT_IDS` are listed subjects,
 * separated by commas. Access is requested at 300 calls a second, then as fast as the API answers.
 */

const clients = 4
const agent = new Agent({ keepAlive: true })
const logins = 60
const pace = 300
const users = ['demo', 'admin']
const url = environment['API_URL'] ?? ''
const ids = (environment['SUBJECT_IDS'] ?? '').split(',')

const login = async (userName: string): Promise<string> => {
  const { data } = await post('/user-service/api/login/pwd', {
    userName,
    password: 'qingdan-demo-2026',
    passwordEncoding: 'plain',
  })
  return (data as { token: string }).token
}

const tokens = await Promise.all(users.map(login))
const loginTimes = await timed(Array.from({ length: logins }, (_, at) => () => login(users[at % users.length] ?? '')))
const reads = ids.map((id, at) => ({ token: tokens[at % tokens.length] ?? '', id }))
// One in ten calls opens a subject that is new that day, within the quota of both packages; the others read what the
// same user opened before.
const asks = reads.flatMap((fresh, at) => {
  const known = reads[Math.max(at - tokens.length, at % tokens.length)] ?? fresh
  return [fresh, ...Array.from({ length: 9 }, () => known)].map((read) => () => access(read.token, read.id))
})
// The first calls run code for the first time.
await timed(asks.splice(0, 200))
const pacedTimes = await timed(asks.splice(0, asks.length / 2), pace)
const began = performance.now()
const fastTimes = await timed(asks)
const perSecond = fastTimes.length / ((performance.now() - began) / 1000)
console.log(JSON.stringify({ loginTimes, pacedTimes, fastTimes, perSecond }))
agent.destroy()

async function access(token: string, p1: string): Promise<void> {
  const { code } = await post('/payment-service/access/getAccess', { module: 'sanction', p1 }, token)
  if (code !== 200) throw new Error(`getAccess answered ${code}`)
}

/** Without `fetch`, whose own cost would be measured too. */
function post(path: string, body: object, token = ''): Promise<{ code: number; data: unknown }> {
  const sent = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(sent),
    authorization: token,
  }
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}`))
        resolve(JSON.parse(Buffer.concat(chunks).toString()))
      })
    })
    call.on('error', reject)
    call.end(sent)
  })
}

/**
 * Milliseconds of each call with several clients; with a pace, from the time it was due, so that waiting for another
 * call counts.
 */
async function timed(asks: (() => Promise<unknown>)[], perSecond = Number.POSITIVE_INFINITY): Promise<number[]> {
  const times: number[] = []
  const start = performance.now()
  let next = 0
  const client = async () => {
    for (let at = next++; at < asks.length; at = next++) {
      const due = start + (at / perSecond) * 1000
      if (due > performance.now()) await sleep(due - performance.now())
      const began = Number.isFinite(perSecond) ? due : performance.now()
      await asks[at]?.()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}
