import { createReadStream } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder } from '../../test/support/read-edition.ts'
import { findInMirror } from '../pipeline/receive/mirror.ts'
import { createWarnings } from '../warnings.ts'
import { newsSources } from './registry.ts'
import { selectNews } from './select-news.ts'

async function newsOf(id: string, mirror: string) {
  const source = newsSources.find((one) => one.id === id)
  const edition = source && (await findInMirror(source, mirror))
  const [file] = edition?.files ?? []
  if (!source || !edition || !file) throw new Error(`${id} has no file`)
  const warnings = createWarnings()
  const items = await selectNews(
    edition.format.read(createReadStream(file.path), warnings),
    source,
    '2026-07-31',
    warnings,
  )
  return { items, warnings: warnings.list() }
}

describe('news of the fixtures', () => {
  it.each([
    ['cn-mofcom', 4],
    ['us-federal-register', 4],
    ['uk-ofsi', 2],
    ['un-press', 1],
  ])('reads %s without warnings: %i items', async (id, count) => {
    const { items, warnings } = await newsOf(id, fixtureFolder)
    expect(items).toHaveLength(count)
    expect(warnings).toEqual([])
  })

  it('does not take the English of an index of Chinese pages, which is not the publisher’s', async () => {
    const { items } = await newsOf('cn-mofcom', fixtureFolder)
    expect(items[0]).toMatchObject({
      title: null,
      titleCn: '商务部公告2026年第20号 公布将7家欧盟实体列入出口管制管控名单',
    })
  })
})

describeRealEditions((folder) => {
  it.each([
    // Lines of the file, without its heading and the one that the index puts aside.
    ['cn-mofcom', 127],
    ['us-federal-register', 284],
  ])('reads every item of %s', async (id, count) => {
    const { items, warnings } = await newsOf(id, folder)
    expect(items).toHaveLength(count)
    expect(warnings).toEqual([])
  })
})
