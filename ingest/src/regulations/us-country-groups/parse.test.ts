import type { CountryGroupRow, CountryGroupsFrame } from '@qingdan/database/control-list.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readRegulation, regulationText } from '../../../test/support/read-regulation.ts'
import { usCountryGroups } from './regulation.ts'

async function read(text: string) {
  const { entries, frame, warnings } = await readRegulation(usCountryGroups, text)
  const rows = entries.map(({ content }) => content as CountryGroupRow)
  const groupsOf = (code: string) => rows.find((row) => row.countryCode === code)?.groups
  return { rows, frame: frame as CountryGroupsFrame, warnings, groupsOf }
}

describe('the country groups', () => {
  let text: string
  let found: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    text = await regulationText(usCountryGroups, fixtureFolder)
    found = await read(text)
  })

  it('have of each country the groups of all tables and of the list', () => {
    expect(found.warnings).toEqual([])
    expect(found.groupsOf('CN')).toEqual(['D:1', 'D:3', 'D:4', 'D:5'])
    expect(found.groupsOf('IR')).toEqual(['D:2', 'D:3', 'D:4', 'D:5', 'E:1'])
    expect(found.groupsOf('AE')).toEqual(['A:5', 'B'])
    expect(found.groupsOf('CI')).toEqual(['B'])
  })

  it('have of a country the footnotes that its name bears, without those of a column', () => {
    const notesOf = (code: string) => found.rows.find((row) => row.countryCode === code)?.notes
    expect(notesOf('AE')).toEqual([
      expect.stringMatching(/^Consistent with § 740\.2\(a\)\(26\), License Exception STA/),
    ])
    expect(notesOf('UA')).toEqual([expect.stringMatching(/^For purposes of this supplement.*Crimea/)])
    expect(notesOf('CN')).toEqual([])
  })

  it('have the names of their columns, where these have one', () => {
    expect(found.frame.groups).toContainEqual({ group: 'A:1', name: 'Wassenaar participating states' })
    expect(found.frame.groups).toContainEqual({ group: 'A:5', name: null })
    expect(found.frame.groups).toContainEqual({ group: 'D:5', name: 'U.S. Arms Embargoed Countries' })
    expect(found.frame.groups.map(({ group }) => group).join()).toBe(
      'A:1,A:2,A:3,A:4,A:5,A:6,B,D:1,D:2,D:3,D:4,D:5,E:1,E:2',
    )
  })

  it('are refused without a table, or with a column of another name', async () => {
    const tableE = /<DIV width[^>]*>(?:(?!<DIV width).)*Country Group E(?:(?!<DIV width).)*$/s.exec(text)?.[0] ?? ''
    await expect(read(text.replace(tableE, '</DIV9></DIV5>'))).rejects.toThrow('There is no Country Group E.')
    const unknown = await read(text.replace('Emirates<sup>5</sup>', 'Emirates<sup>9</sup>'))
    expect(unknown.warnings.map(({ code }) => code)).toEqual(['unknown-footnote'])
    await expect(read(text.replace('[A:6]', '[Six]'))).rejects.toThrow(
      'The tables of groups have the unknown column "[Six]".',
    )
  })
})

describeRealEditions((folder) => {
  it('of 2026-07-30 have as many countries as the tables have marks', async () => {
    const { rows, frame, warnings } = await read(await regulationText(usCountryGroups, folder))
    expect(warnings).toEqual([])
    expect(new Set(rows.map(({ countryCode }) => countryCode)).size).toBe(rows.length)
    const counts = frame.groups.map(({ group }) => [group, rows.filter(({ groups }) => groups.includes(group)).length])
    expect(Object.fromEntries(counts)).toEqual({
      ...{ 'A:1': 40, 'A:2': 34, 'A:3': 42, 'A:4': 45, 'A:5': 38, 'A:6': 8, B: 173 },
      ...{ 'D:1': 24, 'D:2': 10, 'D:3': 36, 'D:4': 21, 'D:5': 22, 'E:1': 3, 'E:2': 1 },
    })
  })
})
