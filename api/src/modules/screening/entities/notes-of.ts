import { sql } from 'kysely'

/** What was written about a name, a line each with who and when (Beijing), as an expression on `screening_entities`. */
export const notesOf = sql<string | null>`(
  select string_agg(
    u.user_name || ' ' || to_char(n.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') || ' ' || n.body,
    e'\n' order by n.id
  )
  from screening_notes n join users u on u.id = n.user_id where n.entity_id = screening_entities.id
)`

/** Names of the files attached to a name. */
export const attachmentsOf = sql<string | null>`(
  select string_agg(a.file_name, e'\n' order by a.id) from screening_attachments a
  where a.entity_id = screening_entities.id
)`
