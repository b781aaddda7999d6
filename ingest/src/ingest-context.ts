import type { Client } from '@elastic/elasticsearch'
import type { Db } from '@qingdan/database/connection.ts'
import type { Source } from './source.ts'

/** What every step works with. */
export interface IngestContext {
  db: Db
  engine: Client
  /** Every list the product knows. */
  sources: readonly Source[]
  indexPrefix: string
  /** Files as received are kept below it. */
  dataFolder: string
  /** Read lists from this folder instead of their publishers. */
  mirror: string | undefined
  /** Reviewed decisions on who is who; absent: the repository's own. */
  decisionsFile?: string
}
