import { inLanguage } from '@qingdan/api/contract/bilingual.ts'
import type { LawRow, LawStatus } from '@qingdan/api/contract/laws/laws.ts'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock, IconMinus } from '@tabler/icons-react'
import tag from '../../components/state-tag.module.css'
import { useLanguage } from '../../lib/language/use-language.ts'

const looks = {
  'in-force': { tone: 'ok', Icon: IconCircleCheck },
  'not-yet': { tone: 'warn', Icon: IconClock },
  amended: { tone: 'warn', Icon: IconAlertTriangle },
  repealed: { tone: 'bad', Icon: IconCircleX },
  unstated: { tone: 'quiet', Icon: IconMinus },
} as const satisfies Record<LawStatus, unknown>

/** Whether a version is in force today. */
export function LawState({ law }: { law: Pick<LawRow, 'status' | 'statusCn' | 'statusEn'> }) {
  const language = useLanguage()
  const { tone, Icon } = looks[law.status]
  return (
    <span className={tag.tag} data-tone={tone}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {inLanguage(law.statusCn, law.statusEn, language)}
    </span>
  )
}
