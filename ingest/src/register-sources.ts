import type { Db } from '@qingdan/database/connection.ts'
import type { SourceTraits } from '@qingdan/database/source-traits.ts'
import type { Source } from './source.ts'

/** Writes the registry's data of each list to the database; its published edition stays. */
export async function registerSources(db: Db, sources: readonly Source[]): Promise<void> {
  for (const source of sources) {
    const row = {
      source_number: source.sourceNumber,
      short_name: source.shortName,
      short_name_cn: source.shortNameCn,
      list_name: source.listName,
      list_name_cn: source.listNameCn,
      listing_names: JSON.stringify(source.listingNames),
      traits: JSON.stringify(traitsOf(source)),
      publisher: source.publisher,
      publisher_cn: source.publisherCn,
      country_code: source.countryCode,
      url: source.url,
      role: source.role ?? 'list',
      licence: source.licence,
      schedule: source.schedule,
      stale_after_hours: source.staleAfterHours,
      edition_stale_after_days: source.editionStaleAfterDays,
    }
    await db
      .insertInto('sources')
      .values({ id: source.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}

function traitsOf({
  repeats = [],
  entryNumber,
  department,
  office,
  formats,
  marksWeakAliases = false,
  endsAreTerms = false,
}: Source): SourceTraits {
  const wholeFormats = formats.filter(({ isWhole }) => isWhole).map(({ id }) => id)
  return {
    repeats,
    entryNumber: entryNumber?.source ?? null,
    department: department ?? null,
    office: office ?? null,
    wholeFormats,
    marksWeakAliases,
    endsAreTerms,
  }
}
