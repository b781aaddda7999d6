import { downloadOfPart } from '../../formats/ecfr/download.ts'
import { ecfrPart, type Regulation } from '../regulation.ts'
import { parseCountryGroups } from './parse.ts'

/** The country groups of the EAR, Supplement No. 1 to 15 CFR part 740. See ../README.md. */
export const usCountryGroups: Regulation = {
  ...ecfrPart(740),
  id: 'us-country-groups',
  title: 'Country Groups (Supplement No. 1 to 15 CFR Part 740)',
  titleCn: '国家组别（《出口管理条例》第740部分补编1）',
  url: 'https://www.ecfr.gov/current/title-15/part-740/appendix-Supplement%20No.%201%20to%20Part%20740',
  download: downloadOfPart(740),
  // On 2026-07-30: 200 countries in 14 groups, 497 memberships.
  expected: { entries: { min: 180, max: 230 }, memberships: { min: 420, max: 650 } },
  async read(content, warnings) {
    const { rows, frame } = await parseCountryGroups(content, warnings)
    return {
      entries: rows.map((row) => ({ id: row.name, content: row })),
      frame,
      counts: { entries: rows.length, memberships: rows.reduce((total, { groups }) => total + groups.length, 0) },
    }
  },
}
