import { Agent, request } from 'node:http'
import { environment } from '../environment.mjs'

/** Signs in and asks for access, four clients at once, at the API of `API_URL`; `SUBJECT_IDS` names listed subjects, comma list. */

const clients = 4
const agent = new Agent({ keepAlive: true })
const logins = 60
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
// One in ten reads what nobody read that day, within what the packages of both allow; the others what the same user opened before.
const asks = reads.flatMap((fresh, at) => {
  const known = reads[Math.max(at - tokens.length, at % tokens.length)] ?? fresh
  return [fresh, ...Array.from({ length: 9 }, () => known)].map((read) => () => access(read.token, read.id))
})
const began = performance.now()
const accessTimes = await timed(asks)
const perSecond = asks.length / ((performance.now() - began) / 1000)
console.log(JSON.stringify({ loginTimes, accessTimes, perSecond }))
agent.destroy()

async function access(token: string, p1: string): Promise<void> {
  const { code } = await post('/payment-service/access/getAccess', { module: 'sanction', p1 }, token)
  if (code !== 200) throw new Error(`getAccess answered ${code}`)
}

/** Without `fetch`, whose own work would be measured too. */
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

/** Milliseconds of each, as several clients ask them. */
async function timed(asks: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const client = async () => {
    for (let ask = asks[next++]; ask; ask = asks[next++]) {
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}
