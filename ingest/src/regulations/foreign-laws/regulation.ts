import type { Regulation } from '../regulation.ts'
import { parseForeignLaws } from './parse.ts'

const folder = 'export-control/foreign-laws'

/** Laws of other countries and sanctions programmes: titles, dates and official addresses, with the texts of two Japanese laws and a Korean one. See ../README.md. */
export const foreignLaws: Regulation = {
  id: 'foreign-laws',
  title: 'Foreign laws and sanctions programmes',
  titleCn: '外国法律与制裁项目',
  publisher: 'The authorities named; index compiled by us, programmes by OpenSanctions',
  url: 'https://www.opensanctions.org/programs/',
  licence: 'facts; programmes: MIT (opensanctions/opensanctions)',
  formats: [
    {
      id: 'index-and-programmes',
      origin: 'curated',
      files: [
        ...['foreign-laws-index.csv', 'sanctions-programs.jsonl', 'sanctions-issuers.jsonl'],
        ...['jp/*.yml', 'kr/korean-law.json'],
      ].map((name) => `${folder}/${name}`),
    },
    { id: 'bundle', origin: 'curated', files: ['foreign-laws.tar'] },
  ],
  download: null,
  maxBytes: 20_000_000,
  // On 2026-07-31: 37 laws, 3 of them with a text, 256 programmes.
  expected: { laws: { min: 30, max: 300 }, texts: { min: 0, max: 300 }, programmes: { min: 200, max: 1_000 } },
  async read(content, warnings) {
    const { laws, programmes, asOf } = await parseForeignLaws(content, warnings)
    return {
      entries: [...laws, ...programmes].map((law) => ({ id: law.id, content: law })),
      frame: { kind: 'laws' },
      counts: {
        laws: laws.length,
        texts: laws.filter(({ parts }) => parts.length > 0).length,
        programmes: programmes.length,
      },
      day: asOf,
    }
  },
}
