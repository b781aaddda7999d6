import { z } from 'zod'
import { countryCode } from '../../reading/countries.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { documentTypes, type ListId } from './cn-lists.ts'
import { clean, emptyParty, numberIn } from './decision.ts'
import type { Row } from './read-csv.ts'

/**
 * Two JSON collections of MOFCOM's three lists: one by party with the number of the notice, one with little more than
 * names.
 */

const measureTypes: Readonly<Record<string, ListId>> = {
  export_control_control_list: 'cn-export-control',
  export_control_watch_list: 'cn-watch-list',
  unreliable_entity_list: 'cn-unreliable-entities',
}

const Numbered = z.object({
  records: z.array(
    z.object({
      recordType: z.literal('notice').optional(),
      listOrdinal: z.number().optional(),
      entityName: z.string().optional(),
      entityNameEn: z.string().nullish(),
      aliases: z.array(z.string()).optional(),
      addresses: z.array(z.string()).optional(),
      postalCode: z.string().nullish(),
      countryName: z.string().nullish(),
      countryCode: z.string().nullish(),
      measureType: z.string(),
      restrictionSummary: z.string(),
      noticeNumber: z.string(),
      noticeTitle: z.string(),
      publishedAt: z.string().refine(isIsoDay),
      sourceUrl: z.string(),
    }),
  ),
})

const Plain = z.array(
  z.object({
    list_id: z.string(),
    entity_name: z.string(),
    aliases: z.array(z.string()),
    date_added: z.string().refine(isIsoDay),
    source_url: z.string(),
  }),
)

const plainLists: Readonly<Record<string, ListId>> = {
  'cn-attention-list': 'cn-watch-list',
  'cn-export-control-watchlist': 'cn-export-control',
  'cn-unreliable-entity-list': 'cn-unreliable-entities',
}

export interface PlainRow {
  list: ListId
  on: string
  names: string[]
}

/** Rows of either collection; the plain one only confirms who is named. Throws `Rejected` for any other file. */
export function readJson(name: string, text: string, warnings: Warnings): { rows: Row[]; plain: PlainRow[] } {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new Rejected(`${name} is not JSON.`)
  }
  const plain = Plain.safeParse(content)
  if (plain.success) {
    return { rows: [], plain: plain.data.flatMap((row) => toPlainRow(row, warnings)) }
  }
  const numbered = Numbered.safeParse(content)
  if (!numbered.success) throw new Rejected(`${name} is no collection of notices.`)
  return { rows: numbered.data.records.flatMap((record) => toRow(record, warnings)), plain: [] }
}

/**
 * Not read: Japanese reasons and the list's own country do not describe the party; the address is another page of the
 * same notice.
 */
function toPlainRow(row: z.infer<typeof Plain>[number], warnings: Warnings): PlainRow[] {
  const list = plainLists[row.list_id]
  if (list === undefined) {
    warnings.add('list-unknown', row.list_id)
    return []
  }
  // The script that made the file left the words before the name in the sentence.
  const names = [row.entity_name, ...row.aliases].map((text) =>
    clean(text)
      .replace(/^(参与对台湾地区军售的)?(美国)?(?=\p{Script=Han}|PVH)/u, '')
      .replace(/及其分支机构等外国实体$/, ''),
  )
  return [{ list, on: row.date_added, names }]
}

function toRow(record: z.infer<typeof Numbered>['records'][number], warnings: Warnings): Row[] {
  if (record.recordType === 'notice' || record.entityName === undefined) return []
  const list = measureTypes[record.measureType]
  const number = numberIn(record.noticeNumber, record.publishedAt)
  if (list === undefined || number === null) {
    warnings.add('notice-unreadable', `${record.measureType} ${record.noticeNumber}`)
    return []
  }
  const isUel = list === 'cn-unreliable-entities'
  const type = isUel
    ? 'cn/unreliable-entity-list-working-mechanism-announcement'
    : 'cn/ministry-of-commerce-announcement'
  const code = record.countryCode ?? countryCode(record.countryName ?? '')
  const party: Row['party'] = {
    ...emptyParty('company'),
    zh: clean(record.entityName),
    en: record.entityNameEn ? clean(record.entityNameEn) : null,
    aliases: (record.aliases ?? []).map(clean).filter((alias) => alias !== clean(record.entityNameEn ?? '')),
    countryCode: code ?? null,
    addresses: (record.addresses ?? []).map((text) => ({
      text: clean(text),
      ...(record.postalCode ? { postalCode: record.postalCode } : {}),
    })),
    reason: { zh: reasonIn(record.restrictionSummary), en: null },
    measures: measuresIn(record.restrictionSummary).map((zh) => ({ zh, en: null })),
    url: record.sourceUrl,
    order: record.listOrdinal ?? null,
  }
  return [
    {
      list,
      authority: isUel ? 'uel' : 'mofcom',
      on: record.publishedAt,
      url: record.sourceUrl,
      party,
      number,
      numberText: documentTypes[type]?.number?.(number.year, number.number) ?? { zh: record.noticeNumber, en: null },
      title: { zh: clean(record.noticeTitle.replace(record.noticeNumber, '')), en: null },
    },
  ]
}

const closing = /\s*本公告(未尽事宜|自).*$/

/** The numbered measures of a notice's text; none if they are not numbered. */
function measuresIn(text: string): string[] {
  const parts = clean(text)
    .replace(closing, '')
    .split(/(?:^|(?<=\s))[一二三四五六七八九十]{1,3}、/)
  return parts.slice(1).map((part) => part.trim().replace(/[；。]$/, ''))
}

/** The notices of the watch list give the reason in one clause: the end user or end use cannot be verified. */
function reasonIn(text: string): string | null {
  return /无法核实[^，。；的]+/.exec(clean(text))?.[0] ?? null
}
