import { beforeAll, describe, expect, it } from 'vitest'
import { noticePages } from '../../../test/support/notice-pages.ts'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { fixtureFolder, type ReadEdition, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { inksna } from './source.ts'

const name = '2026-08-04 91 FR 47102 2026-15759 imposition.xml'
const notice = (names: string[], { dates = 'July 24, 2026.', before = '', after = '' } = {}) => `<NOTICE>
  <PREAMB><EFFDATE><HD SOURCE="HED">DATES:</HD><P>${dates}</P></EFFDATE></PREAMB>
  <SUPLINF>${before}<P>Measures apply to the following foreign persons identified in the report:</P>
  ${names.map((text) => `<P>${text}</P>`).join('')}
  <P>Accordingly, the following measures are imposed on these persons:</P>${after}</SUPLINF></NOTICE>`
const read = (text: string, as = name) => readContent(inksna.formats[0], { [as]: text })

describe('the notices of the Federal Register', () => {
  let notices: ReadEdition
  beforeAll(async () => {
    notices = await readEdition(inksna, fixtureFolder)
  })

  it('give the records of the curated table', async () => {
    expect([notices.format, notices.publishedOn, notices.warnings]).toEqual(['federal-register-xml', '2026-08-04', []])
    const table = await readEdition(inksna, fixtureFolder, { format: 'curated-csv' })
    const byId = ({ records }: ReadEdition) => records.toSorted((a, b) => (a.publisherId < b.publisherId ? -1 : 1))
    expect(byId(notices)).toEqual(byId(table))
  })

  it('are found by the search of the Federal Register', async () => {
    const pages = await noticePages(
      inksna,
      'Imposition of Nonproliferation Measures Against Foreign Persons, and so on',
    )
    const { source, requested } = await servePublisher(inksna, pages)
    const received = await receiveEdition(source)
    expect(requested).toHaveLength(3)
    expect(received.records.toSorted((a, b) => (a.publisherId < b.publisherId ? -1 : 1))).toEqual(
      notices.records.toSorted((a, b) => (a.publisherId < b.publisherId ? -1 : 1)),
    )
  })
})

describe('a name in a notice', () => {
  it('has its other names in brackets, and its country in the last', async () => {
    const { records, warnings } = await read(
      notice([
        'Second Bureau (SB) (also known as Office Two; Bureau (No. 2)) (DPRK), and any successor, sub-unit, or subsidiary thereof; and',
        'Li Si (Chinese individual in Iran).',
      ]),
    )
    expect(warnings).toEqual([])
    expect(records.map(({ type, names }) => [type, ...names.map(({ value }) => value)])).toEqual([
      ['01', 'Second Bureau', 'SB', 'Office Two', 'Bureau (No. 2)'],
      ['02', 'Li Si'],
    ])
    expect(records[1]?.countries).toMatchObject([{ kind: 'nationality', countryCode: 'CN' }])
  })

  it('that cannot be read is reported', async () => {
    expect((await read(notice(['Li Si (Chinese individual).', 'A line without a place']))).warnings).toMatchObject([
      { code: 'entry-without-name', examples: ['A line without a place'] },
    ])
  })

  it.each([
    ['names', notice([]), 'has no name that can be read'],
    [
      'the sentence before the names',
      '<NOTICE><P>Other text.</P></NOTICE>',
      'names nobody where its form has the names',
    ],
    ['a day', notice(['Li Si (Iran).'], { dates: 'Soon.' }), 'does not say from when the measures apply'],
    ['an end', notice(['Li Si (Iran).']).slice(0, -20), 'is not well-formed XML, or it is cut off'],
    ['XML', '<!DOCTYPE html><html></html>', 'is an HTML page'],
  ])('is refused in a notice without %s', async (_, text, reason) => {
    await expect(read(text)).rejects.toThrow(reason)
  })

  it('is refused in a file that is no document of the Federal Register', async () => {
    await expect(read(notice(['Li Si (Iran).']), 'list.xml')).rejects.toThrow('does not have the name of a document')
  })
})
