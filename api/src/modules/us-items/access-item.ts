import type { SubjectKind } from '../../auth/subject-kinds.ts'
import type { UsItemService } from './service.ts'

/** One entry of the Commerce Control List. A code of a paragraph is that of its entry. */
export function controlEntryKind(items: UsItemService): SubjectKind {
  return {
    async find(_db, param1) {
      const found = await items.find(param1)
      return found && { id: found.eccn, name: `${found.eccn} ${found.name}`.slice(0, 300) }
    },
    unknown: 'item.unknown',
    async describeUnknown(_db, param1) {
      return { near: await items.near(param1) }
    },
  }
}
