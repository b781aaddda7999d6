import type { Bilingual } from '../bilingual.ts'
import type { GuidedSeverity } from '../guided/run.ts'

/** How grave a finding is, for the page and the documents. */
export const severityNames: Readonly<Record<GuidedSeverity, Bilingual>> = {
  info: { zh: '说明', en: 'Information' },
  clear: { zh: '未见管制要求', en: 'No requirement found' },
  attention: { zh: '须注意', en: 'Attention' },
  licence: { zh: '须许可', en: 'License required' },
  denial: { zh: '须许可，原则上拒绝', en: 'License required, denial as a rule' },
  prohibited: { zh: '禁止', en: 'Prohibited' },
}
