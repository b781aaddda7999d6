import type { Client } from '@elastic/elasticsearch'
import type { Db } from '@qingdan/database/connection.ts'
import type { Source } from './source.ts'

/** What every step of an ingest needs. */
export interface IngestContext {
  db: Db
  engine: Client
  /** All known sources. */
  sources: readonly Source[]
  indexPrefix: string
  /** Root folder of files as received. */
  dataFolder: string
  /** If set, lists are read from this folder and not downloaded. */
  mirror: string | undefined
  /** File of resolution decisions; if absent, the one of the repository. */
  decisionsFile?: string
  /** File of Chinese names of this installation. */
  chineseNamesFile?: string | undefined
}
