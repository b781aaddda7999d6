import { Client } from '@elastic/elasticsearch'
import { connect } from '@qingdan/database/connection.ts'
import { nameWords, type TypedWord, typedWords } from '@qingdan/matching/name-words.ts'
import { createJointSearches } from '@qingdan/screening/joint-searches.ts'
import { createScreener } from '@qingdan/screening/screener.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { countStandingLists } from '@qingdan/search-mappings/standing-lists.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSourceDirectory } from '../../src/modules/dictionary/source-directory.ts'
import { findContaining } from '../../src/modules/sanction-search/containment.ts'
import { createSearchService } from '../../src/modules/sanction-search/service.ts'

const db = connect(process.env['DATABASE_URL'] ?? '', 'containment test', 2)
const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const ask = createJointSearches({ engine, alias })
const search = createSearchService({
  engine,
  alias,
  sources: createSourceDirectory(db),
  screener: createScreener({ engine, alias }, 0),
})
const minutes = 60_000

const asked = 400
/** Of them in characters. */
const askedHan = 100
const pageSize = 1000
const han = /^\p{Script=Han}+$/u
const ascii = /^[a-z0-9]+$/
/** Before a word that is printed as one: no letter, digit or mark, and no sign that joins. */
const wordStart = "(?<![\\p{L}\\p{M}\\p{N}'’‘ʼʻʽʾʿ`´ʹʺ″′＇‛\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060\\ufeff])"
/** A word whose Latin letters stand among others is read in the alphabet of the others ("Texнoлoгия"). */
const oneAlphabet = '(?![a-z]*[\\p{Script=Cyrillic}\\p{Script=Greek}])'

interface Printed {
  subject: string
  names: string[]
  /** The words of each name, with a space on either side of each. */
  spaced: string[]
}

let printed: Printed[] = []
let texts: string[] = []
let documents: Awaited<ReturnType<typeof readDocuments>> = new Map()
let version = ''

beforeAll(async () => {
  const { rows } = await sql<Omit<Printed, 'spaced'>>`
    select s.id as subject, array_agg(distinct printed->>'value') as names
    from subjects s
    join subject_records r on r.subject_id = s.id
    join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id and c.valid_to is null
    join sources o on o.id = c.source_id and o.role = 'list'
    cross join lateral jsonb_array_elements(c.record->'names') printed
    where s.merged_into is null and s.is_listed
    group by s.id order by s.id
  `.execute(db)
  documents = await readDocuments()
  printed = rows.map(({ subject, names }) => {
    const all = [...new Set([...names, ...(documents.get(subject)?.names ?? []).map(({ value }) => value)])]
    return { subject, names: all, spaced: all.map((name) => ` ${nameWords(name).join(' ')} `) }
  })
  const names = printed.flatMap((one) => one.names)
  const chinese = names.filter((name) => han.test(name))
  texts = [...textsOf(names, asked - askedHan), ...textsOf(chinese, askedHan)]
  version = Object.keys(await engine.indices.getAlias({ name: alias })).join()
}, 2 * minutes)

afterAll(async () => {
  await engine.close()
  await db.destroy()
})

/** What searches know of each subject: its names, also those which no list prints, and its lists. */
async function readDocuments(): Promise<Map<string, Pick<SubjectDocument, 'names' | 'row'>>> {
  const found = new Map<string, Pick<SubjectDocument, 'names' | 'row'>>()
  const _source = ['id', 'names', 'row']
  const documents = engine.helpers.scrollDocuments<SubjectDocument>({ index: alias, size: 2000, _source })
  for await (const { id, names, row } of documents) found.set(id, { names, row })
  return found
}

/** Whole words, beginnings of words, two words, and runs of characters, of names from the first to the last. */
function textsOf(names: readonly string[], count: number): string[] {
  const found = new Set<string>()
  const step = Math.max(1, Math.floor(names.length / (count * 2)))
  for (let at = 0; at < names.length && found.size < count; at += step) {
    const text = textOf(nameWords(names[at] ?? ''), at / step)
    if (typedWords(text) !== null) found.add(text)
  }
  return [...found]
}

function textOf(words: readonly string[], turn: number): string {
  const [word = '', next = ''] = [words[turn % words.length], words[(turn + 1) % words.length]]
  const start = turn % Math.max(1, words.length - 1)
  const length = 1 + (turn % 4)
  if (han.test(word)) return words.slice(start, start + length).join('')
  const beginning = word.slice(0, length + 1)
  return [word, beginning, `${word} ${next}`, `${next} ${beginning}`][turn % 4] ?? ''
}

/** Subjects with a name that has the words, by reading every name. */
function scan(text: string): string[] {
  const wanted = (typedWords(text) ?? []).map(spacedOf)
  return printed.flatMap(({ subject, spaced }) =>
    spaced.some((name) => wanted.every((word) => name.includes(word))) ? [subject] : [],
  )
}

function spacedOf({ text, as }: TypedWord): string {
  if (as === 'beginning') return ` ${text}`
  return as === 'part' ? ` ${[...text].join(' ')} ` : ` ${text} `
}

/** Subjects with a name in which the letters stand as typed: a part of the others, found without our folding. */
function scanAsPrinted(text: string): string[] {
  if (!han.test(text) && !ascii.test(text)) return []
  const pattern = new RegExp(han.test(text) ? text : wordStart + text + oneAlphabet, 'iu')
  return printed.flatMap(({ subject, names }) => (names.some((name) => pattern.test(name)) ? [subject] : []))
}

async function found(text: string): Promise<{ ids: string[]; containing: number; count: number }> {
  const ids: string[] = []
  const containment = await findContaining(ask, version, text, {})
  if (containment === null) throw new Error(`${text} was not searched for`)
  for (;;) {
    const answer = await containment.page({ shown: [], from: ids.length, size: pageSize })
    ids.push(...answer.hits.map(({ id }) => id))
    const { containing, count } = answer
    if (ids.length >= count || answer.hits.length === 0) return { ids: ids.toSorted(), containing, count }
  }
}

test('hundreds of words, beginnings and runs of characters find every subject that a scan of all names finds', {
  timeout: 10 * minutes,
}, async () => {
  expect(texts.length).toBe(asked)
  expect(texts.filter((text) => han.test(text)).length).toBeGreaterThan(askedHan / 2)
  let subjects = 0
  for (const text of texts) {
    const [expected, { ids, ...counts }] = [scan(text), await found(text)]
    expect(ids, text).toEqual(expected.toSorted())
    expect(counts, text).toEqual({ containing: expected.length, count: expected.length })
    const missed = scanAsPrinted(text).filter((subject) => !ids.includes(subject))
    expect(missed, text).toEqual([])
    subjects += ids.length
  }
  expect(subjects).toBeGreaterThan(8000)
})

test('beneath the scored rows the others stand, each once, with the true total', {
  timeout: 10 * minutes,
}, async () => {
  for (const text of texts.filter((_, at) => at % 5 === 0)) {
    if ([...text].length < 2) continue
    const expected = new Set(scan(text))
    const { data, count, scoredCount, verdict } = await search.search({ keyword: text, page: 1, pageSize: 10_000 })
    const contained = data.filter((row) => row.containment).map(({ id }) => id)
    const scored = data.filter((row) => !row.containment).map(({ id }) => id)
    expect([verdict.containing, data.length, scored.length], text).toEqual([expected.size, count, scoredCount])
    for (const id of scored) expected.delete(id)
    expect(contained.toSorted(), text).toEqual([...expected].toSorted())
    const order = contained.map((id) => countStandingLists(documents.get(id)?.row.listings ?? []))
    expect(order, text).toEqual(order.toSorted((a, b) => b - a))
  }
})
