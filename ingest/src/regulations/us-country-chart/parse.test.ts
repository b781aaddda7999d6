import type { ChartFrame, ChartRow } from '@qingdan/database/control-list.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readRegulation, regulationText } from '../../../test/support/read-regulation.ts'
import { usCountryChart } from './regulation.ts'

async function read(text: string) {
  const { entries, frame, warnings } = await readRegulation(usCountryChart, text)
  const rows = entries.map(({ content }) => content as ChartRow)
  return { rows, frame: frame as ChartFrame, warnings, row: (name: string) => rows.find((row) => row.name === name) }
}

describe('the Commerce Country Chart', () => {
  let text: string
  let chart: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    text = await regulationText(usCountryChart, fixtureFolder)
    chart = await read(text)
  })

  it('has the columns of its header, with the reason above each', () => {
    expect(chart.warnings).toEqual([])
    expect(chart.frame.columns).toHaveLength(16)
    expect(chart.frame.columns[0]).toEqual({ column: 'CB 1', reason: 'Chemical and biological weapons' })
    expect(chart.frame.columns.at(-1)).toEqual({ column: 'AT 2', reason: 'Anti-terrorism' })
  })

  it('has for a destination its marks, its code and its footnotes', () => {
    expect(chart.row('China')).toEqual({
      name: 'China',
      countryCode: 'CN',
      footnotes: [],
      columns: ['CB 1', 'CB 2', 'CB 3', 'NP 1', 'NP 2', 'NS 1', 'NS 2', 'MT 1', 'RS 1', 'RS 2', 'CC 1', 'CC 3'],
      referral: null,
    })
    expect(chart.row('Albania')).toMatchObject({ countryCode: 'AL', footnotes: ['2', '3'] })
    expect(chart.row('Seycheles')).toMatchObject({ countryCode: 'SC' })
    expect(chart.frame.footnotes.find(({ mark }) => mark === '5')?.text).toBe(
      'Refer to Switzerland for licensing requirements for Liechtenstein under the EAR.',
    )
  })

  it('refers for four destinations to other rules instead of marks', () => {
    expect(chart.rows.filter(({ referral }) => referral !== null).map(({ name }) => name)).toEqual([
      'Cuba',
      'Iran',
      'Korea, North',
      'Syria',
    ])
    expect(chart.row('Syria')).toMatchObject({
      columns: [],
      referral: expect.stringMatching(/^See § 746\.9 of the EAR/),
    })
  })

  it('is refused with a row that lacks a cell, or with anything else than X in a cell', async () => {
    const row = /<TR>\s*<TD[^>]*>China<\/TD>.*?<\/TR>/s.exec(text)?.[0] ?? ''
    const lacking = row.replace(/<TD[^>]*>X<\/TD>/, '')
    await expect(read(text.replace(row, lacking))).rejects.toThrow('The row of China has 15 cells, not 16.')
    const other = row.replace(/>X</, '>Y<')
    await expect(read(text.replace(row, other))).rejects.toThrow('A cell of China contains "Y".')
  })

  it('reports a destination that our tables do not know', async () => {
    const { row, warnings } = await read(text.replace('>Germany', '>Ruritania'))
    expect(row('Ruritania')).toMatchObject({ countryCode: null })
    expect(warnings).toEqual([{ code: 'unknown-country', count: 1, examples: ['Ruritania'] }])
  })
})

describeRealEditions((folder) => {
  it('of 2026-07-30 equals the chart cell for cell', async () => {
    const text = await regulationText(usCountryChart, folder)
    const { rows, frame, warnings } = await read(text)
    expect(warnings).toEqual([])
    expect(rows).toHaveLength(200)
    expect(frame.footnotes.map(({ mark }) => mark)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(new Set(rows.map(({ countryCode }) => countryCode)).size).toBe(200)
    const cells = rows.map(({ name, columns, referral }) => [
      name,
      ...(referral === null ? frame.columns.map(({ column }) => (columns.includes(column) ? 'X' : '')) : [referral]),
    ])
    const printed = printedCells(text)
    expect(cells).toEqual(printed)
    expect(printed.flat().filter((cell) => cell === 'X')).toHaveLength(1_788)
  })
})

/** Cells of the destinations as a pattern over the text of the file finds them. */
function printedCells(text: string): string[][] {
  const supplement = text.slice(text.indexOf('<DIV9 N="Supplement No. 1 '))
  const body = /<TBODY>(.*?)<\/TABLE>/s.exec(supplement)?.[1] ?? ''
  const rows = (body.match(/<TR>.*?<\/TR>/gs) ?? []).filter((row) => !row.includes('colspan="17"'))
  return rows.map((row) =>
    [...row.matchAll(/<TD[^>]*?(?:\/>|>(.*?)<\/TD>)/gs)].map((cell) =>
      (cell[1] ?? '')
        .replace(/<sup>.*?<\/sup>/g, '')
        .replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
        .trim(),
    ),
  )
}
