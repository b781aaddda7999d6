import { connectEngine } from '@qingdan/api/connections/search-engine.ts'
import { createChance, sampleEvenly } from '@qingdan/quality/random.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import { newIndexName, subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { environment } from '../environment.mjs'
import { buildLargeIndex, readDocuments } from '../generate/large-index.ts'
import { createRecombiner } from '../generate/recombine.ts'

/**
 * The same searches on the real lists and on a million subjects, in turn, with one client. Prints one line of JSON at
 * the end, and progress on stderr. The large index is deleted at the end.
 */
const size = 1_000_000
const [listed, invented, warming] = [350, 350, 200]
const prefix = environment['INDEX_PREFIX'] ?? 'qingdan'

const engine = connectEngine(environment['ELASTICSEARCH_URL'] ?? '')
const index = newIndexName(`${prefix}-million`, new Date())
try {
  const real = await readDocuments(engine, subjectAlias(prefix))
  const began = performance.now()
  await buildLargeIndex(engine, { index, real, size }, (done) => {
    if (done % 100_000 === 0) console.error(`${done} subjects in ${seconds(began)} s`)
  })
  const buildSeconds = seconds(began)

  const recombine = createRecombiner(real, createChance(1))
  const names = [
    ...sampleEvenly(real, listed).map((document) => document.names[0]?.value ?? ''),
    ...Array.from({ length: invented }, () => recombine().names[0]?.value ?? ''),
  ]
  const order = createChance(2)
  const shuffled = names
    .map((name) => ({ name, at: order.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name)
  const small = createScreener({ engine, alias: subjectAlias(prefix) }, 0)
  const large = createScreener({ engine, alias: index }, 0)
  // The product has the documents of the lists in its cache before they are needed.
  await small.screenBatch(shuffled.map((name) => ({ name, type: null })))
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  for (const name of shuffled) {
    times.small.push(await timeOf(small, name))
    times.large.push(await timeOf(large, name))
  }
  console.log(
    JSON.stringify({
      buildSeconds,
      small: times.small.slice(warming),
      large: times.large.slice(warming),
      peakMemory: process.resourceUsage().maxRSS * 1024,
    }),
  )
} finally {
  await engine.indices.delete({ index, ignore_unavailable: true })
  await engine.close()
}

async function timeOf(screener: ReturnType<typeof createScreener>, name: string): Promise<number> {
  const began = performance.now()
  await screener.screen({ name, type: null })
  return performance.now() - began
}

function seconds(began: number): number {
  return Math.round((performance.now() - began) / 1000)
}
