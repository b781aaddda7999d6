import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { Link } from '@tanstack/react-router'
import layout from '../../components/record-list.module.css'
import { textLanguage } from '../../lib/language/text-language.ts'
import classes from './screening.module.css'

/** The subject that a name was confirmed to be, linked; a dash without one. */
export function MappedName({ entity }: { entity: ScreenedEntity }) {
  const { entityId, entityName, type, standardFlag } = entity
  if (entityId === null || entityName === null) return <span className={layout.quiet}>—</span>
  return (
    <Link
      to="/sanctionInfoSearch"
      search={{ id: entityId, dataType: type, s: standardFlag ?? '1' }}
      target="_blank"
      className={classes.mapped}
    >
      <bdi lang={textLanguage(entityName)}>{entityName}</bdi>
    </Link>
  )
}
