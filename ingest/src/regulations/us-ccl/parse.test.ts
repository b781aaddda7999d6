import type { ControlEntry, ControlListFrame, ControlledItem } from '@qingdan/database/control-list.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { countEntries, lettersOf } from '../../../test/support/count-entries.ts'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readRegulation, regulationText } from '../../../test/support/read-regulation.ts'
import { usControlList } from './regulation.ts'

interface Read {
  entries: ControlEntry[]
  frame: ControlListFrame
  warnings: unknown[]
  entry(eccn: string): ControlEntry
}

async function read(text: string): Promise<Read> {
  const { entries, frame, warnings } = await readRegulation(usControlList, text)
  const all = entries.map(({ content }) => content as ControlEntry)
  return {
    entries: all,
    frame: frame as ControlListFrame,
    warnings,
    entry(eccn) {
      const found = all.find((entry) => entry.eccn === eccn)
      if (found === undefined) throw new Error(`There is no entry ${eccn}`)
      return found
    },
  }
}

/** Designators from top to bottom. */
function designators(items: readonly ControlledItem[]): string[] {
  return items.flatMap((item) => [item.designator, ...designators(item.items)])
}

function find(items: readonly ControlledItem[], designator: string): ControlledItem | undefined {
  for (const item of items) {
    const found = item.designator === designator ? item : find(item.items, designator)
    if (found) return found
  }
  return undefined
}

let text: string
let list: Read
beforeAll(async () => {
  text = await regulationText(usControlList, fixtureFolder)
  list = await read(text)
})

describe('the Commerce Control List', () => {
  it('is read without a warning, with EAR99 as its last entry', () => {
    expect(list.warnings).toEqual([])
    expect(list.entries.map(({ eccn }) => eccn)).toEqual([
      ...['0A002', '0A501', '0A521', '0A983', '0E982', '1A231', '1C350', '1E355', '2B910'],
      ...['3A001', '3A090', '6D003', '7A101', '8D001', '9C610', 'EAR99'],
    ])
    expect(list.entry('EAR99')).toMatchObject({ category: null, group: null, reasons: null, requirements: [] })
    expect(list.entry('EAR99').heading).toMatch(/^Items subject to the EAR that are not elsewhere specified/)
  })

  it('says which amendment is not in it yet', () => {
    expect(list.frame.notices[0]).toEqual({
      kind: 'pending-amendment',
      text: 'Link to an amendment published at 91 FR 46261, July 23, 2026.',
    })
  })

  it('has for a control the column of the chart, or none where the chart does not answer', () => {
    expect(list.entry('3A090')).toMatchObject({ reasons: 'RS, AT', category: '3', group: 'A' })
    expect(list.entry('3A090').requirements.map(({ scope, columns }) => [scope, columns])).toEqual([
      ['RS applies to 3A090.a', []],
      ['RS applies to 3A090.b', []],
      ['RS applies to 3A090.c', []],
      ['AT applies to entire entry', ['AT 1']],
    ])
    expect(list.entry('3A090').requirements[0]?.text).toBe(
      'To or within any destination worldwide, see § 742.6(a)(6)(iii)(A) of the EAR.',
    )
  })

  it.each([
    [
      'two controls in one row',
      '1A231',
      [
        ['NP applies to entire entry', ['NP 1']],
        ['AT applies to entire entry', ['AT 1']],
      ],
    ],
    [
      'scope and column in one cell',
      '1C350',
      [
        ['CB applies to entire entry', ['CB 2']],
        ['CW applies to 1C350.b and .c', []],
        ['AT applies to entire entry', []],
      ],
    ],
    [
      'a rule in the cell of the scope',
      '1E355',
      [
        [/^CW applies to entire entry\. A license is required/, []],
        [/^AT applies to th/, ['AT 1']],
      ],
    ],
    ['a control in words instead of a table', '0A983', [['CC applies to entire entry', []]]],
  ])('reads %s', (_, eccn, wanted) => {
    expect(list.entry(eccn).requirements.map(({ scope, columns }) => [scope, columns])).toEqual(
      wanted.map(([scope, columns]) => [scope instanceof RegExp ? expect.stringMatching(scope) : scope, columns]),
    )
  })

  it('has the exceptions with their whole answers, the reporting, and the conditions for STA', () => {
    const entry = list.entry('3A001')
    expect(entry.exceptions.map(({ symbol }) => symbol)).toEqual(['LVS', 'GBS', 'NAC/ACA', 'AIA', 'ACM', 'LPP'])
    expect(entry.exceptions[0]?.answer).toEqual([
      expect.stringMatching(/^N\/A for MT, NP;/),
      'Yes for:',
      '$1500: 3A001.c.',
      expect.stringMatching(/^\$3000: /),
      expect.stringMatching(/^\$5000: /),
    ])
    expect(entry.reporting).toEqual([{ kind: 'text', text: expect.stringMatching(/^See § 743\.1 of the EAR/) }])
    expect(entry.staConditions).toEqual([
      { kind: 'text', text: expect.stringMatching(/^License Exception STA may not/) },
    ])
    expect(entry.requirementNotes).toEqual([{ kind: 'text', text: expect.stringMatching(/^See § 744\.17/) }])
    expect(entry.exceptionNotes).toEqual([expect.objectContaining({ kind: 'note', heading: 'Note:' })])
    expect(entry.relatedControls[0]).toEqual({ kind: 'text', text: expect.stringMatching(/^\(1\) See Category XV/) })
    expect(entry.relatedDefinitions[0]).toEqual({ kind: 'text', text: expect.stringContaining('5 × 10³ Gy(Si)') })
  })

  it('has the paragraphs as a tree, with the notes where they are printed', () => {
    const { items } = list.entry('3A090')
    expect(designators(items)).toEqual(['a', 'a.1', 'a.2', 'b', 'b.1', 'b.2', 'c'])
    expect(find(items, 'a.2')?.notes.map((note) => note.kind === 'note' && note.heading)).toEqual([
      'Note 1 to 3A090.a:',
      'Technical Note 1 to 3A090.a:',
    ])
    expect(find(list.entry('3A001').items, 'a.1.a')?.text).toBe('A total dose of 5 × 10³ Gy (Si), or higher;')
  })

  it.each([
    ['ranges that are reserved', '0A501', ['e', 'f-w', 'x', 'y', 'y.1', 'y.2-y.5', 'y.6', 'y.7']],
    [
      'levels that are not printed',
      '3A001',
      ['z', 'z.1.a', 'z.1.b', 'z.2.a', 'z.2.b', 'z.3.a', 'z.3.b', 'z.4.a', 'z.4.b'],
    ],
    ['numbers below a letter', '7A101', ['a', 'a.1', 'a.2', 'b']],
    ['a list without the line "Items:"', '9C610', ['a', 'b']],
  ])('reads %s', (_, eccn, last) => {
    expect(designators(list.entry(eccn).items).slice(-last.length)).toEqual(last)
  })

  it('does not take headings inside of an entry for its end', () => {
    const notes = list
      .entry('6D003')
      .items.flatMap((item) => [item, ...item.items])
      .flatMap(({ notes: own }) => own)
    expect([...list.entry('6D003').itemNotes, ...notes]).toContainEqual({ kind: 'heading', text: 'Acoustics' })
  })
})

describe('a bad file of part 774', () => {
  it('without supplements is refused', async () => {
    const without = text.replace(/<DIV9.*<\/DIV9>/s, '')
    await expect(read(without)).rejects.toThrow('The file has no Supplement No. 1 to part 774.')
  })

  it('that is another part is refused', async () => {
    await expect(read(text.replace('<DIV5 N="774"', '<DIV5 N="775"'))).rejects.toThrow(
      'The file is part 775, not part 774.',
    )
  })

  it('with an entry twice is refused', async () => {
    const entry = /<FP-2><B>0A983.*?(?=<FP-2><B>0E982)/s.exec(text)?.[0] ?? ''
    await expect(read(text.replace(entry, entry + entry))).rejects.toThrow('The entry 0A983 is there twice.')
  })

  it('with a paragraph out of order reports it and keeps it where it is', async () => {
    const [, b1 = '', b2 = ''] = /(<P>b\.1\. A 'total processing.*?<\/P>)\s*(<P>b\.2\. .*?<\/P>)/s.exec(text) ?? []
    const { entry, warnings } = await read(text.replace(b1, '@').replace(b2, b1).replace('@', b2))
    expect(designators(entry('3A090').items)).toEqual(['a', 'a.1', 'a.2', 'b', 'b.2', 'b.1', 'c'])
    expect(warnings).toEqual([{ code: 'designator-out-of-order', count: 1, examples: ['3A090.b.1'] }])
  })

  it('that ends inside of an entry is refused', async () => {
    await expect(read(text.slice(0, text.indexOf('<FP-2><B>3A090') + 40))).rejects.toThrow('cut off')
  })
})

describeRealEditions((folder) => {
  let whole: string
  let real: Read
  beforeAll(async () => {
    whole = await regulationText(usControlList, folder)
    real = await read(whole)
  })

  it('of 2026-07-30 has 638 entries and EAR99, without a warning', () => {
    expect(real.warnings).toEqual([])
    expect(real.entries).toHaveLength(639)
    const byCategory = Map.groupBy(real.entries, ({ category }) => category)
    expect([...byCategory].map(([category, { length }]) => [category, length])).toEqual([
      ...[62, 136, 89, 78, 24, 25, 60, 46, 22, 96].map((length, category) => [String(category), length]),
      [null, 1],
    ])
  })

  it('has the reasons and as many requirements per entry as a count over the text of the file', () => {
    const counted = countEntries(whole)
    expect(counted.size).toBe(638)
    const readHere = real.entries.filter(({ eccn }) => eccn !== 'EAR99')
    expect(readHere.map(({ eccn, reasons }) => [eccn, reasons])).toEqual(
      [...counted].map(([eccn, { reasons }]) => [eccn, reasons]),
    )
    const rowsOf = (entry: ControlEntry) => entry.requirements.filter(({ origin }) => origin === 'table')
    expect(readHere.map((entry) => [entry.eccn, rowsOf(entry).length])).toEqual(
      [...counted].map(([eccn, { rows }]) => [eccn, rows.length]),
    )
    expect(readHere.map((entry) => [entry.eccn, rowsOf(entry).flatMap(({ columns }) => columns)])).toEqual(
      [...counted].map(([eccn, { rows }]) => [eccn, rows.flat()]),
    )
    expect(readHere.flatMap(rowsOf)).toHaveLength(1_552)
  })

  it('states controls of 26 entries in words, and none of 48 that point elsewhere', () => {
    const inWords = real.entries.filter(({ requirements }) => requirements.some(({ origin }) => origin === 'prose'))
    expect(inWords.map(({ eccn }) => eccn)).toHaveLength(26)
    expect(real.entries.filter(({ requirements }) => requirements.length === 0)).toHaveLength(48)
  })

  it('loses no paragraph of an entry', () => {
    const counted = countEntries(whole)
    const missing = real.entries.flatMap((entry) => {
      const stored = lettersOf(stringsOf(entry).join(''))
      const ends = counted.get(entry.eccn)?.paragraphs.map((paragraph) => paragraph.slice(-60)) ?? []
      return ends.filter((end) => !stored.includes(end)).map((end) => `${entry.eccn} ${end}`)
    })
    // Ranges are stored as `f-w`, and the row with two controls as two.
    const others = missing.filter((end) => !/(?:through|to|and)\w+Reserved$/.test(end))
    expect(others).toEqual(['1A231 NPappliestoentireentryATappliestoentireentry', '1A231 NPColumn1ATColumn1'])
  })
})

/** Every text of an entry, in the order stored. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
