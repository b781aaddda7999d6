import type { SourceRecord } from '@qingdan/database/record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'

/** Records that are all there, as an edition; the eCFR's text carries no date, and is of the day it was asked for. */
export function toEdition(publishedOn: string | undefined, records: readonly SourceRecord[]): Edition {
  if (publishedOn === undefined) throw new Rejected('The file carries no date, and none was given.')
  return {
    publishedOn,
    records: (async function* () {
      yield* records
    })(),
  }
}
