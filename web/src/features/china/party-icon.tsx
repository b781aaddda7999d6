import type { ChinaDataType } from '@qingdan/api/contract/china.ts'
import { IconBuilding, IconUser, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const icons = { E: IconBuilding, P: IconUser, O: IconUsersGroup }

/** Icon for enterprise, person or other, with the word for screen readers. */
export function PartyIcon({ dataType }: { dataType: ChinaDataType }) {
  const { t } = useTranslation('china')
  const Icon = icons[dataType]
  return (
    <span role="img" aria-label={t(`type.${dataType}`)} title={t(`type.${dataType}`)} style={{ lineHeight: 0 }}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
    </span>
  )
}
