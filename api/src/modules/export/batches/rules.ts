import type { GoodNameTerms, ThresholdTerms } from '@qingdan/database/tables/screening-rule-tables.ts'
import { countryNameOf } from '../../../contract/country-names.ts'
import type { Block } from '../document.ts'
import { minuteOf } from '../words.ts'
import type { AppliedRule } from './repository.ts'
import type { BatchWords } from './words.ts'

/** The rules that applied to a batch: what each says, why and by whom, and how many candidates it hides. */
export function ruleBlocks(words: BatchWords, rules: readonly AppliedRule[]): Block[] {
  if (rules.length === 0) return []
  const { say } = words
  const head = [say('rule'), say('ruleSays'), say('ruleWhy'), say('ruleHidden')]
  return [{ kind: 'table', head, widths: [8, 42, 38, 12], rows: rules.map((rule) => ruleRow(words, rule)) }]
}

function ruleRow(words: BatchWords, rule: AppliedRule): string[] {
  const { say } = words
  const { id, terms, lists, reason, author, startedBy, startedAt, hidden } = rule
  const said = 'minScore' in terms ? thresholdLines(words, terms, lists) : goodNameLines(words, terms)
  const by = say('ruleBy', { author, starter: startedBy, time: minuteOf(startedAt) })
  return [String(id), said.join('\n'), [reason, by, ...endLines(words, rule)].join('\n'), String(hidden)]
}

/** How long it applies, or since when it does not any more. */
function endLines({ say }: BatchWords, { expiresAt, endedBy, endedAt }: AppliedRule): string[] {
  if (endedAt !== null && endedBy === null) return [say('ruleExpired', { time: minuteOf(endedAt) })]
  return [
    ...(expiresAt === null ? [] : [say('ruleUntil', { time: minuteOf(expiresAt) })]),
    ...(endedAt === null ? [] : [say('ruleEnded', { name: endedBy ?? '', time: minuteOf(endedAt) })]),
  ]
}

function thresholdLines(words: BatchWords, terms: ThresholdTerms, lists: AppliedRule['lists']): string[] {
  const { say, common, terms: ofParties, language, pick } = words
  const { minScore, countries, fields, types } = terms
  const conditions = [
    ['ruleLists', lists.map((list) => pick(list))],
    ['ruleCountries', countries.map((code) => countryNameOf(code, language))],
    ['ruleFields', fields.map((field) => say(`field_${field}`))],
    ['ruleTypes', types.map((type) => ofParties.partyType[type])],
  ] as const
  return [
    say('ruleThreshold', { score: minScore }),
    ...conditions.flatMap(([phrase, values]) =>
      values.length === 0 ? [] : [say(phrase, { values: values.join(common('separator')) })],
    ),
  ]
}

function goodNameLines({ say }: BatchWords, { name, details, subjectId, subjectName }: GoodNameTerms): string[] {
  return [
    say('ruleGoodName', { name }),
    ...(details === null ? [] : [say('ruleDetails')]),
    ...(subjectId === null ? [] : [say('ruleSubject', { name: subjectName ?? '', id: subjectId })]),
  ]
}
