import type { PublishedText } from '@qingdan/database/record.ts'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { documentTypes, type ListId, lawOf, listIn } from './cn-lists.ts'
import { type Change, clean, type Decision, emptyParty, numberIn, type Party } from './decision.ts'

/** Notices entered by hand: YAML in the format described in README.md, which the collected announcements use too. */

const Day = z.string().refine(isIsoDay)
const Text = z.strictObject({ 'zh-Hans': z.string().optional(), en: z.string().optional() })

const Announcement = z.strictObject({
  /** One entry with both languages, or one per language. */
  title: z.array(Text),
  url: z.string(),
  lang: z.string().optional(),
  publish_date: Day,
  publish_time: z.string().optional(),
  authority: z.string(),
  publisher: z.string().optional(),
  type: z.string(),
  document_id: z.string().optional(),
  signatory: z.string().optional(),
  signatory_title: z.string().optional(),
  content: z.string(),
})

const Measure = z.strictObject({
  /** The curator's codes; the text fields repeat the same in words. */
  type: z.array(z.string()),
  'zh-Hans': z.string(),
  en: z.string().optional(),
})

const Entity = z.strictObject({
  name: Text,
  alias: z.array(z.string()).optional(),
  type: z.enum(['organization', 'individual']),
  title: Text.optional(),
  gender: z.enum(['male', 'female']).optional(),
  country: z.string().length(2).optional(),
  address: z.string().optional(),
  effective_date: Day,
  effective_time: z.string().optional(),
  sanction_list: z.string(),
  reason: z.array(Text),
  measures: z.array(Measure),
})

const Instrument = z.strictObject({ id: z.string(), articles: z.array(z.string()).optional() })

const Notice = z.strictObject({
  announcement: Announcement,
  sanction_details: z.strictObject({ instruments: z.array(Instrument), entities: z.array(Entity).min(1) }),
})

const Update = z.strictObject({
  announcement: Announcement,
  measure_modifications: z.strictObject({
    instruments: z.array(Instrument),
    modifications: z
      .array(
        z.strictObject({
          action: z.enum(['suspend', 'stop']),
          target_announcement_id: z.string(),
          target_announcement_date: Day,
          effective_date: Day,
          /** First day after the period. */
          until_date: Day.optional(),
          notes: z.string(),
        }),
      )
      .min(1),
  }),
})

/** What one notice says. An investigation lists no party: it is attached to the listing that may follow. */
export interface ReadNotice {
  publishedOn: string
  decisions: Decision[]
  changes: Change[]
  investigated: { list: ListId; party: Party; on: string; title: PublishedText }[]
}

/** Reads one notice. Throws `Rejected` for any other document, and for a field that is not read here. */
export function readNotice(name: string, text: string, warnings: Warnings): ReadNotice {
  let content: unknown
  try {
    content = parseYaml(text)
  } catch (error) {
    throw new Rejected(`${name} is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
  const isUpdate = typeof content === 'object' && content !== null && 'measure_modifications' in content
  const parsed = isUpdate ? Update.safeParse(content) : Notice.safeParse(content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Rejected(`${name} is no notice: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const publishedOn = parsed.data.announcement.publish_date
  const none = { publishedOn, decisions: [], changes: [], investigated: [] }
  if ('measure_modifications' in parsed.data) return { ...none, changes: toChanges(name, parsed.data, warnings) }
  return { ...none, ...toDecisions(name, parsed.data, warnings) }
}

function toText(texts: readonly z.infer<typeof Text>[]): PublishedText {
  const pick = (language: 'zh-Hans' | 'en') => texts.find((text) => text[language])?.[language]
  const line = (text: string | undefined) => (text === undefined ? null : clean(text))
  return { zh: line(pick('zh-Hans')), en: line(pick('en')) }
}

function toDecisions(
  name: string,
  { announcement, sanction_details: details }: z.infer<typeof Notice>,
  warnings: Warnings,
): Pick<ReadNotice, 'decisions' | 'investigated'> {
  const title = toText(announcement.title)
  const type = documentTypes[announcement.type]
  if (type === undefined) warnings.add('notice-type-unknown', `${name}: ${announcement.type}`)
  const number = numberIn(announcement.document_id ?? '', announcement.publish_date)
  const text = announcement.content.trim()
  const decisions = new Map<ListId, Decision>()
  const investigated: ReadNotice['investigated'] = []
  for (const [index, entity] of details.entities.entries()) {
    // The title names the list; in one notice of the collection the parties have the wrong list.
    const list = listIn(title.zh ?? '') ?? listIn(entity.sanction_list)
    if (list === null) {
      warnings.add('list-unknown', `${name}: ${entity.sanction_list}`)
      continue
    }
    const party = toParty(entity, index + 1, announcement, text)
    if (entity.measures.some(({ type: codes }) => codes.includes('investigation'))) {
      investigated.push({ list, party, on: announcement.publish_date, title })
      continue
    }
    const decision: Decision = decisions.get(list) ?? {
      list,
      authority: type?.authority ?? 'mofcom',
      number,
      numberText:
        number === null || !type?.number
          ? { zh: announcement.document_id ?? null, en: null }
          : type.number(number.year, number.number),
      title,
      publishedOn: announcement.publish_date,
      effectiveOn: entity.effective_date,
      urls: [announcement.url],
      legalBases: details.instruments.flatMap(({ id, articles }) => {
        const law = lawOf(id, articles ?? [])
        if (law === null) warnings.add('law-unknown', `${name}: ${id}`)
        return law ?? []
      }),
      text,
      parties: [],
    }
    decision.parties.push(party)
    decisions.set(list, decision)
  }
  return { decisions: [...decisions.values()], investigated }
}

function toParty(
  entity: z.infer<typeof Entity>,
  order: number,
  announcement: z.infer<typeof Announcement>,
  text: string,
): Party {
  const name = toText([entity.name])
  const party: Party = {
    ...emptyParty(entity.type === 'individual' ? 'person' : 'company'),
    ...name,
    aliases: (entity.alias ?? []).map(clean),
    position: toText(entity.title ? [entity.title] : []),
    sex: entity.gender ?? null,
    countryCode: entity.country ?? null,
    addresses: entity.address === undefined ? [] : [{ text: clean(entity.address) }],
    reason: toText(entity.reason),
    measures: entity.measures.map((measure) => toText([{ 'zh-Hans': measure['zh-Hans'], en: measure.en }])),
    order,
  }
  if (entity.effective_time !== undefined) {
    const value = `${entity.effective_date} ${entity.effective_time}`
    party.facts.push({ key: 'effective-time', label: 'Effective from', value })
  }
  if (namesBranches(text, name)) {
    party.facts.push({ key: 'extends-to', label: 'Extends to', value: '其分支机构 (its branches)' })
  }
  // The signature of a ministry repeats its name and is dropped; a minister's name is kept.
  if (announcement.signatory && !announcement.signatory.startsWith('cn/')) {
    const value = [announcement.signatory_title, announcement.signatory].filter(Boolean).join(' ')
    party.facts.push({ key: 'signatory', label: 'Signed by', value })
  }
  return party
}

function namesBranches(text: string, name: PublishedText): boolean {
  if (name.zh === null) return false
  const flat = text.replace(/\s+/g, '')
  const [before = ''] = flat.split(/及其分支机构/, 1)
  const named = [name.zh, `${name.zh}（${name.en ?? ''}）`].map((form) => form.replace(/\s+/g, ''))
  return flat !== before && named.some((form) => flat.includes(`${form}及其分支机构`))
}

function toChanges(name: string, update: z.infer<typeof Update>, warnings: Warnings): Change[] {
  const { announcement, measure_modifications: details } = update
  const list = listIn(toText(announcement.title).zh ?? '') ?? listIn(announcement.content)
  if (list === null) throw new Rejected(`${name} does not say which list it is about.`)
  return details.modifications.flatMap((modification): Change[] => {
    const target = numberIn(modification.target_announcement_id, modification.target_announcement_date)
    if (target === null) {
      warnings.add('change-without-notice', `${name}: ${modification.target_announcement_id}`)
      return []
    }
    return [
      {
        list,
        target,
        action: modification.action,
        from: modification.effective_date,
        until: modification.until_date ?? null,
        note: clean(modification.notes),
        url: announcement.url,
      },
    ]
  })
}
