import { downloadOfPart } from '../../formats/ecfr/download.ts'
import { ecfrPart, type Regulation } from '../regulation.ts'
import { parseCountryChart } from './parse.ts'

/** The Commerce Country Chart, Supplement No. 1 to 15 CFR part 738. See ../README.md. */
export const usCountryChart: Regulation = {
  ...ecfrPart(738),
  id: 'us-country-chart',
  title: 'Commerce Country Chart (Supplement No. 1 to 15 CFR Part 738)',
  titleCn: '商业国家列表（《出口管理条例》第738部分补编1）',
  url: 'https://www.ecfr.gov/current/title-15/part-738/appendix-Supplement%20No.%201%20to%20Part%20738',
  download: downloadOfPart(738),
  // On 2026-07-30: 200 destinations, 1,788 marks.
  expected: { entries: { min: 185, max: 230 }, marks: { min: 1_500, max: 2_200 } },
  async read(content, warnings) {
    const { rows, frame } = await parseCountryChart(content, warnings)
    return {
      entries: rows.map((row) => ({ id: row.name, content: row })),
      frame,
      counts: { entries: rows.length, marks: rows.reduce((total, { columns }) => total + columns.length, 0) },
    }
  },
}
