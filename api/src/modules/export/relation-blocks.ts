import type { RelatedSubject } from '../../contract/detail.ts'
import type { OwnershipRuleResult } from '../../contract/graph.ts'
import type { SubjectDetail } from '../sanction-detail/entity.ts'
import type { Block } from './document.ts'
import type { Words } from './words.ts'

/** The related parties with direction and share, then the publishers' 50 % rules. */
export function relationBlocks(words: Words, { relations, ownershipRules }: SubjectDetail): Block[] {
  const { say } = words
  const head = [say('name'), say('standing'), say('relation'), say('share'), say('statedBy')]
  const rows = relations.map((one) => relationRow(words, one))
  const table = { kind: 'table', head, widths: [38, 14, 20, 11, 17], rows } as const
  return [
    { kind: 'section', text: say('relations') },
    rows.length > 0 ? table : { kind: 'paragraph', text: say('noRelations') },
    ...ownershipRules.flatMap((rule) => ruleBlocks(words, rule)),
  ]
}

function relationRow({ say, pick }: Words, one: RelatedSubject): string[] {
  const label = pick({ zh: one.labelZh, en: one.labelEn })
  const sources = one.statedBy.map((by) => pick({ zh: by.sourceNameCn, en: by.sourceName }))
  return [
    one.name,
    say(one.standing),
    one.isFormer ? [label, say('former')].join(say('clause')) : label,
    pick({ zh: one.percentZh, en: one.percentEn }),
    [...new Set(sources)].join(say('separator')),
  ]
}

function ruleBlocks({ say, pick }: Words, rule: OwnershipRuleResult): Block[] {
  const note = pick({ zh: rule.noteZh, en: rule.noteEn })
  const paths = rule.paths.map((path) =>
    path
      .map(({ name, percent }) =>
        say('pathStep', { name, share: percent === null ? say('shareNotStated') : `${percent}%` }),
      )
      .join(say('pathArrow')),
  )
  return [
    {
      kind: 'heading',
      text: pick({ zh: rule.nameZh, en: rule.nameEn }),
      note: pick({ zh: rule.outcomeZh, en: rule.outcomeEn }),
    },
    {
      kind: 'facts',
      rows: [
        { label: say('ruleText'), value: pick({ zh: rule.textZh, en: rule.textEn }) },
        { label: say('ruleBasis'), value: `${pick({ zh: rule.citationZh, en: rule.citationEn })}\n${rule.url}` },
        ...(note === null ? [] : [{ label: say('ruleNote'), value: note }]),
        { label: say('rulePaths'), value: paths.join('\n') },
      ],
    },
  ]
}
