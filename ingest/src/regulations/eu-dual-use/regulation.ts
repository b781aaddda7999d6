import type { Regulation } from '../regulation.ts'
import { parseAnnex } from './parse.ts'

/** Annex I of the Union's dual-use regulation. See ../README.md. */
export const euDualUse: Regulation = {
  id: 'eu-dual-use',
  title: 'Annex I of Regulation (EU) 2021/821: dual-use items',
  titleCn: '欧盟第2021/821号条例附件一：两用物项',
  publisher: 'European Union',
  url: 'https://eur-lex.europa.eu/eli/reg/2021/821',
  licence: 'reuse with acknowledgement of the source (Commission Decision 2011/833/EU)',
  formats: [{ id: 'annex-json', origin: 'mirror', files: ['export-control/eu-dual-use/annex.json'] }],
  download: null,
  // On 2025-11-15: 1.2 MB.
  maxBytes: 30_000_000,
  // On 2025-11-15: 384 entries.
  expected: { entries: { min: 300, max: 700 } },
  async read(content, warnings) {
    const { day, entries, frame } = await parseAnnex(content, warnings)
    return {
      day,
      entries: entries.map((entry) => ({ id: entry.code, content: entry })),
      frame,
      counts: { entries: entries.length, provisions: entries.reduce((sum, { lines }) => sum + lines.length, 0) },
    }
  },
}
