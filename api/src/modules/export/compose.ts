import type { Language } from '../../contract/bilingual.ts'
import { formatCountry } from '../../contract/country-names.ts'
import type { HistoryEntry, OtherInfo, SanctionInfo, SanctionMeta } from '../../contract/detail.ts'
import { furtherListsOf } from '../../contract/matches/further-lists.ts'
import { headingOf } from '../../contract/terms/heading.ts'
import { keyFacts, valuesOf } from '../../contract/terms/key-facts.ts'
import { listsInside } from '../../contract/terms/lists-inside.ts'
import { readOtherInfo } from '../../contract/terms/other-info.ts'
import type { SubjectDetail } from '../sanction-detail/entity.ts'
import { asPublished, type Label } from '../sanction-detail/phrases.ts'
import { type Block, type PrintedDocument, sha256 } from './document.ts'
import { composeMatch, type FoundBy } from './match.ts'
import type { ExportPhrase } from './phrases.ts'
import { possibleBlocks } from './possible-blocks.ts'
import { relationBlocks } from './relation-blocks.ts'
import { minuteOf, type Words, withinSentence, wordsOf } from './words.ts'

/** Input of a document. */
export interface Material {
  language: Language
  serial: string
  madeAt: Date
  madeFor: string
  dataVersion: string | null
  detail: SubjectDetail
  history: HistoryEntry[]
  match: FoundBy | null
  picture: Uint8Array | null
  /** Lists and registers, by number. */
  sourceNames: ReadonlyMap<number, Label>
}

/** The document about a subject: status and lists first, then the statements of each list, then the sources. */
export function composeDocument(material: Material): PrintedDocument {
  const { detail, language, serial, madeAt, madeFor, dataVersion, picture } = material
  const words = wordsOf(language)
  const heading = headingOf(detail, language)
  const title = heading.main
  const labelled = (name: string) =>
    heading.japanese === 'other' && name === heading.other ? words.say('inJapanese', { name }) : name
  const marks = [
    ...(heading.japanese === 'main' ? [words.say('japanese')] : []),
    ...(heading.isTranslated ? [words.terms.translation.note] : []),
  ]
  return {
    format: 'qingdan-export-1',
    language,
    serial,
    madeAt: madeAt.toISOString(),
    madeFor,
    dataVersion,
    subject: { id: detail.id, type: detail.type, name: detail.name },
    lists: detail.sanctionInfoList.map(({ sourceId, shortName, shortNameCn, date }) => {
      return { sourceId, shortName, shortNameCn, date }
    }),
    title,
    subtitle: [...new Set([heading.other ?? title, detail.en ?? title, detail.name])]
      .filter((name) => name !== title)
      .map(labelled)
      .concat(marks)
      .concat(describeState(words, detail)),
    blocks: [
      ...listTable(words, material),
      ...possibleBlocks(words, detail),
      ...aboutBlocks(words, material),
      ...composeMatch(words, material.match),
      ...nameTable(words, material),
      ...factBlocks(words, detail),
      ...listBlocks(words, detail),
      ...relationBlocks(words, detail),
      ...historyTable(words, material.history),
      ...(picture ? graphBlocks(words, picture) : []),
      section(words, 'verify'),
      { kind: 'paragraph', text: words.say('verifyText') },
      { kind: 'paragraph', text: words.say('disclaimer') },
    ],
  }
}

function section(words: Words, phrase: ExportPhrase): Block {
  return { kind: 'section', text: words.say(phrase) }
}

/** State of the subject over all its lists. */
function describeState({ say, pick }: Words, detail: SubjectDetail): string {
  const { status, listCount } = detail
  const names = furtherListsOf(detail).map((list) => pick({ zh: list.shortNameCn, en: list.shortName }))
  const lists = names.join(say('separator'))
  if (status !== 'listed')
    return [say(status), ...(lists === '' ? [] : [say('possiblyStill', { lists })])].join(say('clause'))
  const { inForce, unknown, suspended, ended } = listCount
  const parts = [say(unknown + suspended > 0 ? 'listed' : 'inForce', { count: inForce })]
  if (unknown > 0) parts.push(say('unknown', { count: unknown }))
  if (suspended > 0) parts.push(say('suspended', { count: suspended }))
  if (ended > 0) parts.push(say('ended', { count: ended }))
  if (lists !== '') parts.push(say('possiblyAlso', { lists }))
  return parts.join(say('clause'))
}

function listTable(words: Words, { detail: { sanctionInfoList }, sourceNames }: Material): Block[] {
  const { say, pick, terms } = words
  const rows = sanctionInfoList.flatMap((list) => {
    const originals = list.repeats.map((id) => pick(sourceNames.get(id) ?? asPublished(String(id))))
    const repetition = originals.length > 0 ? [say('repeats', { lists: originals.join(say('separator')) })] : []
    const absences = list.absentFrom.map(({ date, ...original }) =>
      say('absentFrom', { list: pick({ zh: original.shortNameCn, en: original.shortName }), date }),
    )
    const marks = [...(list.isStale ? [say('stale')] : []), ...(list.isStarter ? [say('starter')] : [])]
    const inside = listsInside(list)
    return inside.map((one) => {
      const source = pick({ zh: list.shortNameCn, en: list.shortName })
      const name = pick({ zh: one.listNameCn, en: one.listName })
      return [
        [inside.length > 1 ? [source, name].join(say('clause')) : source, ...repetition, ...absences].join('\n'),
        withinSentence(terms.state[one.state]),
        one.listedOn ?? '',
        [list.date ?? say('unknownDate'), ...marks].join(say('clause')),
        one.publisherIds.join(say('separator')),
      ]
    })
  })
  const head = [say('list'), say('state'), say('listedOn'), say('dataDate'), say('entries')]
  const table = { kind: 'table', head, widths: [30, 11, 14, 23, 22], rows } as const
  return [section(words, 'lists'), rows.length > 0 ? table : { kind: 'paragraph', text: say('noLists') }]
}

function aboutBlocks(words: Words, { madeAt, madeFor, dataVersion, detail }: Material): Block[] {
  const { say } = words
  const rows = facts([
    [say('madeAt'), say('beijingTime', { time: minuteOf(madeAt) })],
    [say('madeFor'), madeFor],
    [say('subjectId'), detail.id],
    [say('dataVersion'), dataVersion],
  ])
  return [section(words, 'about'), { kind: 'facts', rows }]
}

/** Rows that have a value; several lines are one value. */
function facts(rows: (readonly [string, string | readonly string[] | null])[]): { label: string; value: string }[] {
  return rows.flatMap(([label, given]) => {
    const value = typeof given === 'string' ? given : (given ?? []).join('\n')
    return value === '' ? [] : [{ label, value }]
  })
}

function nameTable(words: Words, { detail: { names, translations }, sourceNames }: Material): Block[] {
  const { say, pick, terms } = words
  const rows = names.map(({ value, lang, kind, quality, sourceIds }) => [
    value,
    [
      terms.nameKind[kind],
      ...(quality === 'weak' ? [terms.nameKind.weak] : []),
      ...(lang === 'ja' ? [say('japanese')] : []),
    ].join(say('separator')),
    sourceIds.map((id) => pick(sourceNames.get(id) ?? asPublished(String(id)))).join(say('separator')),
  ])
  const ours = translations.map(({ value, kind }) => [value, terms.translation[kind], terms.translation.note])
  const head = [say('name'), say('nameKind'), say('lists')]
  return [section(words, 'names'), { kind: 'table', head, widths: [50, 16, 34], rows: [...rows, ...ours] }]
}

function factBlocks(words: Words, detail: SubjectDetail): Block[] {
  const { pick, language, terms } = words
  const own = keyFacts.filter(({ isPrintedWithDocuments }) => !isPrintedWithDocuments)
  const rows = facts([
    [terms.fact.type, terms.partyType[detail.type]],
    [terms.fact.country, formatCountry(detail, language)],
    [terms.fact.sex, detail.sex && terms.sex[detail.sex]],
    ...own.map((fact) => [terms.fact[fact.name], valuesOf(fact, detail, language)] as const),
    ...detail.identifiers.map(({ nameZh, nameEn, value }) => [pick({ zh: nameZh, en: nameEn }), value] as const),
    [terms.fact.addresses, detail.addresses],
    [terms.fact.listedOn, detail.listedOn],
    [terms.fact.changedOn, detail.changedOn],
  ])
  return [section(words, 'facts'), { kind: 'facts', rows }]
}

function listBlocks(words: Words, { sanctionInfoList }: SubjectDetail): Block[] {
  if (sanctionInfoList.length === 0) return []
  return [section(words, 'details'), ...sanctionInfoList.flatMap((list) => blocksOfList(words, list))]
}

function blocksOfList(words: Words, list: SanctionInfo): Block[] {
  const { say, pick } = words
  const [first] = list.sanctionMetaList
  const publisher = pick({ zh: first?.unit, en: first?.unitEn }) ?? ''
  const note = say('listNote', { publisher, date: list.date ?? say('unknownDate') })
  return [
    { kind: 'heading', text: pick({ zh: list.listNameCn, en: list.listName }), note },
    ...list.sanctionMetaList.flatMap((entry) => blocksOfEntry(words, entry, list)),
  ]
}

/** What a list states of the subject in one entry. */
export function blocksOfEntry(words: Words, entry: SanctionMeta, list: Pick<SanctionInfo, 'url'>): Block[] {
  const { say, pick, terms } = words
  const debarments = entry.properties.flatMap((property) => readOtherInfo(property, entry.sourceId) ?? [])
  const texts = entry.properties.filter((property) => readOtherInfo(property, entry.sourceId) === null)
  const rows = facts([
    [say('entryNumber'), entry.publisherId],
    [say('list'), pick({ zh: entry.listNameCn, en: entry.listName })],
    [say('state'), withinSentence(terms.state[entry.state])],
    [
      say(entry.endsByTerm ? 'term' : 'endedOn'),
      [entry.endedOn, pick({ zh: entry.endNote, en: entry.endNoteEn })].filter((text) => text !== null),
    ],
    [say('suspension'), entry.suspensions.map((stretch) => suspensionText(words, stretch))],
    ...texts.map(
      ({ nameZh, nameEn, value, valueZh, valueEn }) =>
        [pick({ zh: nameZh, en: nameEn }), pick({ zh: valueZh, en: valueEn }) ?? value] as const,
    ),
    [
      say('timeline'),
      entry.data1260hList.map(
        ({ sanctionDate, statusZh, statusEn }) => `${sanctionDate} ${pick({ zh: statusZh, en: statusEn })}`,
      ),
    ],
    [say('notice'), entry.noticeUrl],
    [say('source'), list.url],
  ])
  const head = [say('subsidiary'), say('alias'), say('address')]
  const companies = entry.subCompanyList.map(({ name, aka, address }) => [name, aka, address])
  return [
    { kind: 'facts', rows },
    ...debarmentTable(words, debarments),
    ...(companies.length > 0 ? [{ kind: 'table', head, widths: [36, 28, 36], rows: companies } as const] : []),
  ]
}

/** The debarments of an entry, with the columns of the page. */
function debarmentTable({ say }: Words, debarments: OtherInfo): Block[] {
  if (debarments.length === 0) return []
  const rows = debarments.map(({ effectiveDate, debarment, frDate, text }) => [
    effectiveDate ?? say('unknownDate'),
    debarment === 'Statutory debarment' ? say('statutoryDebarment') : debarment,
    frDate ?? say('unknownDate'),
    text,
  ])
  const head = [say('effectiveDate'), say('debarment'), say('frDate'), say('citation')]
  return [
    { kind: 'heading', text: say('debarments'), note: '' },
    { kind: 'table', head, widths: [18, 30, 20, 32], rows },
  ]
}

function suspensionText({ say, pick }: Words, stretch: SanctionMeta['suspensions'][number]): string {
  const unknown = say('notAnnounced')
  const days = say('stretch', { from: stretch.from ?? unknown, to: stretch.to ?? unknown })
  const note = pick({ zh: stretch.note, en: stretch.noteEn })
  return note === null ? days : `${days}${say('clause')}${note}`
}

function historyTable(words: Words, history: HistoryEntry[]): Block[] {
  const { say, pick } = words
  const rows = history.map((entry) => {
    const { event } = entry
    const status = pick({ zh: event?.labelCn ?? entry.dataStatusCn, en: event?.labelEn ?? entry.dataStatusEn })
    const note = pick({ zh: event?.note, en: event?.noteEn }) ?? null
    const changes = entry.changes.map((change) => changeText(words, change))
    return [
      entry.date,
      pick({ zh: entry.listNameCn, en: entry.listName }),
      status,
      [...(note === null ? [] : [note]), ...changes].join('\n'),
    ]
  })
  const head = [say('date'), say('list'), say('event'), say('change')]
  const table = { kind: 'table', head, widths: [13, 27, 12, 48], rows } as const
  return [section(words, 'history'), rows.length > 0 ? table : { kind: 'paragraph', text: say('noHistory') }]
}

/** A field, the lines it lost and the lines it got. */
function changeText({ say, pick }: Words, change: HistoryEntry['changes'][number]): string {
  const { before, after } = change
  const colon = pick({ zh: '：', en: ': ' })
  const lines = (phrase: 'removed' | 'added', own: string[], other: string[]) =>
    own.filter((line) => !other.includes(line)).map((line) => `${say(phrase)}${colon}${line}`)
  const field = pick({ zh: change.fieldCn, en: change.fieldEn })
  return [field, ...lines('removed', before, after), ...lines('added', after, before)].join('\n')
}

function graphBlocks(words: Words, picture: Uint8Array): Block[] {
  return [
    section(words, 'graph'),
    { kind: 'picture', sha256: sha256(picture) },
    { kind: 'paragraph', text: words.say('graphNote') },
  ]
}
