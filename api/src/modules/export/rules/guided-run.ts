import type { Language } from '../../../contract/bilingual.ts'
import { countryNameOf } from '../../../contract/country-names.ts'
import { groundTexts } from '../../../contract/guided/ground-words.ts'
import type { GuidedRun, GuidedStep } from '../../../contract/guided/run.ts'
import { severityNames } from '../../../contract/terms/severity-names.ts'
import type { Block, PrintedDocument } from '../document.ts'
import { minuteOf } from '../words.ts'

import { type Frame, facts, frameRules, paragraphs, type RuleWords, ruleWordsOf, section } from './frame.ts'
import { projectBlocks } from './project-blocks.ts'

/** The document about a run of guided questions: what was found, and every answer with its ground and its paragraphs. */
export function composeGuidedRun(frame: Frame, run: GuidedRun): PrintedDocument {
  const words = ruleWordsOf(frame.language)
  const { common, say, pick } = words
  const title = pick({ zh: run.title, en: run.titleEn })
  const name = run.reportName ?? title
  const sources = new Map(run.steps.flatMap(({ citations }) => citations.map((one) => [one.source, one.textDate])))
  const content = pick({ zh: run.content ?? '', en: run.contentEn ?? '' })
  return frameRules(frame, words, {
    subject: { id: run.recordId, type: 'guided-run', name },
    texts: [...sources].map(([source, date]) => ({ title: source, titleCn: source, date })),
    title: name,
    subtitle: [title, content === '' ? say('unfinished') : severityOf(run.severity, words)],
    blocks: [
      ...paragraphs([content, pick({ zh: run.disclaimer, en: run.disclaimerEn })]),
      ...facts([
        [say('begunAt'), common('beijingTime', { time: minuteOf(new Date(run.begunAt)) })],
        [say('reportedAt'), run.reportedAt && common('beijingTime', { time: minuteOf(new Date(run.reportedAt)) })],
        [say('questionVersion'), run.version],
        [say('questionHash'), run.hash],
        [say('asOf'), run.textDate],
        ...inputRows(run, words, frame.language),
      ]),
      ...(run.project ? projectBlocks(run.project, words, frame.language) : []),
      ...paragraphs(run.isOlderVersion ? [say('olderVersion')] : []),
      ...paragraphs(run.isTextChanged ? [say('textChanged')] : []),
      ...section(
        say('findings'),
        run.steps.filter(({ kind }) => kind === 'conclusion').flatMap((step) => stepBlocks(step, words)),
      ),
      ...section(
        say('givenAnswers'),
        run.steps.filter(({ kind }) => kind !== 'conclusion').flatMap((step) => stepBlocks(step, words)),
      ),
    ],
  })
}

/** What was entered before the questions; without the ids behind it. */
function inputRows(
  { input, parties, asOf }: GuidedRun,
  { say }: RuleWords,
  language: Language,
): (readonly [string, string | string[] | null])[] {
  const { eccn = null, countryId, shipFrom, endUser = null, type } = input
  return [
    ['ECCN', eccn],
    [say('enteredDestination'), countryId === undefined ? null : countryNameOf(countryId, language)],
    [say('enteredShipFrom'), shipFrom === undefined ? null : countryNameOf(shipFrom, language)],
    [say('enteredEndUser'), endUser],
    [say('parties'), parties.map((party) => partyOf(party, say))],
    [say('askedFor'), asOf],
    [
      say('enteredOption'),
      type === undefined ? null : say(type === '1' ? 'optionA' : type === '2' ? 'optionB' : 'optionC'),
    ],
  ]
}

/** A party with the listed subject that the user confirmed it to be. */
function partyOf({ name, subjectName }: GuidedRun['parties'][number], say: RuleWords['say']): string {
  return subjectName === null ? name : say('confirmedAs', { name, subject: subjectName })
}

function stepBlocks(step: GuidedStep, words: RuleWords): Block[] {
  const { say, pick } = words
  const grounds = groundTexts(step.grounds).map((text) => pick(text))
  return [
    { kind: 'heading', text: pick({ zh: step.text, en: step.textEn }), note: noteOf(step, words) },
    ...facts([
      ...step.properties.map(
        ({ propertyName, propertyNameEn, propertyValue, propertyValueEn }) =>
          [pick({ zh: propertyName, en: propertyNameEn }), pick({ zh: propertyValue, en: propertyValueEn })] as const,
      ),
      [say('ground'), grounds],
      ...step.notes.map(
        ({ name, nameEn, content, contentEn }) =>
          [pick({ zh: name, en: nameEn }), pick({ zh: content, en: contentEn }).split('\n')] as const,
      ),
      [say('basis'), step.citations.map((one) => citationOf(one, words))],
    ]),
  ]
}

function citationOf(
  { ref, textDate, change, url, notices }: GuidedStep['citations'][number],
  words: RuleWords,
): string {
  const { say, pick } = words
  const said = [
    textDate,
    ...(change === null ? [] : [say('changedSince', { date: change.since })]),
    ...(url === null ? [] : [url]),
    ...notices.map(({ text, textEn, by }) => `${by}: ${pick({ zh: text, en: textEn })}`),
  ]
  return `${ref} (${said.join('; ')})`
}

function noteOf(step: GuidedStep, words: RuleWords): string {
  const { say } = words
  if (step.kind === 'conclusion') return severityOf(step.severity, words)
  if (step.amounts) return say('share', step.amounts)
  const answer = say(step.answer === 'yes' ? 'yes' : 'no')
  return step.by === 'facts' ? say('byFacts', { answer }) : answer
}

function severityOf(severity: GuidedStep['severity'], { pick }: RuleWords): string {
  return severity === null ? '' : pick(severityNames[severity])
}
