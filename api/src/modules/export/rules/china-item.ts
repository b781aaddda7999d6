import type {
  ChinaItemDetail,
  ChinaItemNode,
  ChinaItemNotice,
  ChinaNoticeNode,
} from '../../../contract/items/china-items.ts'
import type { ItemCategory } from '../../../contract/us-items.ts'
import type { Block, PrintedDocument } from '../document.ts'
import { type Frame, facts, frameRules, paragraphs, type RuleWords, ruleWordsOf, section } from './frame.ts'
import { itemStateNames } from './phrases.ts'

type Item = Omit<ChinaItemDetail, 'hasCollection'>

/** The document about a Chinese dual-use item, with the notices and their states on a day. */
export function composeChinaItem(frame: Frame, item: Item): PrintedDocument {
  const words = ruleWordsOf(frame.language)
  const { say, pick } = words
  const { source, day } = item
  const name = item.name ?? say('nameLost')
  const nameOf = (category: ItemCategory) => `${category.id} ${pick({ zh: category.cnName, en: category.name })}`
  return frameRules(frame, words, {
    subject: { id: item.eccn, type: 'item', name: `${item.eccn} ${name}` },
    texts: [{ title: source.title, titleCn: source.titleCn, date: source.asOf }],
    title: `${item.eccn} ${name}`,
    subtitle: [
      pick({ zh: source.titleCn, en: source.title }),
      say('stateOn', { date: day, state: pick(itemStateNames[item.state]) }),
    ],
    blocks: [
      ...facts([
        [say('industry'), nameOf(item.category)],
        [say('itemType'), nameOf(item.group)],
        [say('reason'), nameOf(item.reason)],
      ]),
      ...paragraphs(item.isIncomplete ? [say('incomplete')] : []),
      ...noticeBlocks(words, 'statingNotices', item.noticeList, item),
      ...section(say('listItems'), [
        ...facts(item.noteList.map(({ name: label, content }) => [label, content] as const)),
        ...facts(item.childItemList.flatMap(nodeRows)),
      ]),
      ...noticeBlocks(words, 'generalNotices', item.generalList, item),
      ...customsBlocks(words, item),
      ...section(say('source'), [
        ...facts([
          [say('source'), pick({ zh: source.titleCn, en: source.title })],
          [say('publisher'), source.publisher],
          [say('asOf'), source.asOf],
          [say('noticesAsOf'), item.noticesAsOf],
          [say('document'), item.documentUrl],
          [say('original'), source.url],
        ]),
      ]),
    ],
  })
}

function noticeBlocks(
  words: RuleWords,
  title: 'statingNotices' | 'generalNotices',
  notices: readonly ChinaItemNotice[],
  { day, noticesAsOf }: Pick<Item, 'day' | 'noticesAsOf'>,
): Block[] {
  return section(
    words.say(title),
    notices.flatMap((notice) => [
      { kind: 'heading' as const, text: notice.title, note: stateOf(words, notice, day) },
      ...paragraphs(
        notice.state === 'resumed' && noticesAsOf !== null ? [words.say('mayBeExtended', { date: noticesAsOf })] : [],
      ),
      ...facts([...notice.items.flatMap(noticeRows), [words.say('original'), notice.url]]),
    ]),
  )
}

/** The state and the days that make it. */
function stateOf(
  { say, pick, common }: RuleWords,
  { id, state, effective, suspensions }: ChinaItemNotice,
  day: string,
): string {
  const of = (part: string | null, text: string) => (part === null ? text : `${part} ${text}`)
  // A notice has its own suspensions, and those that it orders of others.
  const ordered = (number: string) => say('noticeNumber', { year: number.slice(0, 4), number: number.slice(5) })
  return [
    pick(itemStateNames[state]),
    ...effective.map(({ part, from }) => of(part, say('effectiveFrom', { date: from }))),
    ...suspensions.map(({ notice, part, from, to, by }) => {
      const term = of(part, say(to < day ? 'suspendedUntil' : 'suspendedFrom', { from, to }))
      return by.id === id ? `${ordered(notice)} ${term}` : term
    }),
  ].join(common('clause'))
}

function noticeRows({ eccn, name, childItemList }: ChinaNoticeNode): [string, string][] {
  return [[eccn, name], ...childItemList.flatMap(noticeRows)]
}

function nodeRows({ eccn, mark, name, noteList, childItemList }: ChinaItemNode): [string, string[]][] {
  const own: [string, string[]] = [eccn ?? mark ?? '', [name, ...noteList.map(({ content }) => content)]]
  return [own, ...childItemList.flatMap(nodeRows)]
}

function customsBlocks({ say }: RuleWords, { customsList }: Item): Block[] {
  const rows = facts(
    customsList.map(({ code, eccn, isInCatalogue }) => [code, isInCatalogue ? say('inCatalogue', { eccn }) : eccn]),
  )
  return section(say('customs'), rows.length === 0 ? [] : [...rows, ...paragraphs([say('customsNote')])])
}
