import { connectEngine } from '@qingdan/api/connections/search-engine.ts'
import { createComparer, keepSubject, prepareQuery } from '@qingdan/matching/score.ts'
import { sampleEvenly } from '@qingdan/quality/random.ts'
import { findCandidates } from '@qingdan/screening/candidates.ts'
import { createJointSearches } from '@qingdan/screening/joint-searches.ts'
import type { CandidateDocument } from '@qingdan/search-mappings/candidate-query.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { environment } from '../environment.mjs'
import { readDocuments } from '../generate/large-index.ts'

/**
 * Cost of comparing a query with one listed name inside a search: candidates from the engine, listed names and the
 * query already prepared. Prints one line of JSON: µs per pair of names, by type of query.
 */
const comparer = createComparer()
const perKind = 150
const candidates = 200
const rounds = 3

const engine = connectEngine(environment['ELASTICSEARCH_URL'] ?? '')
const alias = subjectAlias(environment['INDEX_PREFIX'] ?? 'qingdan')
const documents = await readDocuments(engine, alias)
const subjectOf = new Map(documents.map(({ id, names, type }) => [id, keepSubject({ names, type, details: null })]))
const ask = createJointSearches({ engine, alias })
const micros = {
  sameScript: await costOf(namesIn(/^[^\p{Script=Han}]+$/u, () => true)),
  hanPerson: await costOf(namesIn(/^\p{Script=Han}+$/u, ({ type }) => type === '02')),
  hanCompany: await costOf(namesIn(/^\p{Script=Han}+$/u, ({ type }) => type === '01')),
}
await engine.close()
console.log(JSON.stringify(micros))

function namesIn(writing: RegExp, isMeant: (document: CandidateDocument) => boolean): string[] {
  const names = documents.filter(isMeant).flatMap(({ names }) => names.filter(({ value }) => writing.test(value)))
  return sampleEvenly(names, perKind).map(({ value }) => value)
}

/** Mean over all pairs of all searches, without the first round. */
async function costOf(queries: readonly string[]): Promise<number> {
  const subjects = []
  for (const keyword of queries) {
    const [hits = []] = await findCandidates(ask, [{ keyword, type: null, size: candidates }])
    const found = hits.flatMap(({ id }) => subjectOf.get(id) ?? [])
    subjects.push(found)
  }
  let [micros, pairs] = [0, 0]
  for (let round = 0; round <= rounds; round++) {
    for (const [at, keyword] of queries.entries()) {
      const began = performance.now()
      const query = prepareQuery(keyword, null)
      for (const subject of subjects[at] ?? []) comparer.scoreSubject(query, subject)
      if (round === 0) continue
      micros += (performance.now() - began) * 1000
      pairs += (subjects[at] ?? []).reduce((sum, { names }) => sum + names.length, 0)
    }
  }
  return micros / pairs
}
