import type { Bilingual, Language } from '../../../contract/bilingual.ts'
import { countryNameOf } from '../../../contract/country-names.ts'
import type { ProjectSnapshot, SnapshotPartner } from '../../../contract/guided/project-snapshot.ts'
import {
  addressRoleNames,
  listCodeNames,
  openPointTexts,
  partnerRoleNames,
} from '../../../contract/terms/project-words.ts'
import type { Block } from '../document.ts'
import { facts, type RuleWords, section } from './frame.ts'
import { projectPhrases } from './project-phrases.ts'

/** What a conclusion of a risk project was made from: entries, partners with what was decided, requirements, editions, and what stays open. */
export function projectBlocks(project: ProjectSnapshot, words: RuleWords, language: Language): Block[] {
  const { pick } = words
  const say = (phrase: keyof typeof projectPhrases) => pick(projectPhrases[phrase])
  const nameOf = (code: string) => countryNameOf(code, language)
  return [
    ...section(say('openPoints'), [
      ...facts(
        project.openPoints.map(({ code, names }) => [
          names.length === 0 ? say('project') : names.join('\n'),
          pick(openPointTexts[code]),
        ]),
      ),
    ]),
    ...section(say('entries'), [
      ...facts([
        [say('item'), project.item],
        [say('value'), project.value],
        ...addressRoleNames.map((role, at): [string, string[]] => [
          pick(role),
          project.countries.filter((one) => one.role === at).map(({ countryId }) => nameOf(countryId)),
        ]),
      ]),
    ]),
    ...section(
      say('partners'),
      project.partners.flatMap((partner) => partnerBlocks(partner, words, language)),
    ),
    ...section(say('requirements'), [
      ...facts([
        ...project.requirements.map(({ countryId, control, requirement, answer }): [string, string] => [
          nameOf(countryId),
          `${[control, requirement].filter((one) => one !== '').join(' — ')} (${pick(answerNames[answer] ?? noAnswer)})`,
        ]),
        [say('exceptions'), project.exceptions],
      ]),
    ]),
    ...section(say('editions'), [
      ...facts([
        ...project.lists.map(({ shortName, shortNameCn, date }): [string, string | null] => [
          pick({ zh: shortNameCn, en: shortName }),
          date,
        ]),
        ...project.regulations.map(({ name, date }): [string, string] => [name, date]),
      ]),
    ]),
  ]
}

const noAnswer: Bilingual = { zh: '待人工判断', en: 'for a person to decide' }
const answerNames: Readonly<Record<string, Bilingual>> = {
  required: { zh: '适用', en: 'applies' },
  unanswered: noAnswer,
}

function partnerBlocks(partner: SnapshotPartner, { pick }: RuleWords, language: Language): Block[] {
  const say = (phrase: keyof typeof projectPhrases) => pick(projectPhrases[phrase])
  const { confirmed } = partner
  const role = pick(partnerRoleNames[partner.role] ?? { zh: '', en: '' })
  const state = pick(projectPhrases[`state.${partner.state}` as keyof typeof projectPhrases] ?? noAnswer)
  return [
    { kind: 'heading', text: partner.name, note: role },
    ...facts([
      [say('country'), partner.countryId && countryNameOf(partner.countryId, language)],
      [say('isParty'), pick(partner.isParty ? projectPhrases.yes : projectPhrases.no)],
      [
        say('screening'),
        `${state} · ${say('candidates')} ${partner.screningNum}${partner.topScore === null ? '' : ` · ${say('topScore')} ${partner.topScore.toFixed(2)}`}`,
      ],
      [say('confirmed'), confirmed && `${confirmed.name} (${confirmed.id})`],
      [
        say('listings'),
        confirmed?.listings.map(({ code, shortName, shortNameCn, measures, suspendedUntil }) =>
          [
            pick(listCodeNames[code ?? ''] ?? { zh: shortNameCn, en: shortName }),
            ...measures,
            ...(suspendedUntil === null ? [] : [`${say('suspendedUntil')} ${suspendedUntil}`]),
          ].join(' · '),
        ) ?? null,
      ],
      [say('footnotes'), confirmed?.footnotes.join(', ') ?? null],
      [say('owners'), confirmed?.ownership.owners.map(({ name, codes }) => [name, ...codes].join(' · ')) ?? null],
    ]),
  ]
}
