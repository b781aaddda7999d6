import type { Db } from '@qingdan/database/connection.ts'
import type { Facts } from '@qingdan/guided-flows/model.ts'
import { sql } from 'kysely'
import { AppError } from '../../../http/app-error.ts'
import { readCoveringEntries } from '../../ownership-graph/related-subjects.ts'
import { findListings, findSubjectId, type ListingRow } from '../../ownership-graph/repository.ts'
import { chineseLists, codeOfEntry, tagOfProgramme } from './list-codes.ts'

const entityList = 'bis-entity-list'

/**
 * What the lists and the shares say of parties that a person confirmed, as facts of the flows: of all of them together.
 * A list that is not among them is no answer for another party or for ownership; the graphs take only a hit.
 * @throws AppError `subject.unknown`
 */
export async function partyFacts(db: Db, subjectIds: readonly string[], day: string): Promise<Facts> {
  if (subjectIds.length === 0) return {}
  const ids = await Promise.all(subjectIds.map((id) => requireSubject(db, id)))
  const [listings, covering] = await Promise.all([
    findListings(db, ids, day),
    Promise.all(ids.map((id) => readCoveringEntries(db, id, day))),
  ])
  const ofBis = covering.flatMap(({ bis = [] }) => bis)
  const ofOfac = covering.flatMap(({ ofac = [] }) => ofac).filter(isSdn)
  const [footnotes, ownerFootnotes] = await Promise.all([
    findFootnotes(db, ids),
    findFootnotes(
      db,
      ofBis.map(({ subject_id }) => subject_id),
    ),
  ])
  return {
    'partner.cnLists': codesOf(listings, chineseCodeOf),
    'endUser.lists': codesOf(listings, usCodeOf),
    'endUser.sdnTags': distinct(listings.filter(isSdn).flatMap(({ programmes }) => programmes.map(tagOfProgramme))),
    'endUser.footnotes': footnotes,
    // The 50 % rule of BIS takes an SDN only with a tag of § 744.8(a)(1), that of OFAC takes every SDN.
    'endUser.owned50Lists': distinct([...codesOf(ofBis, usCodeOf), ...(ofOfac.length > 0 ? ['OFAC'] : [])]),
    'endUser.owned50': ownerFootnotes,
  }
}

async function requireSubject(db: Db, id: string): Promise<string> {
  const subjectId = await findSubjectId(db, id)
  if (subjectId === undefined) throw new AppError('subject.unknown', { subject: id })
  return subjectId
}

function isSdn({ source_id, list }: ListingRow): boolean {
  return codeOfEntry(source_id, list) === 'SDN'
}

function usCodeOf({ source_id, list }: ListingRow): string | null {
  const code = codeOfEntry(source_id, list)
  return code === null || chineseLists.has(code) ? null : code
}

function chineseCodeOf({ source_id, list }: ListingRow): string | null {
  const code = codeOfEntry(source_id, list)
  return code !== null && chineseLists.has(code) ? code : null
}

function codesOf(listings: readonly ListingRow[], codeOf: (listing: ListingRow) => string | null): string[] {
  return distinct(listings.flatMap((listing) => codeOf(listing) ?? []))
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted()
}

/** Footnotes of the current entries of the Entity List. */
async function findFootnotes(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ footnote: string }>`
    select distinct substring(one ->> 'key' from 'entity-list-footnote-([0-9]+)') as footnote
    from subject_records r
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    cross join lateral jsonb_array_elements(c.record -> 'facts') one
    where r.subject_id = any(${[...ids]}) and c.source_id = ${entityList}
      and one ->> 'key' like 'entity-list-footnote-%'
    order by 1
  `.execute(db)
  return rows.map(({ footnote }) => footnote)
}
