import { z } from 'zod'

export const subjectTabs = ['0', '1', '2'] as const
export type SubjectTab = (typeof subjectTabs)[number]

const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim() || undefined)
  .optional()
  .catch(undefined)

/** The query of `/sanctionInfoSearch`. `searchKey` and `searchType` tell what was asked on the way here. */
export const subjectParams = z.object({
  id: z.union([z.string(), z.number()]).transform(String).default('').catch(''),
  dataType: z.enum(['01', '02', '03', '04']).optional().catch(undefined),
  s: text,
  searchKey: text,
  searchType: z.enum(['fuzzy', 'exact']).optional().catch(undefined),
  /** 0 lists, 1 associated enterprises, 2 related news. */
  tab: z.enum(subjectTabs).optional().catch(undefined),
})
export type SubjectParams = z.output<typeof subjectParams>
