import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Db } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import xz from 'xz-decompress'
import type { RecordRow, SubjectRow } from '../../src/modules/sanction-detail/repository.ts'

export interface LoadedSubject extends SubjectRow {
  /** Its current records, by number of the source. */
  records: RecordRow[]
}

/** Every subject with a current record of a list, or of a source of the given roles, in pages. */
export async function* loadedSubjects(db: Db, roles = ['list']): AsyncGenerator<LoadedSubject[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<LoadedSubject>`
      select s.id, s.type, s.sub_types, s.name, s.is_listed,
        jsonb_agg(jsonb_build_object('source_id', c.source_id, 'publisher_id', c.publisher_id, 'record', c.record,
          'valid_to', null, 'added_on', null, 'first_edition_on', f.published_on) order by o.source_number, c.publisher_id) as records
      from (select * from subjects where merged_into is null and id > ${after} order by id limit 1000) s
      join subject_records r on r.subject_id = s.id
      join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
      join sources o on o.id = c.source_id and o.role = any(${roles})
      cross join lateral (select min(published_on) as published_on from snapshots n where n.source_id = o.id) f
      group by s.id, s.type, s.sub_types, s.name, s.is_listed
      order by s.id
    `.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
    yield rows
  }
}

/** One entry event of OFAC's file. */
export interface OfacEntryEvent {
  party: string
  list: string
  /** ISO. */
  date: string
}

const element =
  /<List ID="(\d+)"[^>]*>([^<]*)<\/List>|<SanctionsEntry [^>]*?ProfileID="(\d+)" ListID="(\d+)"[^>]*>(.*?)<\/SanctionsEntry>/gs
const eventDate = /<EntryEvent .*?<Year>(\d+)<\/Year>\s*<Month>(\d+)<\/Month>\s*<Day>(\d+)<\/Day>/gs

/** Who was entered on which list when, by SDN_ADVANCED.XML of an edition: read without the ingest's reader. */
export async function readOfacEntries(folder: string, edition: string): Promise<OfacEntryEvent[]> {
  const file = createReadStream(`${folder}/sanctions/us-ofac-sdn/${edition}/sdn_advanced.xml.xz`)
  const unpacked = new xz.XzReadableStream(Readable.toWeb(file) as ReadableStream<Uint8Array>)
  const lists = new Map<string, string>()
  const events: OfacEntryEvent[] = []
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of unpacked) {
    text += decoder.decode(chunk, { stream: true })
    let end = 0
    for (const match of text.matchAll(element)) {
      end = match.index + match[0].length
      const [, listId = '', listName = '', party = '', on = '', content = ''] = match
      if (listId !== '') lists.set(listId, listName)
      for (const [, year = '', month = '', day = ''] of content.matchAll(eventDate)) {
        const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
        events.push({ party, list: lists.get(on) ?? on, date })
      }
    }
    // An element that the chunk cut stays; other text is of no interest.
    const rest = text.slice(end)
    const start = rest.search(/<(SanctionsEntry|List) /)
    text = start < 0 ? rest.slice(-20) : rest.slice(start)
  }
  return events
}
