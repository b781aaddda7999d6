import { createHash } from 'node:crypto'
import { text as readAll } from 'node:stream/consumers'
import type { LawCategory, LawVersion, TextDays } from '@qingdan/database/law-text.ts'
import { z } from 'zod'
import { readBundle } from '../../formats/bundle/bundle.ts'
import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { readJsonLines } from '../../formats/json-lines/read-json-lines.ts'
import { utf8Text } from '../../formats/utf8-text.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { articlesOf, type LawText } from '../cn-laws/law-parts.ts'
import { readJapanese } from './read-japanese.ts'
import { readKorean } from './read-korean.ts'

const columns = [
  ...['jurisdiction', 'title_local', 'title_en', 'title_zh', 'abbreviation', 'kind', 'authority'],
  ...['publish_date', 'effective_date', 'status', 'official_url', 'last_checked', 'metadata_source'],
]

const jurisdictions: Readonly<Record<string, string>> = {
  Canada: 'CA',
  China: 'CN',
  'European Union': 'EU',
  Japan: 'JP',
  'Korea, South': 'KR',
  'Multilateral regime': 'INT',
  'United Kingdom': 'GB',
  'United States': 'US',
}

const categories: Readonly<Record<string, LawCategory>> = {
  law: 'statute',
  Act: 'statute',
  'Federal statute': 'statute',
  条例: 'regulation',
  Regulation: 'regulation',
  'Final Rule': 'regulation',
  cabinet_order: 'cabinet-order',
  ministerial_order: 'ministerial-order',
  circular: 'circular',
  sanction_list: 'list',
  international_regime: 'regime',
}

const inForce = new Set(['现行', 'current', 'current as amended', 'promulgation date of the captured version'])

/** What the index states of some acts in place of who made them: their form, or their number. */
const forms = new Set(['欧盟条例', 'EU Regulation', 'Council Regulation', 'Federal statute', 'Act of Parliament'])
const numbers = /^(?:\d+ CFR Part \d+|Public Law \d+-\d+.*)$/

/** The lists of China by the keys of their programmes, as China calls them. */
const chineseTitles: Readonly<Record<string, string>> = {
  'CN-CML': '反制清单',
  'CN-ECL': '出口管制管控名单',
  'CN-ECWL': '关注名单',
  'CN-UEL': '不可靠实体清单',
  'CN-TAO-DIEHARD': '“台独”顽固分子清单',
  'CN-TAO-ACCOMP': '“台独”打手帮凶名单',
}

/** The index calls the control list a watch list, which is another one. */
const correctedTitles: Readonly<Record<string, string>> = {
  'Export Control Watch List (Controlled List)': 'Export Control List',
}

/** Journalists: what they published is no programme of sanctions. */
const noAuthorities = new Set(['zz_icij'])

const Programme = z.object({
  key: z.string().regex(/^[A-Z0-9-]+$/),
  title: z.string().min(1),
  url: z.string(),
  summary: z.string().nullable(),
  issuer: z.string(),
  measures: z.array(z.string()).default([]),
  status: z.enum(['ended', 'legacy']).optional(),
})
const Issuer = z.object({ _file: z.string(), name: z.string(), territory: z.string().nullish() })
type Issuer = z.infer<typeof Issuer>

/** Reads the index of laws of other countries, the texts of those that were transcribed, and the sanctions programmes with those who issued them, from one bundle. */
export async function parseForeignLaws(content: AsyncIterable<Uint8Array>, warnings: Warnings) {
  const { rows, programmes, issuers, texts } = await readFiles(content, warnings)
  const checked = rows
    .flatMap(({ last_checked: day = '' }) => (isIsoDay(day) ? [day] : []))
    .toSorted()
    .at(-1)
  if (checked === undefined)
    throw new Rejected('The index of foreign laws has no row, or no day on which it was checked.')
  const laws = rows.map((row) => withText(toLaw(row, warnings), texts, warnings))
  const issued = programmes.filter(({ issuer }) => !noAuthorities.has(issuer))
  const all = [...laws, ...issued.map((programme) => toProgramme(programme, issuers))]
  const ids = all.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Rejected(`The law ${twice} is there twice.`)
  return { laws, programmes: all.slice(laws.length), asOf: checked }
}

interface ForeignText extends LawText {
  number: string | null
  textDays: TextDays
  source: string
}

async function readFiles(content: AsyncIterable<Uint8Array>, warnings: Warnings) {
  const rows: Row[] = []
  const programmes: z.infer<typeof Programme>[] = []
  const issuers = new Map<string, Issuer>()
  const texts = new Map<string, ForeignText>()
  for await (const { name, chunks } of readBundle(content)) {
    if (name === 'foreign-laws-index.csv') {
      for await (const row of readTable(chunks, { delimiter: ',', columns }, warnings)) rows.push(row)
    } else if (name === 'sanctions-programs.jsonl') {
      for await (const line of readJsonLines(chunks)) programmes.push(asForm(Programme, line))
    } else if (name === 'sanctions-issuers.jsonl') {
      for await (const line of readJsonLines(chunks)) {
        const issuer = asForm(Issuer, line)
        issuers.set(issuer._file, issuer)
      }
    } else {
      for (const [title, text] of textsOf(name, await readAll(utf8Text(chunks)))) texts.set(title, text)
    }
  }
  return { rows, programmes, issuers, texts }
}

/** The texts in a file, by title; none in a file of another kind. Of the Korean laws the index has those on trade. */
function textsOf(name: string, content: string): [string, ForeignText][] {
  if (name.endsWith('.yml')) {
    const text = readJapanese(content)
    return [[text.title, { ...text, source: 'ammitto/data-jp' }]]
  }
  if (name !== 'korean-law.json') return []
  const source = 'law.go.kr (seelpeed-debug/export-controls-agent-mcp)'
  return [...readKorean(content)].map(([title, text]) => [title, { ...text, source }])
}

/** A law with its text, which is found by the title in the language of the law. */
function withText(law: LawVersion, texts: ReadonlyMap<string, ForeignText>, warnings: Warnings): LawVersion {
  const text = texts.get(law.title.local ?? '')
  if (text === undefined) return law
  const ids = articlesOf(text).map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) warnings.add('designator-out-of-order', `${law.title.en} ${twice}`)
  const { number, preamble, parts, textDays, source } = text
  return { ...law, number, preamble, parts, textDays, textSources: [source] }
}

function asForm<Form extends z.ZodType>(form: Form, line: Record<string, unknown>): z.infer<Form> {
  const read = form.safeParse(line)
  if (!read.success) throw new Rejected(`A programme is not in its usual form: ${JSON.stringify(line).slice(0, 100)}.`)
  return read.data
}

const nothing = {
  kind: 'law',
  end: null,
  effectiveOn: null,
  publishedOn: null,
  number: null,
  note: null,
  summary: null,
  textSources: [],
  preamble: [],
  parts: [],
  isIncomplete: false,
} satisfies Partial<LawVersion>

/** What must be known of a law; refuses a row without it. */
function placeOf(row: Row): { title: string; countryCode: string; category: LawCategory } {
  const title = row['title_en'] ?? ''
  if (title === '') throw new Rejected('A row of the index of foreign laws has no title.')
  const jurisdiction = row['jurisdiction'] ?? ''
  const countryCode = jurisdictions[jurisdiction]
  if (countryCode === undefined) throw new Rejected(`${title} is of the unknown jurisdiction “${jurisdiction}”.`)
  const kind = row['kind'] ?? ''
  const category = categories[kind]
  if (category === undefined) throw new Rejected(`${title} is of the unknown kind “${kind}”.`)
  return { title, countryCode, category }
}

function toLaw(row: Row, warnings: Warnings): LawVersion {
  const { title, countryCode, category } = placeOf(row)
  const status = row['status'] ?? ''
  if (status !== '' && !inForce.has(status)) warnings.add('unknown-status', `${title}: ${status}`)
  const local = row['title_local'] || null
  const isChinese = countryCode === 'CN'
  const id = `${countryCode.toLowerCase()}-${createHash('sha256').update(title).digest('hex').slice(0, 8)}`
  const url = webAddress(row['official_url'] ?? '')
  return {
    ...nothing,
    id,
    work: id,
    countryCode,
    category,
    title: {
      zh: isChinese ? local : row['title_zh'] || null,
      en: correctedTitles[title] ?? title,
      local: isChinese ? null : local,
    },
    abbreviation: row['abbreviation'] || null,
    ...authorityIn(row['authority'] ?? ''),
    publishedOn: dayOf(row, 'publish_date', warnings),
    effectiveOn: dayOf(row, 'effective_date', warnings),
    isStatedInForce: inForce.has(status),
    statedStatus: status || null,
    urls: { zh: isChinese ? url : null, en: isChinese ? null : url },
  }
}

function authorityIn(stated: string): Pick<LawVersion, 'authority' | 'number'> {
  if (numbers.test(stated)) return { authority: null, number: stated }
  return { authority: stated === '' || forms.has(stated) ? null : stated, number: null }
}

function dayOf(row: Row, column: string, warnings: Warnings): string | null {
  const stated = row[column] ?? ''
  if (stated === '' || isIsoDay(stated)) return stated || null
  warnings.add('impossible-date', `${row['title_en'] ?? ''}: ${stated}`)
  return null
}

function toProgramme(programme: z.infer<typeof Programme>, issuers: ReadonlyMap<string, Issuer>): LawVersion {
  const issuer = issuers.get(programme.issuer)
  if (issuer === undefined)
    throw new Rejected(`The programme ${programme.key} is issued by the unknown ${programme.issuer}.`)
  const id = `programme-${programme.key.toLowerCase()}`
  return {
    ...nothing,
    id,
    work: id,
    countryCode: countryOf(programme.issuer, issuer),
    category: 'programme',
    title: { zh: chineseTitles[programme.key] ?? null, en: programme.title, local: null },
    abbreviation: programme.key,
    authority: issuer.name,
    end: programme.status === 'ended' ? { how: 'repealed', on: null } : null,
    isStatedInForce: false,
    statedStatus: programme.status ?? null,
    note: programme.measures.length > 0 ? programme.measures.join('; ') : null,
    summary: programme.summary?.trim() || null,
    urls: { zh: null, en: webAddress(programme.url) },
  }
}

/** The United Nations and bodies of several countries have no territory. */
function countryOf(key: string, { territory }: Issuer): string {
  if (key === 'zz_unsc') return 'UN'
  return territory == null || territory === 'zz' ? 'INT' : territory.toUpperCase()
}

/** Only addresses of the web are shown as links. */
function webAddress(stated: string): string | null {
  return /^https?:\/\//.test(stated) && URL.canParse(stated) ? stated : null
}
