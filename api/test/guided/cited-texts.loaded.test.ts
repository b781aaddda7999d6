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

function citations() {
  return createCitations(db, createLawService(db, 'x'.repeat(32)), createUsItemService(db))
}

async function textsNow(): Promise<Record<string, string>> {
  const findCitations = citations()
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

test('every question and conclusion cites a text that the law reader has', async () => {
  const findCitations = citations()
  const held = new Map<string, boolean>()
  const without: string[] = []
  for (const { id, citations: cited } of flowNames.flatMap((name) => readFlow(name).nodes)) {
    for (const { ref } of cited) if (!held.has(ref)) held.set(ref, (await findCitations([ref])).length > 0)
    if (!cited.some(({ ref }) => held.get(ref))) without.push(id)
  }
  expect(without).toEqual([])
})
