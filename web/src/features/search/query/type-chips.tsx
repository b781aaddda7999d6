import type { TypeCount } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/chip.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { readCommaList, type SearchParams, toggleSubType, typeChoices, withType } from '../search-params.ts'
import { subTypesOf } from './subject-types.ts'
import classes from './type-chips.module.css'

/** Types and sub-types with counts. The counts ignore the chips, so they do not change when a chip is chosen. */
export function TypeChips({
  params,
  types,
  onChange,
}: {
  params: SearchParams
  types: readonly TypeCount[] | undefined
  onChange: (params: SearchParams) => void
}) {
  const { t } = useTranslation('search')
  const chosen = readCommaList(params.subType)
  const countOf = (type: string) => types?.find((entry) => entry.type === type)?.count
  const total = types?.reduce((sum, entry) => sum + entry.count, 0)
  return (
    <div className={classes.chips}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form */}
      <div role="group" aria-label={t('chips.types')} className={classes.group}>
        <Chip isOn={params.type === undefined} count={total} onClick={() => onChange(withType(params, undefined))}>
          {t('chips.all')}
        </Chip>
        {typeChoices.map((type) => (
          <Chip
            key={type}
            isOn={params.type === type}
            count={countOf(type)}
            onClick={() => onChange(withType(params, params.type === type ? undefined : type))}
          >
            <SubjectIcon type={type} /> {t(`type.${type}`)}
          </Chip>
        ))}
      </div>
      <SubTypeChips params={params} types={types} chosen={chosen} onChange={onChange} />
    </div>
  )
}

function SubTypeChips({
  params,
  types,
  chosen,
  onChange,
}: {
  params: SearchParams
  types: readonly TypeCount[] | undefined
  chosen: readonly string[]
  onChange: (params: SearchParams) => void
}) {
  const { t } = useTranslation('search')
  const counts = new Map(
    (types ?? []).flatMap((entry) => entry.subTypes.map(({ subType, count }) => [subType as string, count])),
  )
  // Vessels and aircraft have one sub-type each, which adds nothing to the type.
  const known = params.type ? subTypesOf[params.type] : [...subTypesOf['01'], ...subTypesOf['02']]
  const offered = known.filter((subType) => (counts.get(subType) ?? 0) > 0 || chosen.includes(subType))
  if (offered.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="group" aria-label={t('chips.subTypes')} className={classes.group}>
      {offered.map((subType) => (
        <Chip
          key={subType}
          isSmall
          isOn={chosen.includes(subType)}
          count={counts.get(subType) ?? 0}
          onClick={() => onChange(toggleSubType(params, subType))}
        >
          {t(`subType.${subType}`)}
        </Chip>
      ))}
    </div>
  )
}
