import { randomBytes } from 'node:crypto'
import { Client } from '@elastic/elasticsearch'
import { alertLine } from '@qingdan/matching/score.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { afterAll, expect, test } from 'vitest'
import type { AskedParty } from '../src/comparing/comparison.ts'
import { createScreener } from '../src/screener.ts'
import { createWatchIndex, type MarkedName } from '../src/watching/watch-index.ts'
import { createWatchMatcher } from '../src/watching/watch-matcher.ts'

/** What a changed subject finds among watched names is what the searches of those names find of it. */

const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const screener = createScreener({ engine, alias }, 0)
const prefix = `watching-${randomBytes(4).toString('hex')}`
/** One of so many subjects changes. */
const everySubject = 300
const perBatch = 40

afterAll(async () => {
  const indices = Object.keys(await engine.indices.get({ index: `${prefix}-*`, allow_no_indices: true }))
  if (indices.length > 0) await engine.indices.delete({ index: indices })
  await engine.close()
})

async function sampleSubjects(): Promise<CandidateDocument[]> {
  const found: CandidateDocument[] = []
  for (let after: string | undefined; ; ) {
    const { hits } = await engine.search<CandidateDocument>({
      index: alias,
      query: { term: { isListed: true } },
      sort: [{ id: 'asc' }],
      size: 2400,
      ...(after === undefined ? {} : { search_after: [after] }),
    })
    const page = hits.hits.flatMap(({ _source }) => (_source ? [_source] : []))
    found.push(...page.filter((_, at) => at % everySubject === 0))
    after = page.at(-1)?.id
    if (page.length < 2400) return found
  }
}

/** As listed, and as users write it: a letter wrong, a word less, the words turned, a letter twice, written as one. */
function writings(name: string): string[] {
  const words = name.split(/\s+/)
  const middle = Math.floor(name.length / 2)
  return [
    name,
    `${name.slice(0, middle)}${name.slice(middle + 1)}`,
    `${name.slice(0, middle)}e${name.slice(middle + 1)}`,
    words.length > 2 ? words.slice(0, -1).join(' ') : `${name}${name.at(-1)}`,
    words.toReversed().join(' '),
    words.length > 1 && words.length < 4 ? words.join('') : name.toUpperCase(),
  ]
}

function watchedNames(subjects: readonly CandidateDocument[]): Map<number, AskedParty> {
  const watched = new Map<number, AskedParty>()
  for (const { names, type, identifiers } of subjects) {
    const texts = names.slice(0, 4).flatMap(({ value }) => writings(value))
    for (const text of new Set(texts)) watched.set(watched.size + 1, { text, type })
    const number = identifiers.find((form) => form.length >= 6)
    if (number) watched.set(watched.size + 1, { text: 'Nobody Knows', type, details: { identifiers: [number] } })
  }
  return watched
}

/** Scores of pairs of a watched name and a changed subject, by the searches of the names. */
async function searchAll(watched: ReadonlyMap<number, AskedParty>, changed: ReadonlySet<string>) {
  const found = new Map<string, number>()
  const all = [...watched]
  for (let from = 0; from < all.length; from += perBatch) {
    const batch = all.slice(from, from + perBatch)
    const asked = batch.map(([, { text, type, details }]) => ({ name: text, type, details, minScore: alertLine }))
    for (const [at, { rows }] of (await screener.screenBatch(asked)).entries()) {
      for (const { id, score } of rows) if (changed.has(id)) found.set(`${batch[at]?.[0]} ${id}`, score)
    }
  }
  return found
}

test('reverse matching finds what the search of the same name finds, with the same score', {
  timeout: 1_200_000,
}, async () => {
  const subjects = await sampleSubjects()
  expect(subjects.length).toBeGreaterThan(80)
  const watched = watchedNames(subjects)
  const marked = [...watched].map(([id, { text, type, details }]): MarkedName => {
    if (type === null) throw new Error('A watched name has a type')
    return { id, name: text, type, identifiers: details?.identifiers ?? [], mark: { at: '', id } }
  })
  const index = createWatchIndex(engine, prefix, {
    readAfter: async (mark, limit) => marked.slice(mark?.id ?? 0, (mark?.id ?? 0) + limit),
    rewind: async (mark) => mark,
    findWatched: async (ids) => new Set(ids.filter((id) => watched.has(id))),
  })
  expect(await index.update()).toBe(marked.length)

  const forward = await searchAll(watched, new Set(subjects.map(({ id }) => id)))
  const matcher = createWatchMatcher({
    engine,
    index: index.name,
    readWatched: async (ids) =>
      new Map(ids.flatMap((id) => (watched.has(id) ? [[id, watched.get(id) as AskedParty]] : []))),
  })
  const reverse = new Map<string, number>()
  for (const subject of subjects) {
    for (const { watchedId, row } of await matcher.match('any', subject))
      reverse.set(`${watchedId} ${row.id}`, row.score)
  }
  const missed = [...forward.keys()].filter((pair) => !reverse.has(pair))
  const named = missed.map((pair) => `${watched.get(Number(pair.split(' ')[0]))?.text} → ${pair}, ${forward.get(pair)}`)
  expect(forward.size).toBeGreaterThan(400)
  expect(named).toEqual([])
  for (const [pair, score] of forward) expect(reverse.get(pair), pair).toBe(score)
})
