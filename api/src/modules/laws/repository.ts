import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { LawVersion } from '@qingdan/database/law-text.ts'
import { sql } from 'kysely'

/** Regulations whose entries are laws, in the order in which equal ones are shown. */
const lawRegulations = ['cn-laws', 'us-law-parts', 'foreign-laws'] as const

/** Where a law was taken from. */
export interface LawSource {
  id: string
  title: string
  titleCn: string
  publisher: string
  licence: string
  url: string
  /** Latest day for which the text is confirmed, ISO. */
  confirmedOn: string
  /** Day on which the edition came here, ISO. */
  receivedOn: string
}

export interface StoredLaw {
  law: LawVersion
  sourceId: string
  /** Days of the first edition with this content, and of the first one without it. */
  validFrom: string
  validTo: string | null
}

/** A value that changes whenever what is published of the laws changes; empty before the first edition. */
export async function findLawsKey(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('regulations')
    .innerJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select(['edition.id', 'edition.stored_at', 'edition.confirmed_on'])
    .where('regulations.id', 'in', lawRegulations)
    .orderBy('edition.id')
    .execute()
  return rows.map((row) => `${row.id}:${row.stored_at.getTime()}:${row.confirmed_on}`).join(' ')
}

export async function findLawSources(db: Db): Promise<LawSource[]> {
  const rows = await db
    .selectFrom('regulations')
    .innerJoin('regulation_editions as edition', 'edition.id', 'regulations.published_edition_id')
    .select(['regulations.id', 'title', 'title_cn', 'publisher', 'licence', 'regulations.url'])
    .select(['edition.confirmed_on', 'edition.stored_at'])
    .where('regulations.id', 'in', lawRegulations)
    .execute()
  return rows.map(({ title_cn: titleCn, confirmed_on: confirmedOn, stored_at: storedAt, ...row }) => ({
    ...row,
    titleCn,
    confirmedOn,
    receivedOn: chinaDay(storedAt),
  }))
}

/** All versions, also those that an edition replaced: by regulation, then in the order printed. */
export async function findLaws(db: Db): Promise<StoredLaw[]> {
  const rows = await db
    .selectFrom('regulation_entries')
    .select(['content', 'regulation_id', 'valid_from', 'valid_to'])
    .where('regulation_id', 'in', lawRegulations)
    .orderBy(sql`array_position(${sql.lit(`{${lawRegulations.join(',')}}`)}::text[], regulation_id)`)
    .orderBy('position')
    .orderBy('valid_from')
    .execute()
  return rows.flatMap(({ content, ...row }) =>
    'kind' in content && content.kind === 'law'
      ? [{ law: content, sourceId: row.regulation_id, validFrom: row.valid_from, validTo: row.valid_to }]
      : [],
  )
}
