import type { ChinaItemState } from '@qingdan/api/contract/items/china-items.ts'
import { useTranslation } from 'react-i18next'
import tag from '../../../components/state-tag.module.css'

const tones = {
  listed: 'quiet',
  'in-force': 'bad',
  resumed: 'bad',
  suspended: 'warn',
  'partly-suspended': 'warn',
  'not-yet': 'warn',
  repealed: 'quiet',
} as const

/** Whether an item or a notice applies on the day. */
export function ItemStateTag({ state }: { state: ChinaItemState }) {
  const { t } = useTranslation('chinaItems')
  return (
    <span className={tag.tag} data-tone={tones[state]}>
      {t(`state.${state}`)}
    </span>
  )
}
