import { environment } from '../environment.mjs'

/** Signs in and asks for access, four clients at once, at the API of `API_URL`; `SUBJECT_IDS` names listed subjects, comma list. */

const clients = 4
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
// One in ten reads what nobody read that day, within what the packages of both allow.
const asks = ids.flatMap((id, at) => {
  const fresh = { token: tokens[at % tokens.length] ?? '', id }
  return Array.from({ length: 10 }, () => () => access(fresh.token, fresh.id))
})
const began = performance.now()
const accessTimes = await timed(asks)
const perSecond = asks.length / ((performance.now() - began) / 1000)
console.log(JSON.stringify({ loginTimes, accessTimes, perSecond }))

async function access(token: string, p1: string): Promise<void> {
  const { code } = await post('/payment-service/access/getAccess', { module: 'sanction', p1 }, token)
  if (code !== 200) throw new Error(`getAccess answered ${code}`)
}

async function post(path: string, body: object, token = ''): Promise<{ code: number; data: unknown }> {
  const headers = { 'content-type': 'application/json', authorization: token }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as { code: number; data: unknown }
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
