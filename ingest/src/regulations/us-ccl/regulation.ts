import { downloadOfPart } from '../../formats/ecfr/download.ts'
import { ecfrPart, type Regulation } from '../regulation.ts'
import { parseControlList } from './parse.ts'

/** The Commerce Control List, Supplement No. 1 to 15 CFR part 774. See ../README.md. */
export const usControlList: Regulation = {
  ...ecfrPart(774),
  id: 'us-ccl',
  title: 'Commerce Control List (Supplement No. 1 to 15 CFR Part 774)',
  titleCn: '商业管制清单（《出口管理条例》第774部分补编1）',
  url: 'https://www.ecfr.gov/current/title-15/part-774/appendix-Supplement%20No.%201%20to%20Part%20774',
  download: downloadOfPart(774),
  // On 2026-07-30: 638 entries and EAR99, 1,582 requirements, 4,486 paragraphs of items.
  expected: {
    entries: { min: 550, max: 900 },
    requirements: { min: 1_250, max: 2_500 },
    items: { min: 3_500, max: 7_500 },
  },
  async read(content, warnings) {
    const { entries, frame } = await parseControlList(content, warnings)
    return {
      entries: entries.map((entry) => ({ id: entry.eccn, content: entry })),
      frame,
      counts: {
        entries: entries.length,
        requirements: sum(entries, ({ requirements }) => requirements.length),
        items: sum(entries, ({ items }) => countItems(items)),
      },
    }
  },
}

interface Item {
  items: readonly Item[]
}

function countItems(items: readonly Item[]): number {
  return sum(items, (item) => 1 + countItems(item.items))
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0)
}
