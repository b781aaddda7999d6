import type { BulletinContent } from '@qingdan/database/tables/bulletin-tables.ts'
import type { Bilingual } from '../../contract/bilingual.ts'
import { statusLabels } from '../../subjects/status-labels.ts'

/** Order of importance for a reader: additions, removals, modifications. */
const order = ['1', '0', '3', '2', '4'] as const

interface Titled {
  content: BulletinContent
  short_name: string
  short_name_cn: string
}

/** The notice's own title; of a list's changes the list and how many of each kind. */
export function titleOf({ content, short_name, short_name_cn }: Titled): Bilingual {
  const { title, counts } = content
  const own = title.zh ?? title.en
  if (own !== null) return { zh: own, en: title.en ?? own }
  const parts = order.flatMap((status) => (counts[status] ? [{ status, count: counts[status] }] : []))
  const zh = parts.map(({ status, count }) => `${statusLabels[status].zh} ${count}`).join('、')
  const en = parts.map(({ status, count }) => `${count} ${statusLabels[status].en.toLowerCase()}`).join(', ')
  return { zh: `${short_name_cn}：${zh}`, en: `${short_name}: ${en}` }
}
