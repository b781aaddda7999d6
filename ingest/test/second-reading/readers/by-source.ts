import type { SourceRecord } from '@qingdan/database/record.ts'
import type { SecondReader } from '../entry.ts'
import { readAuDfat } from './au-dfat.ts'
import { readCaSema } from './ca-sema.ts'
import { listOf, readCnNotices } from './cn-notices.ts'
import { readCslReduced } from './csl-reduced.ts'
import { readSupplement } from './ecfr-supplements.ts'
import { readEuJournal } from './eu-journal.ts'
import { readEuMirror } from './eu-mirror.ts'
import { readFollowTheMoney } from './follow-the-money.ts'
import { readJpBans } from './jp-bans.ts'
import { readJpMeti } from './jp-meti.ts'
import { readOfacAdvanced } from './ofac-advanced.ts'
import { readOfacCsv } from './ofac-csv.ts'
import { readTables } from './tables.ts'
import { readUflpaPage } from './uflpa-page.ts'
import { readUkMirror } from './uk-mirror.ts'
import { readUnXml } from './un-xml.ts'

export interface SecondReading {
  /** Lists of one bundle of files, compared together. */
  sources: readonly string[]
  read: SecondReader
  /** The number of a record as the reader gives it; if absent, the publisher's. */
  idOf?(record: SourceRecord): string
  /** Where a name of a record means one party, if the file has no numbers; '' if in the whole list. */
  scopeOf?(record: SourceRecord): string
}

/** What stands before the hyphen of an id that we made: the act, or the list of several in one file. */
const prefix = ({ publisherId }: SourceRecord) => publisherId.slice(0, publisherId.indexOf('-'))
const everywhere = () => ''
const itemOf = ({ listings }: SourceRecord) => /\d+$/.exec(listings[0]?.reference ?? '')?.[0] ?? ''

const tables = [
  ['bis-denied-persons', 'state-nonproliferation', 'section-1286', 'ns-cmic', 'cbp-wro', 'fcc-covered', 'bis-mieu'],
  ['cuba-restricted', 'inksna', 'aeca-debarred', 'section-889', 'section-154', 'section-353', 'section-5949'],
  ['section-1260h'],
].flat()

/** How the files of each list are read again. */
export const secondReadings: readonly SecondReading[] = [
  { sources: ['ofac-sdn'], read: readOfacAdvanced },
  { sources: ['ofac-consolidated'], read: readOfacCsv },
  { sources: ['un-sc'], read: readUnXml },
  { sources: ['eu-fsf'], read: readEuMirror },
  { sources: ['eu-official-journal'], read: readEuJournal, scopeOf: prefix },
  { sources: ['uk-sanctions'], read: readUkMirror },
  {
    sources: ['us-csl'],
    read: readCslReduced,
    scopeOf: (record) => (record.sharedId === undefined ? prefix(record) : record.publisherId),
  },
  { sources: ['bis-entity-list'], read: readSupplement(4), scopeOf: everywhere },
  { sources: ['bis-unverified'], read: readSupplement(6), scopeOf: everywhere },
  { sources: ['bis-military-end-user'], read: readSupplement(7), scopeOf: everywhere },
  {
    sources: [
      'cn-unreliable-entities',
      'cn-export-control',
      'cn-watch-list',
      'cn-countermeasures',
      'cn-taiwan-diehards',
      'cn-taiwan-accomplices',
    ],
    read: readCnNotices,
    scopeOf: ({ listings }) => listOf(listings[0]?.list ?? ''),
  },
  { sources: ['jp-meti'], read: readJpMeti, idOf: itemOf },
  {
    sources: ['jp-export-bans'],
    read: readJpBans,
    idOf: (record) => `${record.listings[0]?.programmes[0]} ${itemOf(record)}`,
  },
  { sources: ['au-dfat'], read: readAuDfat },
  { sources: ['ca-sema'], read: readCaSema },
  { sources: ['uflpa'], read: readUflpaPage, scopeOf: everywhere },
  { sources: ['ownership-register'], read: readFollowTheMoney },
  ...tables.map((source) => ({ sources: [source], read: readTables, scopeOf: everywhere })),
]
