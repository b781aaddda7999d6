import type { Notice, PublishedText, SourceRecord } from '@qingdan/database/record.ts'
import type { BulletinEntityContent } from '@qingdan/database/tables/bulletin-tables.ts'

/** How a bulletin shows a party: a name per language, its country, its measures, and the lists it is about. */
export function toBulletinEntity(
  record: SourceRecord,
  measures: PublishedText[],
  lists: string[],
): BulletinEntityContent {
  const nameIn = (isScript: (script: string) => boolean) =>
    record.names.find(({ script, quality }) => quality === 'strong' && isScript(script))?.value ?? null
  const [primary] = record.names
  return {
    name: {
      zh: nameIn((script) => script.startsWith('Han')),
      en: nameIn((script) => script === 'Latn') ?? primary?.value ?? null,
    },
    type: record.type,
    countryCode: countryOf(record) ?? null,
    measures,
    lists,
  }
}

function countryOf({ countries, vessel, addresses }: SourceRecord): string | undefined {
  const stated = [...countries, ...addresses].find(({ countryCode }) => countryCode !== undefined)
  return vessel?.flagCode ?? stated?.countryCode
}

/** Identifies a notice of a publisher: its number; without one, its day with its title or address. */
export function noticeKey({ number, title, url }: Notice, listedOn: string): string {
  const numbered = number.zh ?? number.en
  return `notice:${numbered ?? `${listedOn} ${title.zh ?? title.en ?? url ?? ''}`}`
}
