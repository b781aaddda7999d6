import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { chunksOf, describeRealEditions, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { readRows } from '../../formats/curated-csv/read-rows.ts'
import { createWarnings } from '../../warnings.ts'
import { readCompany } from './printed-company.ts'
import { section1260h } from './source.ts'

it.each([
  ['Alpha Co., Ltd. (Alpha)*', ['Alpha Co., Ltd.', ['Alpha'], [], []]],
  [
    'China Communications Construction Group (Limited) (CCCG)',
    ['China Communications Construction Group (Limited)', ['CCCG'], [], []],
  ],
  [
    'SDIC (Xiamen) Co., Ltd. (formerly Meiya Pico Co., Ltd. (Meiya))',
    ['SDIC (Xiamen) Co., Ltd.', [], ['Meiya Pico Co., Ltd.', 'Meiya'], []],
  ],
  [
    'BGI Group (and three subsidiaries: BGI Genomics Co., Ltd. (BGI), Innomics, Inc., and STomics Americas, Ltd.)',
    ['BGI Group', [], [], ['BGI Genomics Co., Ltd.', 'Innomics, Inc.', 'STomics Americas, Ltd.']],
  ],
])('a heading %s has its names', (text, [name, aliases, formerNames, subsidiaries]) => {
  const read = readCompany(text)
  expect([read.name, read.aliases, read.formerNames, read.subsidiaries.map((part) => part.name)]).toEqual([
    name,
    aliases,
    formerNames,
    subsidiaries,
  ])
})

const paragraphs = (texts: string[]) => texts.map((text) => `<P>${text.replaceAll('&', '&amp;')}</P>`).join('\n')
const notice = (names: string[], removals: string[] = []) => `<?xml version="1.0"?>
<NOTICE><PREAMB><SUBJECT>Notice of Availability of Designation of Chinese Military Companies</SUBJECT></PREAMB><SUPLINF>
<P>The Deputy Secretary has determined that the following entities qualify as Chinese military companies in accordance with section 1260H:</P>
${paragraphs(names)}
${removals.length === 0 ? '' : `<P>The Deputy Secretary has determined that the following previously listed entities should be removed:</P>`}
${paragraphs(removals)}
<P>The list of entities designated is published by the department.</P></SUPLINF></NOTICE>`

const older = notice(['Huawei Holding Co., Ltd. (Huawei Holding)', 'Gone Co., Ltd. (Gone)'])
const newer = notice(
  [
    'Huawei Holding Co., Ltd. (Huawei Holding) (and one subsidiary: Huawei Technologies Co., Ltd. (Huawei))',
    '• Huawei Holding is directly affiliated with MIIT (Section 1260H(g)(2)(B)(i)(I)).',
  ],
  ['Gone Co., Ltd. (Gone).'],
)
const names = ['2022-10-20 87 FR 63522 2022-22799 notice.xml', '2026-06-10 91 FR 35189 2026-11571 notice.xml'] as const

it('the editions are put together from the notices, by the days of the department', async () => {
  const read = await readContent(section1260h.formats[0], { [names[1]]: newer, [names[0]]: older })
  expect([read.warnings, read.publishedOn]).toEqual([[], '2026-06-08'])
  expect(read.named('Huawei Holding Co., Ltd.')).toMatchObject({
    facts: [{ value: 'Huawei Holding is directly affiliated with MIIT (Section 1260H(g)(2)(B)(i)(I)).' }],
    listings: [{ listedOn: '2022-10-05', amendedOn: ['2026-06-08'] }],
    subsidiaries: [{ name: 'Huawei Technologies Co., Ltd.', aka: 'Huawei' }],
  })
  expect(read.named('Gone Co., Ltd.').listings).toMatchObject([{ listedOn: '2022-10-05', endedOn: '2026-06-08' }])
  await expect(readContent(section1260h.formats[0], { [names[0]]: '<NOTICE><P>Other.</P></NOTICE>' })).rejects.toThrow(
    'The notice of 2022-10-20 names nobody',
  )
})

it('another title alone is an alarm', async () => {
  const search = section1260h.download?.urls[0] ?? ''
  const { source } = await servePublisher(section1260h, { [search]: JSON.stringify({ count: 0, results: [] }) })
  await expect(receiveEdition(source)).rejects.toMatchObject({ code: 'source.page-changed' })
})

describeRealEditions((folder) => {
  it('has the ids of the curated history from notices with its names', async () => {
    const table = `${folder}/sanctions/us-special-lists-opensanctions/2026-08-20/dod_chinese_milcorps-sanctions.csv`
    const columns = ['Name', 'Clean Name', 'Parent Name', 'Previous Name', 'Alias', 'Start date'] as const
    const rows = await readRows(chunksOf(await readFile(table, 'utf8')), columns, createWarnings())
    const files: Record<string, string> = {}
    for (const [edition, own] of Map.groupBy(rows, (row) => row['Start date'])) {
      const printed = own.map((row) => {
        const brackets = [row.Alias, row['Previous Name'] && `formerly ${row['Previous Name']}`].filter(Boolean)
        return [row['Clean Name'], ...brackets.map((text) => `(${text})`)].join(' ')
      })
      files[`${edition} 1 FR 1 ${edition} notice.xml`] = notice(printed)
    }
    const notices = await readContent(section1260h.formats[0], files)
    const curated = await readEdition(section1260h, folder, { format: 'curated-history' })
    const ids = new Set(curated.records.map(({ publisherId }) => publisherId))
    expect(notices.publishedOn).toBe(curated.publishedOn)
    expect(
      notices.records.filter(({ publisherId }) => !ids.has(publisherId)).map((record) => record.names[0]?.value),
    ).toEqual([])
    expect(notices.records).toHaveLength(curated.records.length)
  })
})
