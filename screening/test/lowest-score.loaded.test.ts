import { Client } from '@elastic/elasticsearch'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { afterAll, expect, test } from 'vitest'
import { createScreener, type Screening } from '../src/screener.ts'

const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const screener = createScreener({ engine, alias }, 2)
const perBatch = 40
/** Every so many subjects one gives its names, a word and a part of one as queries. */
const everySubject = 80
const lowest = [50, 70, 50, 90, 20]
const typed = [
  '卢克石油',
  '俄罗斯石油公司',
  '真主党',
  '普京',
  '华为',
  '中芯国际',
  'bank of',
  'kim jong',
  'kim',
  'petrov',
  'putin',
  'gazprom',
  'rosneft',
  'huawei',
  'cosco',
  '12',
  'IMO 9187629',
]

afterAll(() => engine.close())

async function namesOfSubjects(): Promise<string[]> {
  const names: string[] = []
  let after: string | undefined
  for (;;) {
    const { hits } = await engine.search<SubjectDocument>({
      index: alias,
      query: { term: { isListed: true } },
      sort: [{ id: 'asc' }],
      size: 1000,
      _source: ['id', 'names'],
      ...(after === undefined ? {} : { search_after: [after] }),
    })
    const page = hits.hits.flatMap(({ _source }) => (_source ? [_source] : []))
    names.push(...page.filter((_, at) => at % everySubject === 0).flatMap((one) => one.names.map(({ value }) => value)))
    after = page.at(-1)?.id
    if (page.length < 1000) return names
  }
}

/** The whole name, its longest word, and its beginning. */
function queriesOf(name: string, at: number): string[] {
  const words = name.split(/\s+/)
  const [longest = name] = words.toSorted((one, other) => other.length - one.length)
  const beginning = words.length > 1 ? words.slice(0, -1).join(' ') : name.slice(0, Math.max(2, name.length / 2))
  return [[name], [longest], [beginning]][at % 3] ?? []
}

const rowsFrom = (screening: Screening | undefined, minScore: number) =>
  screening?.rows.filter(({ score }) => score >= minScore).map(({ id, score }) => `${id} ${score}`)

test('the lowest score hides rows, and changes nothing of what is found', { timeout: 900_000 }, async () => {
  const names = [...new Set([...typed, ...(await namesOfSubjects()).flatMap(queriesOf)])]
  expect(names.length).toBeGreaterThan(1100)
  for (let from = 0; from < names.length; from += perBatch) {
    const batch = names.slice(from, from + perBatch)
    const ask = (minScore: number) => screener.screenBatch(batch.map((name) => ({ name, type: null, minScore })))
    const all = await ask(0)
    const minScore = lowest[(from / perBatch) % lowest.length] ?? 50
    const some = await ask(minScore)
    for (const [at, name] of batch.entries()) expect(rowsFrom(some[at], 0), name).toEqual(rowsFrom(all[at], minScore))
  }
})

test('a name that only the whole search finds is there without being asked for', async () => {
  const { rows } = await screener.screen({ name: '卢克石油', type: null })
  expect(rows[0]?.document.names.map(({ value }) => value).join()).toMatch(/lukoil/i)
})
