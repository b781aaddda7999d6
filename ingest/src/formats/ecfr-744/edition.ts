import type { SourceRecord } from '@qingdan/database/record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'

/** Complete records as an edition. The text of the eCFR has no date, so the edition has the requested day. */
export function toEdition(publishedOn: string | undefined, records: readonly SourceRecord[]): Edition {
  if (publishedOn === undefined) throw new Rejected('The file carries no date, and none was given.')
  return {
    publishedOn,
    records: (async function* () {
      yield* records
    })(),
  }
}
