import type { SubjectType, SubType } from '@qingdan/api/contract/subject.ts'
import {
  IconBuilding,
  IconBuildingBank,
  IconPill,
  IconPlane,
  type IconProps,
  IconRadioactive,
  IconShip,
  IconUser,
  IconUserStar,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

const byType: Record<SubjectType, ComponentType<IconProps>> = {
  '01': IconBuilding,
  '02': IconUser,
  '03': IconShip,
  '04': IconPlane,
}

/** Sub-types that look different from their type. */
const bySubType: Partial<Record<SubType, ComponentType<IconProps>>> = {
  '0102': IconBuildingBank,
  '0103': IconUsersGroup,
  '0105': IconUsersGroup,
  '0106': IconPill,
  '0107': IconRadioactive,
  '0203': IconUserStar,
}

/** Icon of the subject's first sub-type; always next to a text, so hidden from screen readers. */
export function SubjectIcon({ type, subType }: { type: SubjectType; subType?: SubType | undefined }) {
  const Icon = (subType && bySubType[subType]) ?? byType[type]
  return <Icon size={16} stroke={1.5} aria-hidden="true" />
}
