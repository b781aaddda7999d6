import { fill } from '@qingdan/screening/fill.ts'
import { formatCountry } from '../../../contract/country-names.ts'
import type {
  DestinationAnswer,
  ItemCategory,
  ItemDetail,
  ItemParagraph,
  ItemPassage,
  ItemRequirement,
} from '../../../contract/us-items.ts'
import type { Block, PrintedDocument } from '../document.ts'
import { type Frame, facts, frameRules, paragraphs, type RuleWords, ruleWordsOf, section } from './frame.ts'
import { answerNames, groundNames } from './phrases.ts'

type Item = Omit<ItemDetail, 'hasCollection'>

/** The document about a US item code; `destination` adds which requirements apply to it. */
export function composeUsItem(frame: Frame, item: Item, destination: DestinationAnswer | null): PrintedDocument {
  const words = ruleWordsOf(frame.language)
  const { say, pick } = words
  const { source, category, group, licenseRequirements } = item
  const nameOf = ({ id, name, cnName }: ItemCategory) => `${id} ${pick({ zh: cnName, en: name })}`
  return frameRules(frame, words, {
    subject: { id: item.eccn, type: 'eccn', name: `${item.eccn} ${item.name}` },
    texts: [{ title: source.title, titleCn: source.titleCn, date: source.asOf }],
    title: `${item.eccn} ${item.name}`,
    subtitle: [pick({ zh: source.titleCn, en: source.title }), say('textOf', { date: source.asOf })],
    blocks: [
      ...(destination === null ? [] : destinationBlocks(words, destination)),
      ...section(say('requirements'), [
        ...facts([
          [say('category'), category && nameOf(category)],
          [say('group'), group && nameOf(group)],
          [say('reasons'), licenseRequirements.reason],
        ]),
        ...requirementTable(words, item.requirementControlList),
      ]),
      ...passages(words, 'requirementNotes', licenseRequirements.notes),
      ...passages(words, 'reporting', [...licenseRequirements.reporting, ...licenseRequirements.reportingNote]),
      ...section(say('notices'), paragraphs(item.notices.map(({ text }) => text))),
      ...section(say('exceptions'), [
        ...facts(item.exceptions.map(({ exceptionKey, exceptionValue }) => [exceptionKey, exceptionValue] as const)),
        ...textsOf(words, item.exceptionNotes),
      ]),
      ...passages(words, 'sta', [...item.exceptionSta, ...item.exceptionStaNotes]),
      ...itemBlocks(words, item),
      ...section(say('source'), [
        ...facts([
          [say('source'), pick({ zh: source.titleCn, en: source.title })],
          [say('publisher'), source.publisher],
          [say('asOf'), source.asOf],
          [say('confirmedOn'), source.confirmedOn],
          [say('changes'), item.history.map(({ date }) => date)],
          [say('original'), source.url],
        ]),
      ]),
    ],
  })
}

function destinationBlocks(words: RuleWords, destination: DestinationAnswer): Block[] {
  const { say, pick, language, common } = words
  const { groups, groupNotes, embargoes, referral, footnotes, requirements, asOf } = destination
  const name = formatCountry(destination, language) ?? destination.chartName
  const rows = requirements.map((requirement) => [
    requirement.control,
    requirement.countryChart ?? say('notByChart'),
    pick(answerNames[requirement.answer]),
    [groundOf(words, requirement.ground), ...requirement.basis].filter((text) => text !== '').join('\n'),
  ])
  const head = [say('scope'), say('chart'), say('answer'), say('basis')]
  return section(say('destination', { name }), [
    ...facts([
      [say('chartRow'), destination.chartName],
      [say('groups'), groups.join(common('separator'))],
      [say('groupNotes'), groupNotes.map(({ text }) => text)],
      [say('embargoes'), embargoes.map(({ group, name: of }) => `${group} ${of}`)],
      [say('referral'), referral?.text ?? null],
      [say('footnotes'), footnotes.map(({ text }) => text)],
      [say('asOf'), say('dates', asOf)],
    ]),
    ...(rows.length > 0 ? [{ kind: 'table', head, widths: [34, 26, 16, 24], rows } as const] : []),
    { kind: 'paragraph', text: say('limits') },
  ])
}

function groundOf({ pick, common }: RuleWords, ground: DestinationAnswer['requirements'][number]['ground']): string {
  if (ground === null) return ''
  return fill(pick(groundNames[ground.kind]), { names: ground.names.join(common('separator')) })
}

function requirementTable({ say }: RuleWords, requirements: readonly ItemRequirement[]): Block[] {
  if (requirements.length === 0) return [{ kind: 'paragraph', text: say('noRequirements') }]
  const rows = requirements.map(({ control, countryChart, requirement }) => [
    control,
    [countryChart ?? say('notByChart'), ...(requirement === countryChart ? [] : [requirement])]
      .filter((text) => text !== '')
      .join('\n'),
  ])
  return [{ kind: 'table', head: [say('scope'), say('chart')], widths: [56, 44], rows }]
}

function itemBlocks(words: RuleWords, { listItemControl, noteList, wxList }: Item): Block[] {
  const { say } = words
  const { unit, relatedControls, relatedDefinitions, eccnControls, notes, items } = listItemControl
  return [
    ...passages(words, 'related', relatedControls),
    ...passages(words, 'definitions', relatedDefinitions),
    ...section(say('items'), [
      ...facts([[say('unit'), unit]]),
      ...textsOf(words, [...noteList, ...eccnControls, ...notes]),
      ...facts(items.flatMap((item) => paragraphRows(words, item))),
    ]),
    ...wxList.flatMap(({ name, childItemList }) => section(name, paragraphs(childItemList.map((child) => child.name)))),
  ]
}

/** A paragraph and those below it, each with its path. */
function paragraphRows(words: RuleWords, { eccn, name, noteList, childItemList }: ItemParagraph): [string, string[]][] {
  const own: [string, string[]] = [eccn, [name, ...noteList.flatMap((note) => linesOf(words, note))]]
  return [own, ...childItemList.flatMap((child) => paragraphRows(words, child))]
}

function passages(
  words: RuleWords,
  title: 'requirementNotes' | 'reporting' | 'sta' | 'related' | 'definitions',
  given: readonly ItemPassage[],
): Block[] {
  return section(words.say(title), textsOf(words, given))
}

function textsOf(words: RuleWords, given: readonly ItemPassage[]): Block[] {
  return paragraphs(given.flatMap((passage) => linesOf(words, passage)))
}

function linesOf({ say }: RuleWords, passage: ItemPassage): string[] {
  switch (passage.kind) {
    case 'note':
      return [...(passage.heading === null ? [] : [passage.heading]), ...passage.texts]
    case 'table':
      return [passage.caption ?? '', passage.headings.join(' | '), ...passage.rows.map((row) => row.join(' | '))]
    case 'picture':
      return [say('picture', { address: passage.address })]
    default:
      return [passage.text]
  }
}
