import { connectEngine } from '@qingdan/api/connections/search-engine.ts'
import { nameWords, typedWords } from '@qingdan/matching/name-words.ts'
import { sampleEvenly } from '@qingdan/quality/random.ts'
import { buildContainsQuery } from '@qingdan/search-mappings/contains-query.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { environment } from '../environment.mjs'
import { readDocuments } from '../generate/large-index.ts'

/**
 * Time of finding the first page of the subjects whose names contain a word, its beginning, or two characters, each of
 * another name. Prints one line of JSON: milliseconds of each.
 */
const texts = 1000
const pageSize = 10
const han = /\p{Script=Han}/u

const engine = connectEngine(environment['ELASTICSEARCH_URL'] ?? '')
const alias = subjectAlias(environment['INDEX_PREFIX'] ?? 'qingdan')
const documents = await readDocuments(engine, alias)
const names = documents.flatMap((document) => document.names.map(({ value }) => value))
const times: number[] = []
for (const [at, name] of sampleEvenly(names, texts).entries()) {
  const words = typedWords(partOf(nameWords(name), at))
  if (words === null) continue
  const began = performance.now()
  await engine.search({ index: alias, ...buildContainsQuery({ words, shown: [], from: 0, size: pageSize }) })
  times.push(performance.now() - began)
}
await engine.close()
console.log(JSON.stringify({ times }))

function partOf(words: readonly string[], turn: number): string {
  const word = words[turn % words.length] ?? ''
  if (han.test(word))
    return words
      .slice(turn % words.length)
      .slice(0, 2)
      .join('')
  return turn % 2 === 0 ? word : word.slice(0, 2 + (turn % 4))
}
