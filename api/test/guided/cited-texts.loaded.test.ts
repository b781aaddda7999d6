import { fileURLToPath } from 'node:url'
import { connect, type Db } from '@qingdan/database/connection.ts'
import { flowNames, readCitedTexts, readFlow } from '@qingdan/guided-flows/flows.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCitations } from '../../src/modules/citations/service.ts'
import { keyOf } from '../../src/modules/guided/cited-texts.ts'
import { createLawService } from '../../src/modules/laws/service.ts'
import { createUsItemService } from '../../src/modules/us-items/service.ts'

/** Supplements that are lists: what changes in them is data, and the questions stay as they are. */
const lists = /^15 CFR part (?:738, Supp\. No\. 1|744, Supp\. No\. [467]|746, Supp\. No\. [267]|774, Supp\. No\. 1)\b/

const recorded = fileURLToPath(new URL('../../../guided-flows/data/cited-texts.json', import.meta.url))
let db: Db
beforeAll(() => {
  db = connect(process.env['DATABASE_URL'] ?? '', 'qingdan-test')
})
afterAll(() => db.destroy())

async function textsNow(): Promise<Record<string, string>> {
  const laws = createLawService(db, 'x'.repeat(32))
  const findCitations = createCitations(db, laws, createUsItemService(db))
  const rows = await db.selectFrom('article_texts').select(['law_id', 'article', 'sha256']).execute()
  const texts = new Map(rows.map(({ law_id, article, sha256 }) => [keyOf(law_id, article), sha256]))
  const refs = flowNames.flatMap((name) => readFlow(name).nodes.flatMap((node) => node.citations.map(({ ref }) => ref)))
  const found: Record<string, string> = {}
  for (const ref of [...new Set(refs)].toSorted()) {
    const [first] = lists.test(ref) ? [] : await findCitations([ref])
    const sha256 = first?.kind === 'law' && first.article !== null && texts.get(keyOf(first.id, first.article))
    if (sha256) found[ref] = sha256
  }
  return found
}

/** Written anew with `-u`, once the questions were read against the new text and bear its date. */
test('the questions were written from the texts that the publishers have', async () => {
  const now = await textsNow()
  expect(Object.keys(now).length).toBeGreaterThan(300)
  await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot(recorded)
  expect(readCitedTexts()).toEqual(now)
})
