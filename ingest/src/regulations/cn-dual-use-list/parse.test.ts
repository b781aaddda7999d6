import {
  type ChinaControlEntry,
  type ChinaListFrame,
  type ChinaParagraph,
  withheld,
} from '@qingdan/database/china-items.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readRegulation, regulationText } from '../../../test/support/read-regulation.ts'
import { cnDualUseList } from './regulation.ts'
import { withholdValues } from './withhold.ts'

async function read(text: string) {
  const { entries, frame, ...rest } = await readRegulation(cnDualUseList, text)
  const rows = entries.map(({ content }) => content as ChinaControlEntry)
  const entry = (code: string) => rows.find((row) => row.code === code)
  return { rows, entry, frame: frame as ChinaListFrame, ...rest }
}

/** Everything of an entry that a user reads. */
function shownOf({ name, notes, items }: ChinaControlEntry): string {
  const texts = (paragraph: ChinaParagraph): string[] => [
    paragraph.text,
    ...paragraph.notes.map(({ content }) => content),
    ...paragraph.items.flatMap(texts),
  ]
  return [name ?? '', ...notes.map(({ content }) => content), ...items.flatMap(texts)].join('\n')
}

describe('the dual-use control list', () => {
  let text: string
  let list: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    text = await regulationText(cnDualUseList, fixtureFolder)
    list = await read(text)
  })

  it('is of the day on which the document was read, and names the document', () => {
    expect(list.day).toBe('2026-07-31')
    expect(list.frame.documentDay).toBe('2026-06-12')
    expect(list.frame.documentUrl).toMatch(/^https:\/\/exportcontrol\.mofcom\.gov\.cn\/.*\.pdf$/)
    expect(list.warnings).toEqual([])
  })

  it('has paragraphs as a tree, and says which lost their numbers', () => {
    const samarium = list.entry('1C902')
    expect(samarium?.name).toBe('钐相关物项')
    expect(samarium?.items.map(({ mark }) => mark)).toEqual(['a'])
    const [metals] = samarium?.items ?? []
    expect(metals?.items.map(({ mark, text: words }) => [mark, words])).toEqual([
      [null, '金属钐；'],
      [null, '含钐的合金：'],
      [null, '含钐的靶材：'],
    ])
    expect(metals?.items[1]?.items.map(({ mark }) => mark)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(samarium?.losses).toEqual(['end', 'numbers'])
  })

  it('returns to the list of letters that a letter continues', () => {
    expect(list.entry('1C903')?.items.map(({ text: words }) => words)).toEqual([
      '金属钆、含钆的合金及相关制品：',
      '氧化钆及其混合物；',
      '含钆的化合物及其混合物。',
    ])
  })

  it('keeps notes where they stand', () => {
    expect(list.entry('2B228')?.items[0]?.notes).toEqual([
      { name: '说明', content: '2B228.a项管制精密芯轴、夹钳和缩套机。' },
    ])
  })

  it('shows nothing of a description that begins in the middle: it may be another item', () => {
    expect(list.entry('1C229')).toMatchObject({ name: null, items: [], notes: [], losses: ['beginning'] })
    expect(list.entry('0A902')).toMatchObject({ name: null, losses: ['end'] })
  })

  it('drops the next entry that is glued to the end', () => {
    expect(JSON.stringify(list.entry('0A903')?.items)).not.toContain('航天服')
    expect(list.entry('0A903')?.losses).toEqual(['values'])
  })

  it.each([
    ['密度大于17.5g/cm', `密度大于${withheld}`],
    ['微波功率大于kW', `微波功率大于${withheld}`],
    ['内径～mm', `内径${withheld}`],
    ['每小时能产g以上氟的电解槽', `每小时能产${withheld}以上氟的电解槽`],
    ['磷酸三丁酯（CAS126-73-8）', '磷酸三丁酯（CAS126-73-8）'],
    ['磷酸三丁酯（CAS126-3-8）', `磷酸三丁酯（CAS${withheld}）`],
    ['用1C210.a项所管制的纤维', '用1C210.a项所管制的纤维'],
    ['生产C111.b所管制的粉末', `生产C${withheld}b所管制的粉末`],
    ['氦-3（He）', '氦-3（He）'],
  ])('withholds values, whole or not, and keeps codes and names: %s', (given, shown) => {
    expect(withholdValues(given)).toBe(shown)
  })

  it.each([
    ['a code with a digit lost', '"controlCode": "1C004"', '"controlCode": "C004"', '"C004" is no code of the list.'],
    ['a type that the code contradicts', '"itemType": "软件"', '"itemType": "材料"', 'is said to be of the type'],
    ['another form', '"records"', '"rows"', 'The file has another form at records'],
  ])('is refused with %s', async (_, from, to, message) => {
    const bad = text.includes(from) ? text.replace(from, to) : text.replace('"itemType": "技术"', to)
    await expect(read(bad)).rejects.toThrow(message)
  })

  it('is refused when it is cut off', async () => {
    await expect(read(text.slice(0, 2000))).rejects.toThrow('it is cut off')
  })

  it('reports a code that stands twice', async () => {
    const file = JSON.parse(text)
    const { warnings, rows } = await read(JSON.stringify({ ...file, records: [...file.records, file.records[0]] }))
    expect(warnings).toEqual([{ code: 'duplicate-record', count: 1, examples: [file.records[0].controlCode] }])
    expect(rows).toHaveLength(file.records.length)
  })
})

describeRealEditions((folder) => {
  it('of 2026-07-31 has the codes that the publication says, by industry, type and reason', async () => {
    const { rows, counts, warnings } = await read(await regulationText(cnDualUseList, folder))
    const at = (place: number) =>
      Object.fromEntries(
        Object.entries(Object.groupBy(rows, ({ code }) => code.charAt(place))).map(([key, of]) => [key, of?.length]),
      )
    expect(warnings).toEqual([])
    expect(counts).toEqual({ entries: 189, described: 149 })
    expect(at(0)).toEqual({ 0: 6, 1: 74, 2: 35, 3: 21, 4: 4, 5: 7, 6: 14, 7: 12, 8: 1, 9: 15 })
    expect(at(1)).toEqual({ A: 47, B: 51, C: 50, D: 17, E: 24 })
    expect(at(2)).toEqual({ 0: 27, 1: 49, 2: 79, 3: 11, 4: 1, 5: 2, 9: 20 })
  })

  it('shows no digit that is not part of a code, of a CAS number or of the name of an isotope', async () => {
    const { rows } = await read(await regulationText(cnDualUseList, folder))
    const names = /\d[A-E]\d{3}(?:\.(?:[a-z]|\d{1,2}))*|CAS\d+-\d+-\d|[氢氦锂硼镭铀钚]-\d+/g
    const left = rows.filter((row) => /\d/.test(shownOf(row).replace(names, ''))).map(({ code }) => code)
    expect(left).toEqual([])
  })
})
