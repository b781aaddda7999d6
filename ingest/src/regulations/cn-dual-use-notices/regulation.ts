import type { NoticeItem } from '@qingdan/database/china-items.ts'
import { mofcomFile, type Regulation } from '../regulation.ts'
import { parseNotices } from './parse.ts'

/** Notices that add, suspend or replace the control of dual-use items, and official questions and answers. See ../README.md. */
export const cnDualUseNotices: Regulation = {
  ...mofcomFile('china-dual-use.json'),
  id: 'cn-dual-use-notices',
  title: 'Notices on the export control of dual-use items',
  titleCn: '两用物项出口管制公告',
  url: 'https://exportcontrol.mofcom.gov.cn/',
  // On 2026-07-31: 39 texts that name items in 134 paragraphs, and 7 suspensions.
  expected: { entries: { min: 30, max: 500 }, items: { min: 60, max: 2_000 }, suspensions: { min: 1, max: 200 } },
  async read(content, warnings) {
    const { day, notices, others } = await parseNotices(content, warnings)
    return {
      day,
      entries: notices.map((notice) => ({ id: notice.id, content: notice })),
      frame: { collectedOn: day },
      counts: {
        entries: notices.length,
        others,
        items: notices.reduce((total, { items }) => total + countItems(items), 0),
        suspensions: notices.reduce((total, { suspensions }) => total + suspensions.length, 0),
      },
    }
  },
}

function countItems(items: readonly NoticeItem[]): number {
  return items.reduce((total, item) => total + 1 + countItems(item.items), 0)
}
