import { createHash } from 'node:crypto'
import { text as readAll } from 'node:stream/consumers'
import type { LawCategory, LawVersion } from '@qingdan/database/law-text.ts'
import { readBundle } from '../../formats/bundle/bundle.ts'
import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { utf8Text } from '../../formats/utf8-text.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { articlesOf, breaksOff, checkArticles, type LawText } from './law-parts.ts'
import { readMarkdown } from './read-markdown.ts'
import { readYaml } from './read-yaml.ts'
import { readStatus } from './stated-status.ts'

const indexName = 'laws-index.csv'
const columns = [
  ...['title_zh', 'title_en', 'short_title_zh', 'level', 'authority_ref', 'publish_date', 'effective_date', 'status'],
  ...['official_url_zh', 'official_url_en', 'text_files', 'metadata_sources', 'note'],
]

const categories: Readonly<Record<string, LawCategory>> = {
  法律: 'statute',
  行政法规: 'administrative-regulation',
  部门规章: 'departmental-rule',
  司法解释: 'judicial-interpretation',
  '部门公告 / 阻断禁令': 'announcement',
}

/** Reads the index of Chinese laws and the texts that it names, from one bundle. The index comes first. */
export async function parseLaws(content: AsyncIterable<Uint8Array>, warnings: Warnings) {
  const rows: Row[] = []
  const files = new Map<string, string>()
  for await (const { name, chunks } of readBundle(content)) {
    if (name === indexName) {
      for await (const row of readTable(chunks, { delimiter: ',', columns }, warnings)) rows.push(row)
    } else files.set(name, await readAll(utf8Text(chunks)))
  }
  if (rows.length === 0) throw new Rejected(`The bundle has no laws in ${indexName}.`)
  const laws = rows.map((row) => toLaw(row, files, warnings))
  refuseTwice(laws)
  return { laws, asOf: checkedOn(rows) }
}

/** The latest day on which the index was compared with the official databases. */
function checkedOn(rows: readonly Row[]): string {
  const days = rows.flatMap(
    ({ status = '' }) => /listed as 现行, (?<day>\d{4}-\d\d-\d\d)/.exec(status)?.groups?.['day'] ?? [],
  )
  const last = days.toSorted().at(-1)
  if (last === undefined) throw new Rejected('The index does not say when it was checked.')
  return last
}

function toLaw(row: Row, files: ReadonlyMap<string, string>, warnings: Warnings): LawVersion {
  const title = row['title_zh'] ?? ''
  if (title === '') throw new Rejected('A row of the index has no title.')
  const publishedOn = dayOf(row, 'publish_date', warnings)
  if (publishedOn === null) throw new Rejected(`${title} has no day of publication.`)
  const status = statusOf(row, warnings)
  const category = categories[row['level'] ?? '']
  if (category === undefined) throw new Rejected(`${title} is of the unknown level “${row['level'] ?? ''}”.`)
  const work = row['short_title_zh'] || title
  const { text, sources } = textOf(row, files, warnings)
  return {
    kind: 'law',
    id: `cn-${shortHash(work)}-${publishedOn}`,
    work: `cn-${shortHash(work)}`,
    countryCode: 'CN',
    category,
    title: { zh: title, en: row['title_en'] || null, local: null },
    abbreviation: work === title ? null : work,
    number: numberOf(row['authority_ref'] ?? ''),
    authority: authorityOf(row),
    publishedOn,
    effectiveOn: dayOf(row, 'effective_date', warnings),
    ...status,
    note: row['note'] || null,
    summary: null,
    urls: { zh: row['official_url_zh'] || null, en: row['official_url_en'] || null },
    textSources: sources,
    preamble: text?.preamble ?? [],
    parts: text?.parts ?? [],
    isIncomplete: text !== null && breaksOff(text),
  }
}

function statusOf(row: Row, warnings: Warnings): Pick<LawVersion, 'end' | 'isStatedInForce' | 'statedStatus'> {
  const stated = row['status'] ?? ''
  const read = readStatus(stated)
  if (read === null) warnings.add('unknown-status', `${row['title_zh'] ?? ''}: ${stated}`)
  return { ...(read ?? { end: null, isStatedInForce: false }), statedStatus: stated || null }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** 国务院令第835号 of "国务院令第835号"; null where the reference repeats the title. */
function numberOf(reference: string): string | null {
  return reference.endsWith('号') ? reference.replace(/^最高人民法院/, '') : null
}

function authorityOf(row: Row): string | null {
  const reference = row['authority_ref'] ?? ''
  const named = /^(?:最高人民法院|全国人大常委会|国务院|商务部)/.exec(reference)?.[0]
  if (named !== undefined) return named
  return { 法律: '全国人民代表大会及其常务委员会', 行政法规: '国务院', 部门规章: '商务部' }[row['level'] ?? ''] ?? null
}

function dayOf(row: Row, column: string, warnings: Warnings): string | null {
  const stated = row[column] ?? ''
  if (stated === '' || isIsoDay(stated)) return stated || null
  warnings.add('impossible-date', `${row['title_zh'] ?? ''}: ${stated}`)
  return null
}

/** The first text that the row names; where the others say something else, it is reported. */
function textOf(row: Row, files: ReadonlyMap<string, string>, warnings: Warnings) {
  const title = row['title_zh'] ?? ''
  const all = (row['text_files'] ?? '').split(';').filter((path) => path !== '')
  const inMarkdown = all.filter((path) => path.endsWith('.md'))
  // The transcriptions in YAML are of a PDF, with articles misnumbered: read only where there is no other.
  const paths = inMarkdown.length > 0 ? inMarkdown : all
  const read = paths.map((path) => {
    const name = path.split('/').at(-1) ?? ''
    const content = files.get(name)
    if (content === undefined) throw new Rejected(`The text ${name} of ${title} is not in the bundle.`)
    const text = name.endsWith('.yml') ? readYaml(content) : readMarkdown(content)
    checkArticles(`${title} (${name})`, text, warnings)
    return { text, source: sourceOf(path) }
  })
  const [first, ...others] = read
  for (const other of others) if (first !== undefined) reportDifferences(title, first.text, other.text, warnings)
  return { text: first?.text ?? null, sources: read.map(({ source }) => source) }
}

function sourceOf(path: string): string {
  if (path.includes('lawrefbook')) return 'LawRefBook/Laws'
  return path.includes('just-laws') ? 'ImCa0/just-laws' : 'ammitto/data-cn'
}

function reportDifferences(title: string, one: LawText, other: LawText, warnings: Warnings): void {
  const texts = new Map(articlesOf(other).map((article) => [article.id, folded(article)]))
  for (const article of articlesOf(one)) {
    if (texts.get(article.id) !== folded(article)) warnings.add('law-texts-differ', `${title} ${article.label}`)
  }
  if (articlesOf(one).length !== texts.size) warnings.add('law-texts-differ', `${title}: ${texts.size}`)
}

/** Transcriptions differ in spaces and in the width of signs. */
function folded({ passages }: ReturnType<typeof articlesOf>[number]): string {
  return passages.map(({ text }) => text.normalize('NFKC').replace(/[\s\p{P}]/gu, '')).join('')
}

function refuseTwice(laws: readonly LawVersion[]): void {
  const seen = new Set<string>()
  for (const { id, title, publishedOn } of laws) {
    if (seen.has(id)) throw new Rejected(`${title.zh} of ${publishedOn} is there twice.`)
    seen.add(id)
  }
}
