import { mofcomFile, type Regulation } from '../regulation.ts'
import { parseDualUseList } from './parse.ts'

/** China's control list of dual-use items. See ../README.md. */
export const cnDualUseList: Regulation = {
  ...mofcomFile('china-control-list.json'),
  id: 'cn-dual-use-list',
  title: 'Export control list of dual-use items of the People’s Republic of China',
  titleCn: '中华人民共和国两用物项出口管制清单',
  url: 'https://exportcontrol.mofcom.gov.cn/article/hgfw/lywxcx/gzqd/202411/1067.html',
  // On 2026-07-31: 189 entries; 32 of which nothing can be shown.
  expected: { entries: { min: 150, max: 1_000 }, described: { min: 120, max: 1_000 } },
  async read(content, warnings) {
    const { day, entries, frame } = await parseDualUseList(content, warnings)
    return {
      day,
      entries: entries.map((entry) => ({ id: entry.code, content: entry })),
      frame,
      counts: { entries: entries.length, described: entries.filter(({ name }) => name !== null).length },
    }
  },
}
