import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  describeRealEditions,
  fixtureFolder,
  type ReadEdition,
  readContent,
  readEdition,
} from '../../../test/support/read-edition.ts'
import { uflpa } from './source.ts'

describe('an entity of the UFLPA list', () => {
  let read: ReadEdition
  beforeAll(async () => {
    read = await readEdition(uflpa, fixtureFolder)
  })

  it('is read from the page without a warning, as of the newest day on it', () => {
    expect(read.warnings).toEqual([])
    expect(read.publishedOn).toBe('2025-01-15')
    expect(read.records).toHaveLength(5)
  })

  it('has a listing under each sub-list that names it', () => {
    const record = read.named('Hoshine Silicon Industry (Shanshan) Co., Ltd')
    expect(record.listings.map(({ legalBases, listedOn }) => [legalBases[0]?.slice(0, 28), listedOn])).toEqual([
      ['UFLPA section 2(d)(2)(B)(i):', '2022-06-21'],
      ['UFLPA section 2(d)(2)(B)(v):', '2022-06-21'],
    ])
    expect(record.names.map(({ value }) => value)).toEqual([
      'Hoshine Silicon Industry (Shanshan) Co., Ltd',
      'Hesheng Silicon Industry (Shanshan) Co.',
    ])
    expect(record.facts).toMatchObject([{ key: 'designation-scope', value: 'subsidiaries' }])
  })

  it('has its other and its former names apart', () => {
    const names = read.named('Sichuan Jingweida Technology Group Co., Ltd.').names
    expect(names.map(({ value, kind }) => [value, kind])).toEqual([
      ['Sichuan Jingweida Technology Group Co., Ltd.', 'primary'],
      ['Sichuan Mianyang Jingweida Technology Co., Ltd.', 'aka'],
      ['JWD Technology', 'aka'],
      ['Mianyang High-tech Zone Jingweida Technology Co., Ltd.', 'fka'],
    ])
    expect(read.named('Junan Jinsheng Import & Export Co., Ltd.').names[1]?.value).toBe(
      'Junan County Jinsheng Import and Export Co., Ltd.',
    )
  })
})

describe('a page that is not the list', () => {
  const read = (page: string) => readContent(uflpa.formats[0], page)

  it('is refused', async () => {
    await expect(read('<html><body>Access Denied</body></html>')).rejects.toThrow('The page has no table of entities.')
    await expect(read('<html><table><tr><th>Name</th></tr></table></html>')).rejects.toThrow('none of a sub-list')
    const page = await readFile(`${fixtureFolder}/uflpa/source-uflpa-2025-01-15.html`, 'utf8')
    await expect(read(page.slice(0, page.indexOf('Camel')))).rejects.toThrow('A table of the page is cut off.')
    await expect(read(page.replace('August 2, 2023', 'soon'))).rejects.toThrow('has the date "soon"')
  })
})

describeRealEditions((folder) => {
  it.each(['page', 'register-json'])('of 2025-01-15 are 144 entities in 160 lines (%s)', async (format) => {
    const { records, warnings, publishedOn, named } = await readEdition(uflpa, folder, { format })
    expect(warnings).toEqual([])
    expect(publishedOn).toBe('2025-01-15')
    expect(records).toHaveLength(144)
    expect(named('Xinjiang Production and Construction Corps').listings).toHaveLength(3)
    if (format === 'page') expect(records.flatMap(({ listings }) => listings)).toHaveLength(160)
  })
})
