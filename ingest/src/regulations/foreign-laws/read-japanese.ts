import type { LawPart, LawPassage, TextDays } from '@qingdan/database/law-text.ts'
import { parse } from 'yaml'
import { z } from 'zod'
import { Rejected } from '../../rejected.ts'
import { hanNumber } from '../cn-laws/article-numbers.ts'
import type { LawText } from '../cn-laws/law-parts.ts'

interface Node {
  type: string
  label?: string | undefined
  title?: string | null | undefined
  content: (string | Node)[]
}

const Node: z.ZodType<Node> = z.object({
  type: z.string(),
  label: z.string().optional(),
  title: z.string().nullish(),
  get content() {
    return z.array(z.union([z.string(), Node])).default([])
  },
})
const Instrument = z.object({
  title: z.tuple([z.object({ ja: z.string() })]),
  document_id: z.string(),
  approval_history: z.array(z.string()).default([]),
  content: z.array(Node).nonempty(),
})

const headingLevels: Readonly<Record<string, number>> = { part: 1, chapter: 1, section: 2, subsection: 3 }
/** 第二十五条の二, 第五十五条の九の二; 第四十九条及び第五十条 is article 49. */
const articleNumber = /^第([一二三四五六七八九十百千]+)条((?:の[一二三四五六七八九十百]+)*)/

/** A Japanese law or order as the transcription by article in YAML has it. Its appended tables are not transcribed. */
export function readJapanese(content: string): LawText & { title: string; number: string; textDays: TextDays } {
  const read = Instrument.safeParse(parse(content))
  if (!read.success) throw new Rejected(`A Japanese text is not in its usual form: ${read.error.message}`)
  const {
    title: [{ ja: title }],
    document_id: number,
    approval_history: preamble,
    content: nodes,
  } = read.data
  const parts = nodes.flatMap(partsOf)
  if (JSON.stringify(parts).includes('別表')) parts.push(tables)
  return { title, number, preamble, parts, textDays: { takenOn: null, amendedOn: newestDay(preamble) } }
}

/** First years of the eras. */
const eras: Readonly<Record<string, number>> = { 明治: 1868, 大正: 1912, 昭和: 1926, 平成: 1989, 令和: 2019 }
const inForceFrom =
  /^(明治|大正|昭和|平成|令和)([元一二三四五六七八九十]+)年([一二三四五六七八九十]+)月([一二三四五六七八九十]+)日\s*施行/

/** The latest day since which an amendment of the list is in force, ISO; null if none has one. */
function newestDay(amendments: readonly string[]): string | null {
  const days = amendments.flatMap((line) => {
    const [, era = '', year = '', ...monthAndDay] = inForceFrom.exec(line) ?? []
    const first = eras[era]
    if (first === undefined) return []
    const numbers = [first - 1 + (year === '元' ? 1 : hanNumber(year)), ...monthAndDay.map(hanNumber)]
    return [numbers.map((number) => String(number).padStart(2, '0')).join('-')]
  })
  return days.toSorted().at(-1) ?? null
}

const tables: LawPart = { kind: 'article', id: 'annex', label: '別表', heading: null, passages: [], isOmitted: true }

function partsOf(node: Node): LawPart[] {
  const level = headingLevels[node.type]
  if (level !== undefined) {
    const text = [node.label, node.title].filter(Boolean).join(' ')
    return [{ kind: 'heading', level, text }, ...node.content.flatMap((child) => (isNode(child) ? partsOf(child) : []))]
  }
  if (node.type !== 'clause') throw new Rejected(`A Japanese text has a part of the unknown type “${node.type}”.`)
  const { label = '' } = node
  const [, main, branches = ''] = articleNumber.exec(label) ?? []
  if (main === undefined) throw new Rejected(`An article of a Japanese text is called “${label}”.`)
  const ids = [main, ...branches.split('の').slice(1)].map(hanNumber)
  const heading = node.title?.replace(/^（(.*)）$/, '$1') || null
  return [{ kind: 'article', id: ids.join('-'), label, heading, passages: node.content.flatMap(passagesOf) }]
}

function passagesOf(child: string | Node): LawPassage[] {
  if (!isNode(child)) return [{ kind: 'text', text: oneLine(child) }]
  const [first, ...rest] = child.content
  if (child.label === undefined || first === undefined || isNode(first)) return child.content.flatMap(passagesOf)
  return [{ kind: 'text', text: `${child.label}　${oneLine(first)}` }, ...rest.flatMap(passagesOf)]
}

const isNode = (child: string | Node): child is Node => typeof child !== 'string'

/** Japanese has no spaces between characters; those of the transcription are ends of lines. */
function oneLine(text: string): string {
  return text.replace(/[^\S　]*\n[^\S　]*/g, '').trim()
}
