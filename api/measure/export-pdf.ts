import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { connect, type Db } from '@qingdan/database/connection.ts'
import { composeDocument } from '../src/modules/export/compose.ts'
import { hashOf } from '../src/modules/export/document.ts'
import { createPdfWorkerPool } from '../src/modules/export/pdf-worker-pool.ts'
import { readEntity, readHistory } from '../src/modules/sanction-detail/service.ts'
import { largestSubjects } from './largest-subjects.ts'

/** Draws the subject with the longest records and the one on most lists as PDFs, in a process that does nothing else. */

const repeats = 5

const db = connect(process.env['DATABASE_URL'] ?? '', 'qingdan-measure', 2)
const seconds: number[] = []
let bytes = 0
let before = 0
const delay = monitorEventLoopDelay({ resolution: 5 })
try {
  const documents = await Promise.all((await largestSubjects(db)).map((id) => documentOf(db, id)))
  const pool = createPdfWorkerPool()
  before = peakMegabytes()
  delay.enable()
  // The first document starts the thread and loads the fonts.
  for (const document of Array.from({ length: repeats }, () => documents).flat()) {
    const began = performance.now()
    const file = await pool.render({
      document,
      hash: hashOf(document),
      verifyAddress: 'https://example.com/',
      picture: null,
    })
    seconds.push((performance.now() - began) / 1000)
    bytes = Math.max(bytes, file.length)
  }
  delay.disable()
  await pool.close()
} finally {
  await db.destroy()
}
const megabytes = peakMegabytes() - before
console.log(
  JSON.stringify({
    first: seconds[0],
    slowest: Math.max(...seconds.slice(1)),
    megabytes,
    bytes,
    loopDelay: delay.max / 1e6,
  }),
)

async function documentOf(db: Db, id: string) {
  const query = { id, s: '1' }
  const [detail, history] = await Promise.all([readEntity(db, query), readHistory(db, query)])
  return composeDocument({
    language: 'zh',
    serial: 'measured',
    madeAt: new Date(),
    madeFor: 'demo',
    dataVersion: null,
    detail,
    history,
    match: null,
    picture: null,
    sourceNames: new Map(),
  })
}

/** Peak memory of the process; 0 where the system does not report it. */
function peakMegabytes(): number {
  if (process.platform !== 'linux') return 0
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1000
}
