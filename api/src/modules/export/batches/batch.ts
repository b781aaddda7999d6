import { alertLine } from '@qingdan/matching/score.ts'
import type { BatchRow } from '../../screening/batches/batch-repository.ts'
import { bestOf, listNamesOf, stateNames, verdictNames } from '../../screening/batches/phrases.ts'
import { mostCandidates } from '../../screening/matching/screen-names.ts'
import { reasonWords } from '../../screening/review/reasons.ts'
import type { Block, PrintedDocument } from '../document.ts'
import { type Frame, facts, paragraphs, section } from '../rules/frame.ts'
import { minuteOf } from '../words.ts'
import type { AppliedRule, ScreenedName, SearchedEdition } from './repository.ts'
import { ruleBlocks } from './rules.ts'
import { type BatchWords, batchWordsOf } from './words.ts'

/** Names with candidates that are printed; some forty pages. */
const mostJudged = 1000
/** Characters of names without candidates; some fifty pages. */
const mostCharacters = 100_000
const mostRowErrors = 200

/** What the document says of a batch. `errors`: rows left out, in words. */
export interface BatchContent {
  batch: BatchRow
  names: readonly ScreenedName[]
  editions: readonly SearchedEdition[]
  /** Rules of the desk that applied to it. */
  rules: readonly AppliedRule[]
  errors: readonly string[]
}

/** The evidence record of a batch: what was searched for, in which lists of which dates, what was found and decided by whom. */
export function composeBatch(frame: Frame, content: BatchContent): PrintedDocument {
  const words = batchWordsOf(frame.language)
  const { say, common } = words
  const { batch, names, editions, rules, errors } = content
  const number = batch.batch_no ?? ''
  const [judged, others] = partition(names)
  return {
    format: 'qingdan-export-1',
    ...frame,
    subject: { id: number, type: 'batch', name: number },
    lists: editions.at(-1)?.lists ?? [],
    texts: [],
    title: say('title', { number }),
    subtitle: [statesInWords(words, names)],
    blocks: [
      { kind: 'section', text: common('about') },
      ...facts([
        [common('madeAt'), common('beijingTime', { time: minuteOf(new Date(frame.madeAt)) })],
        [common('madeFor'), frame.madeFor],
      ]),
      ...aboutBatch(words, content),
      ...section(
        say('searched'),
        editions.flatMap((edition) => editionBlocks(words, edition)),
      ),
      ...section(say('rules'), ruleBlocks(words, rules)),
      ...section(say('candidates'), judgedBlocks(words, judged)),
      ...section(say('clear'), nameBlocks(words, others, 'clear')),
      ...section(say('waiting'), nameBlocks(words, others, 'waiting')),
      ...section(say('errors'), paragraphs(cut(words, errors, mostRowErrors))),
      { kind: 'section', text: common('verify') },
      { kind: 'paragraph', text: common('verifyText') },
      { kind: 'paragraph', text: common('disclaimer') },
    ],
  }
}

/** Names that are printed with what was found or decided, and those of which there is only the name. */
function partition(names: readonly ScreenedName[]): [judged: ScreenedName[], others: ScreenedName[]] {
  const isJudged = ({ candidates, state }: ScreenedName) =>
    candidates.length > 0 || (state !== 'clear' && state !== 'waiting')
  return [names.filter(isJudged), names.filter((one) => !isJudged(one))]
}

function aboutBatch(words: BatchWords, { batch, names, editions }: BatchContent): Block[] {
  const { say, common, terms } = words
  const time = (at: Date | null) => (at === null ? say('notFinished') : common('beijingTime', { time: minuteOf(at) }))
  const methods = [...new Set(editions.flatMap(({ methods: used }) => used))]
  return facts([
    [say('batchNo'), batch.batch_no],
    [say('fileName'), batch.file_name],
    [say('type'), terms.partyType[batch.type]],
    [say('uploaded'), time(batch.uploaded_at)],
    [say('started'), batch.started_at && time(batch.started_at)],
    [say('finished'), time(batch.finished_at)],
    [say('rows'), String(batch.row_count)],
    [say('refused'), String(batch.error_count)],
    [say('names'), String(batch.entity_count)],
    [say('results'), statesInWords(words, names)],
    [say('line'), say('lineText', { line: alertLine, most: mostCandidates })],
    [say('method'), methods.join(common('separator'))],
  ])
}

function statesInWords({ pick: choose, common }: BatchWords, names: readonly ScreenedName[]): string {
  const counts = Map.groupBy(names, ({ state }) => state)
  return [...counts]
    .map(([state, members]) => `${choose(stateNames[state])} ${members.length}`)
    .join(common('separator'))
}

function editionBlocks({ say, pick: choose }: BatchWords, { indexName, count, lists }: SearchedEdition): Block[] {
  const rows = lists.map((list) => [choose({ zh: list.shortNameCn, en: list.shortName }), list.date ?? say('noDate')])
  return [
    { kind: 'paragraph', text: say('edition', { name: indexName, count }) },
    { kind: 'table', head: [say('list'), say('listDate')], widths: [70, 30], rows },
  ]
}

function judgedBlocks(words: BatchWords, judged: readonly ScreenedName[]): Block[] {
  if (judged.length === 0) return []
  const { say } = words
  const head = [say('name'), say('candidate'), say('state'), say('decision')]
  const rows = judged.slice(0, mostJudged).map((one) => judgedRow(words, one))
  const rest = judged.length - rows.length
  return [
    { kind: 'table', head, widths: [27, 33, 12, 28], rows },
    ...paragraphs(rest > 0 ? [say('more', { count: rest })] : []),
  ]
}

type Judged = ScreenedName['candidates'][number]

function judgedRow(words: BatchWords, one: ScreenedName): string[] {
  const { say, pick: choose, language } = words
  const { name, rowNumbers, state, candidates, foundCount, notes, attachments } = one
  const found = candidates.filter(({ isFromAlert }) => !isFromAlert)
  const cutLine = bestOf(found.length, foundCount, language)
  return [
    [name, ...(rowNumbers.length > 0 ? [say('row', { rows: rowNumbers.join(', ') })] : [])].join('\n'),
    [
      ...candidates.map((candidate, at) => {
        const line = candidateLine(words, candidate)
        return candidates.length > 1 ? `${at + 1}.  ${line}` : line
      }),
      ...(cutLine === null ? [] : [cutLine]),
    ].join('\n'),
    choose(stateNames[state]),
    [
      ...decisionLines(words, candidates),
      ...(notes === null ? [] : [say('notes', { notes })]),
      ...(attachments === null ? [] : [say('attachments', { names: attachments })]),
    ].join('\n'),
  ]
}

/** What was decided, each once, with the numbers of the candidates that it is about when there are several. */
function decisionLines(words: BatchWords, candidates: readonly Judged[]): string[] {
  const { say, common } = words
  const places = new Map<string, number[]>()
  for (const [at, candidate] of candidates.entries()) {
    const text = decisionText(words, candidate)
    if (text !== null) places.set(text, [...(places.get(text) ?? []), at + 1])
  }
  return [...places].map(([text, numbers]) =>
    candidates.length > 1 ? say('numbered', { places: numbers.join(common('separator')), text }) : text,
  )
}

function decisionText({ say, pick: choose }: BatchWords, one: Judged): string | null {
  const { verdict, decidedAt, decidedBy, awaitsRelease, releasedAt, releasedBy, note } = one
  if (verdict === null || decidedAt === null) return null
  const time = (at: string) => minuteOf(new Date(at))
  const reason = reasonWords(one.reason, one.reasonWords)
  return [
    say('decided', { verdict: choose(verdictNames[verdict]), name: decidedBy ?? '', time: time(decidedAt) }),
    ...(awaitsRelease ? [say('awaitsRelease')] : []),
    ...(!awaitsRelease && releasedAt !== null
      ? [say('released', { name: releasedBy ?? '', time: time(releasedAt) })]
      : []),
    ...(reason === null ? [] : [choose(reason)]),
    ...(note === null ? [] : [note]),
  ].join('\n')
}

function candidateLine({ say, common, language }: BatchWords, one: Judged): string {
  const { score, name, sources, ruleId, isFromAlert } = one
  const lists = listNamesOf(sources, language).join(common('separator'))
  const party = `${score.toFixed(2)}  ${name}`
  const line = lists === '' ? party : say('onLists', { line: party, lists })
  if (isFromAlert) return say('fromAlert', { line })
  return ruleId === null ? line : say('hiddenBy', { line, id: ruleId })
}

/** Names in one state without candidates, one after the other. */
function nameBlocks(words: BatchWords, names: readonly ScreenedName[], state: 'clear' | 'waiting'): Block[] {
  const own = names.filter((one) => one.state === state).map(({ name }) => name)
  let characters = 0
  const printed = own.filter((name) => {
    characters += name.length + 1
    return characters <= mostCharacters
  })
  const lines = chunks(printed, 50).map((some) => some.join(words.common('clause')))
  return paragraphs([...lines, ...more(words, own.length - printed.length)])
}

function cut(words: BatchWords, lines: readonly string[], most: number): string[] {
  return [...lines.slice(0, most), ...more(words, lines.length - most)]
}

function more({ say }: BatchWords, count: number): string[] {
  return count > 0 ? [say('more', { count })] : []
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_none, at) => items.slice(at * size, (at + 1) * size))
}
