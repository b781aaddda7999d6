import type { Regulation } from '../regulation.ts'
import { articlesOf } from './law-parts.ts'
import { parseLaws } from './parse.ts'

const folder = 'export-control/cn-laws'

/** Chinese laws on trade, export control and sanctions, with their texts. See ../README.md. */
export const cnLaws: Regulation = {
  id: 'cn-laws',
  title: 'Chinese laws on trade, export control and sanctions',
  titleCn: '中国贸易、出口管制与制裁法律法规',
  publisher:
    'National People’s Congress, State Council and Ministry of Commerce; texts as transcribed by LawRefBook/Laws, ImCa0/just-laws and ammitto/data-cn',
  url: 'https://flk.npc.gov.cn/',
  licence: 'not subject to copyright (Copyright Law of the PRC, art. 5)',
  formats: [
    {
      id: 'index-and-texts',
      origin: 'curated',
      files: [
        `${folder}/laws-index.csv`,
        // The only text of that one.
        `${folder}/structured/mofcom-unreliable-entity-list-provisions.yml`,
        `${folder}/text/just-laws/*.md`,
        ...['宪法相关法', '民法商法', '经济法', '行政法', '行政法规'].map(
          (kind) => `${folder}/text/lawrefbook/${kind}/*.md`,
        ),
      ],
    },
    { id: 'bundle', origin: 'curated', files: ['cn-laws.tar'] },
  ],
  download: null,
  maxBytes: 20_000_000,
  // On 2026-07-10: 57 versions, 50 of them with a text, 2,545 articles and annexes.
  expected: { laws: { min: 50, max: 400 }, texts: { min: 45, max: 400 }, articles: { min: 2_000, max: 20_000 } },
  async read(content, warnings) {
    const { laws, asOf } = await parseLaws(content, warnings)
    return {
      entries: laws.map((law) => ({ id: law.id, content: law })),
      frame: { kind: 'laws' },
      counts: {
        laws: laws.length,
        texts: laws.filter(({ parts }) => parts.length > 0).length,
        articles: laws.reduce((total, law) => total + articlesOf(law).length, 0),
      },
      day: asOf,
    }
  },
}
