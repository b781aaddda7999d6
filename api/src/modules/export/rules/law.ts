import { inLanguage, namePair } from '../../../contract/bilingual.ts'
import type { LawDetail, LawPart } from '../../../contract/laws/laws.ts'
import { stayEndedPhrase, textDayPhrase } from '../../laws/phrases.ts'
import type { Block, PrintedDocument } from '../document.ts'
import { type Frame, facts, frameRules, paragraphs, type RuleWords, ruleWordsOf, section } from './frame.ts'

/** A document of a hundred pages; longer ones take too long to draw, and nobody prints them. */
const mostCharacters = 200_000

/** The document about one version of a law: what it is, its versions, its text. */
export function composeLaw(frame: Frame, law: LawDetail): PrintedDocument {
  const words = ruleWordsOf(frame.language)
  const { say, pick, language, common } = words
  const { main, other } = namePair(law.zh ?? law.title, law.titleEn ?? law.title, language)
  const state = pick({ zh: law.statusCn, en: law.statusEn })
  const both = (zh: string | null, en: string | null) => inLanguage(zh, en, language)
  const textOf =
    law.textDays === null ? say('textOf', { date: law.asOf }) : `${say('textDay')} ${pick(textDayPhrase(law.textDays))}`
  return frameRules(frame, words, {
    subject: { id: law.id, type: 'law', name: main },
    texts: [
      {
        title: law.titleEn ?? law.title,
        titleCn: law.zh ?? law.title,
        date: law.textDays === null ? law.asOf : law.textDays.takenOn,
      },
    ],
    title: main,
    subtitle: [
      ...[...new Set([other, law.title])].filter((title) => title !== null && title !== main),
      [state, textOf].join(common('clause')),
    ].filter((line) => line !== null),
    blocks: [
      ...facts([
        [say('number'), law.num],
        [say('abbreviation'), law.abbr],
        [say('category'), both(law.category, law.categoryEn)],
        [say('unitOfLaw'), both(law.unit, law.unitEn)],
        [say('published'), law.publishDate],
        [say('effective'), law.effectiveDate],
        [say('ended'), law.endDate],
        [say('state'), state],
        [say('statedStatus'), law.statedStatus],
        [say('note'), law.note],
        [say('source'), pick({ zh: law.source.titleCn, en: law.source.title })],
        [say('publisher'), law.source.publisher],
        [say('licence'), law.source.licence],
        [say('transcribedBy'), law.textSources],
        [say('textDay'), law.textDays && pick(textDayPhrase(law.textDays))],
        [say('original'), both(law.officialUrl, law.officialUrlEn)],
      ]),
      ...versionTable(words, law),
      ...section(say('text'), textBlocks(words, law)),
    ],
  })
}

function versionTable({ say, pick }: RuleWords, { id, versions }: LawDetail): Block[] {
  const rows = versions.map((version) => [
    version.publishDate ?? version.asOf,
    version.effectiveDate ?? '',
    pick({ zh: version.statusCn, en: version.statusEn }),
    version.id === id ? say('thisVersion') : '',
  ])
  const head = [say('published'), say('effective'), say('state'), '']
  return rows.length < 2 ? [] : section(say('versions'), [{ kind: 'table', head, widths: [25, 25, 25, 25], rows }])
}

function textBlocks({ say, pick }: RuleWords, { hasText, isIncomplete, preamble, parts, asOf }: LawDetail): Block[] {
  if (!hasText) return paragraphs([say('noText')])
  const blocks = paragraphs([...(isIncomplete ? [say('textIncomplete')] : []), ...preamble])
  let characters = 0
  let label = ''
  for (const part of parts) {
    const own = partBlocks(part, say('omitted'), (until) => pick(stayEndedPhrase(until, asOf)))
    characters += own.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0)
    if (characters > mostCharacters && label !== '') return [...blocks, ...paragraphs([say('textCut', { label })])]
    if (part.kind === 'article') label = part.label
    blocks.push(...own)
  }
  return blocks
}

function partBlocks(part: LawPart, omitted: string, stayEnded: (until: string) => string): Block[] {
  if (part.kind === 'heading') return [{ kind: 'heading', text: part.text, note: '' }]
  const { label, heading, passages, isOmitted } = part
  const texts = [
    ...passages.map(({ text }) => text),
    ...(part.stayEnded === null ? [] : [stayEnded(part.stayEnded)]),
    ...(isOmitted ? [omitted] : []),
  ]
  if (heading !== null) return [{ kind: 'heading', text: `${label} ${heading}`, note: '' }, ...paragraphs(texts)]
  const [first = '', ...rest] = texts
  return paragraphs([`${label}　${first}`, ...rest])
}
