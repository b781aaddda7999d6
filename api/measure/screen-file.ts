import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'

/**
 * Screens a file of the names in `NAMES_FILE` (JSON) through the API of `API_URL`, and measures a search every 50 ms before
 * and meanwhile. The last line is JSON: seconds of each step, and milliseconds of the searches.
 */

const api = process.env['API_URL'] ?? ''
const root = `${api}/open-api/api/user/screening`
const names: string[] = JSON.parse(readFileSync(process.env['NAMES_FILE'] ?? '', 'utf8'))
const searchPause = 50
const quietMillis = 5000

const token = await signIn()
const bytes = await fileOf(names)
const quiet = await searchesUntil(sleep(quietMillis))
const [importing, id] = await timed(importFile)
const [screening, searched] = await timed(async () => {
  await call('start', { ids: id })
  return searchesUntil(untilDone(id))
})
const [exporting, file] = await timed(() => get(`export?batchId=${id}&languages=en`))
await call('delete', { ids: id })
console.log(
  JSON.stringify({
    ...{ names: names.length, fileBytes: bytes.length, exportBytes: file.byteLength },
    ...{ importing, screening, exporting, quiet, searched },
  }),
)

async function fileOf(rows: readonly string[]): Promise<Buffer> {
  const cells = [['originalEntityName'], ...rows.map((name) => [name])]
  return writeXlsxFile(cells.map((row) => row.map((value): Cell => ({ value, type: String })))).toBuffer()
}

async function importFile(): Promise<string> {
  const form = new FormData()
  form.append('type', '02')
  form.append('file', new Blob([new Uint8Array(bytes)]), 'names.xlsx')
  const answer = await fetch(`${root}/upload`, { method: 'POST', body: form, headers: { authorization: token } })
  const { data } = (await answer.json()) as { data: { id: string }[] }
  await call('import', { fileIds: data[0]?.id })
  return data[0]?.id ?? ''
}

async function untilDone(batch: string): Promise<void> {
  for (;;) {
    const { data } = JSON.parse(Buffer.from(await get(`progress?ids=${batch}`)).toString())
    if (data[0].status === 2) return
    if (data[0].status === 3) throw new Error(`The batch failed: ${data[0].failure}`)
    await sleep(100)
  }
}

async function searchesUntil(end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  void end.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  for (let at = 0; !isOver; at++) {
    const name = encodeURIComponent(`${names[(at * 37) % names.length]} ${at}`)
    const began = performance.now()
    await (await fetch(`${api}/open-api/api/sanction/search?keyword=${name}`)).arrayBuffer()
    times.push(performance.now() - began)
    await sleep(searchPause)
  }
  await end
  return times
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${api}/user-service/api/login/pwd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'demo', password: 'qingdan-demo-2026', passwordEncoding: 'plain' }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

async function call(path: string, body: object): Promise<void> {
  const answer = await fetch(`${root}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

async function get(path: string): Promise<ArrayBuffer> {
  const answer = await fetch(`${root}/${path}`, { headers: { authorization: token } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.arrayBuffer()
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const began = performance.now()
  const result = await work()
  return [(performance.now() - began) / 1000, result]
}
