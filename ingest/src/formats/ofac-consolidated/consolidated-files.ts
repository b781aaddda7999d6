import { Rejected } from '../../rejected.ts'
import type { Edition, Source, SourceFormat } from '../../source.ts'
import { parse as parseCsv } from '../sdn-csv/parse.ts'
import { parse as parseXml } from '../sdn-list/parse.ts'
import type { OfacFlatParty } from '../sdn-list/party.ts'
import { isStatementLabel } from '../sdn-list/statements.ts'
import { normalise } from './normalise.ts'

/** OFAC's file of all its lists other than the SDN List. */
export const consolidatedDownload: NonNullable<Source['download']> = {
  urls: ['https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONSOLIDATED.XML'],
  timeoutMinutes: 5,
}

/** 0.9 MB in 2025. */
export const consolidatedMaxBytes = 20_000_000

export const consolidatedXml: SourceFormat = {
  id: 'xml',
  origin: 'publisher',
  files: ['sanctions/us-ofac-consolidated/{date}/consolidated.xml'],
  async read(content, warnings): Promise<Edition> {
    const file = await parseXml(content, warnings)
    const parties: OfacFlatParty[] = []
    for await (const batch of file.parties) parties.push(...batch)
    return normalise(file.publishedOn, parties, warnings)
  },
}

export const consolidatedCsv: SourceFormat = {
  id: 'csv',
  origin: 'publisher',
  files: ['prim', 'alt', 'add', 'comments'].map((part) => `sanctions/us-ofac-consolidated/{date}/cons_${part}.csv`),
  async read(content, warnings, foundOn): Promise<Edition> {
    if (foundOn === undefined) throw new Rejected('The files carry no date, and none was given.')
    return normalise(foundOn, await parseCsv(content, isStatementLabel), warnings)
  },
}
