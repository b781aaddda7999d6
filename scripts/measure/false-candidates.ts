import { connectEngine } from '@qingdan/api/connections/search-engine.ts'
import { exactNameKeys } from '@qingdan/matching/fold.ts'
import { readCorpus } from '@qingdan/quality/corpus.ts'
import { measureListed, measureUnlistedPeople } from '@qingdan/quality/measures/people.ts'
import { readListedPeople, readPeople } from '@qingdan/quality/sets/read-sets.ts'
import { usualThreads } from '@qingdan/screening/comparing/usual-threads.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { environment } from '../environment.mjs'

/**
 * Names that get a candidate at the default threshold: invented people, who should get none, and listed ones, who must
 * be found. Arguments: the files of the sets, invented and listed. Prints one line of JSON.
 */
const [invented, listed] = process.argv.slice(2)
if (invented === undefined || listed === undefined) throw new Error('the files of invented and of listed people')
const isNamesake = (name: string, other: string) =>
  exactNameKeys(name, '02').some((key) => exactNameKeys(other, '02').includes(key))
const engine = connectEngine(environment['ELASTICSEARCH_URL'] ?? '')
const alias = subjectAlias(environment['INDEX_PREFIX'] ?? 'qingdan')
const screener = createScreener({ engine, alias }, usualThreads)
try {
  const clear = await measureUnlistedPeople(screener, readPeople(invented))
  const found = await measureListed(screener, await readCorpus(engine, alias), readListedPeople(listed))
  // A true namesake has a listed name letter by letter; no matcher tells the two apart without details.
  const namesakes = clear.alerts.filter(({ name, listed: other }) => isNamesake(name, other)).length
  console.log(
    JSON.stringify({
      invented: clear.people,
      withCandidate: { nameOnly: clear.nameOnly, withDetails: clear.withDetails, namesakes },
      listed: found.people,
      unknown: found.unknown.length,
      found: found.found,
      missed: found.missed,
    }),
  )
} finally {
  await screener.end()
  await engine.close()
}
