import { createHash } from 'node:crypto'
import type { LawPart, LawVersion } from '@qingdan/database/law-text.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'

interface ArticleText {
  law_id: string
  article: string
  sha256: string
  /** Of a text that was not there before. */
  since: string
  /** Of a text that replaces another: the day of the edition that brought it. */
  changed: string
}

/**
 * Computes anew what each article of the laws of a regulation says. An article whose text differs, or that its law no
 * longer has, gets the day since when; one that says the same keeps its day. Does nothing for other regulations.
 */
export async function recordArticleTexts(trx: Transaction<Database>, regulationId: string): Promise<void> {
  const entries = await trx
    .selectFrom('regulation_entries')
    .select(['entry_id', 'content', 'valid_from'])
    .where('regulation_id', '=', regulationId)
    .where('valid_to', 'is', null)
    .where(sql`content ->> 'kind'`, '=', 'law')
    .execute()
  if (entries.length === 0) return
  const texts = entries.flatMap(({ content, valid_from }) => articleTexts(content as LawVersion, valid_from))
  const day =
    entries
      .map(({ valid_from }) => valid_from)
      .toSorted()
      .at(-1) ?? ''
  await sql`
    with now_said as (
      select * from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as t (law_id text, article text, sha256 text, since date, changed date)
    ), gone as (
      update article_texts a set sha256 = null, since = ${day}::date
      where a.regulation_id = ${regulationId} and a.sha256 is not null
        and not exists (select from now_said n where n.law_id = a.law_id and n.article = a.article)
    ), changed as (
      update article_texts a set sha256 = n.sha256, since = greatest(n.since, n.changed) from now_said n
      where n.law_id = a.law_id and n.article = a.article and a.sha256 is distinct from n.sha256
    )
    insert into article_texts (regulation_id, law_id, article, sha256, since)
    select ${regulationId}, law_id, article, sha256, since from now_said
    on conflict (law_id, article) do nothing
  `.execute(trx)
}

function articleTexts(law: LawVersion, validFrom: string): ArticleText[] {
  return law.parts.flatMap((part) =>
    part.kind === 'article'
      ? [
          {
            law_id: law.id,
            article: part.id,
            sha256: hashOf(part),
            since: law.effectiveOn ?? validFrom,
            changed: validFrom,
          },
        ]
      : [],
  )
}

/** The publisher's own text where it is known, otherwise what we have of it. */
function hashOf(part: Extract<LawPart, { kind: 'article' }>): string {
  if (part.sha256 !== undefined) return part.sha256
  const text = [part.heading ?? '', ...part.passages.map((passage) => passage.text)].join('\n')
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim(), 'utf8').digest('hex')
}
