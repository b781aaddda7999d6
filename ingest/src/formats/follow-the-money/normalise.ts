import type { SourceRecord } from '@qingdan/database/record.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { isParty, toParty } from './party.ts'
import type { FtmEntity } from './read-entities.ts'
import { relationsByParty } from './relations.ts'

/** The parties of a file with their relationships; its date is the latest day on which any of them was seen. */
export function normalise(entities: FtmEntity[], warnings: Warnings): Edition {
  const publishedOn =
    entities
      .map((entity) => entity.last_seen.slice(0, 10))
      .sort()
      .at(-1) ?? ''
  if (!isIsoDay(publishedOn)) throw new Rejected('The file does not say when it was collected.')
  return { publishedOn, records: toRecords(entities, publishedOn, warnings) }
}

async function* toRecords(
  entities: FtmEntity[],
  publishedOn: string,
  warnings: Warnings,
): AsyncGenerator<SourceRecord> {
  const parties = entities.filter(isParty)
  const relations = relationsByParty(entities, new Set(parties.map(({ id }) => id)), publishedOn, warnings)
  const pointing = (schema: string, property: string) =>
    Map.groupBy(
      entities.filter((entity) => entity.schema === schema),
      (entity) => entity.properties[property]?.[0] ?? '',
    )
  const addresses = new Map(entities.filter(({ schema }) => schema === 'Address').map((entity) => [entity.id, entity]))
  const passports = pointing('Passport', 'holder')
  const sanctions = pointing('Sanction', 'entity')
  for (const party of parties) {
    const around = {
      addresses: (party.properties['addressEntity'] ?? []).flatMap((id) => addresses.get(id) ?? []),
      passports: passports.get(party.id) ?? [],
      sanctions: sanctions.get(party.id) ?? [],
    }
    yield { ...toParty(party, around, warnings), relationships: relations.get(party.id) ?? [] }
  }
}
