import { downloadOfParts } from '../../formats/ecfr/download.ts'
import type { Regulation } from '../regulation.ts'
import { parseParts } from './parse.ts'
import { partKeys } from './part-titles.ts'

/** Parts of the EAR and the ITAR as law: their sections, and which supplements they have. See ../README.md. */
export const usLawParts: Regulation = {
  id: 'us-law-parts',
  title: 'Export Administration Regulations and International Traffic in Arms Regulations',
  titleCn: '美国《出口管理条例》与《国际武器贸易条例》',
  publisher:
    'U.S. Department of Commerce, Bureau of Industry and Security; U.S. Department of State, Directorate of Defense Trade Controls',
  url: 'https://www.ecfr.gov/',
  licence: 'public domain (17 U.S.C. § 105)',
  formats: [
    {
      id: 'ecfr-xml',
      origin: 'publisher',
      files: partKeys.map((key) => `export-control/us-ear-ecfr-xml/title-${key.replace('-', '-part-')}.{date}.xml`),
    },
    { id: 'bundle', origin: 'publisher', files: ['us-law-parts.{date}.tar'] },
  ],
  download: downloadOfParts(partKeys.map((key) => key.split('-').map(Number) as [number, number])),
  maxBytes: 60_000_000,
  // On 2026-07-30: 12 parts, 187 sections, 51 supplements, 5,810 passages.
  expected: {
    parts: { min: partKeys.length, max: partKeys.length },
    sections: { min: 160, max: 400 },
    passages: { min: 4_000, max: 15_000 },
  },
  async read(content, warnings) {
    const laws = await parseParts(content, warnings)
    const articles = laws.flatMap(({ parts }) => parts.filter((part) => part.kind === 'article'))
    return {
      entries: laws.map((law) => ({ id: law.id, content: law })),
      frame: { kind: 'laws' },
      counts: {
        parts: laws.length,
        sections: articles.filter(({ label }) => label.startsWith('§')).length,
        supplements: articles.filter(({ label }) => label.startsWith('Supplement')).length,
        passages: articles.reduce((total, { passages }) => total + passages.length, 0),
      },
    }
  },
}
