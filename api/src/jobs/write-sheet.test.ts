import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { writeSheet, writeSheets } from './write-sheet.ts'

const columnsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ heading: `第 ${at} 列`, width: 12 }))

async function sheetOf(rows: string[][], columns = rows[0]?.length ?? 1) {
  const book = read(await writeSheet(columnsOf(columns), rows))
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('no sheet')
  return sheet
}

test('cells are text as given, whatever they begin with', async () => {
  const cells = ['=1+1', '+86 10', '-5', '@x', '<a & b>', '  清单 ', '0012', '😀', '']
  const sheet = await sheetOf([cells])
  expect(utils.sheet_to_json(sheet, { header: 1, range: 1, defval: '' })).toEqual([cells])
  expect(sheet['A2']).toMatchObject({ t: 's', v: '=1+1' })
  expect(sheet['A2'].f).toBeUndefined()
})

test('numbers are numbers, shown with two decimals where the column says so', async () => {
  const columns = [
    { heading: '匹配度', width: 10, isFraction: true },
    { heading: '序号', width: 10 },
  ]
  const book = read(await writeSheet(columns, [[95.9, 1]]), { cellNF: true })
  expect(book.Sheets['Sheet1']).toMatchObject({ A2: { t: 'n', v: 95.9, w: '95.90' }, B2: { t: 'n', v: 1, w: '1' } })
})

test('there may be several sheets, each with its own columns', async () => {
  const [one, two] = [columnsOf(1), columnsOf(2)]
  const book = read(
    await writeSheets([
      { name: '结果 & 候选', columns: one, rows: [['甲']] },
      { name: '未导入的行', columns: two, rows: [[2, '=乙']] },
    ]),
  )
  expect(book.SheetNames).toEqual(['结果 & 候选', '未导入的行'])
  expect(book.Sheets['结果 & 候选']).toMatchObject({ A1: { v: '第 0 列' }, A2: { v: '甲' } })
  expect(book.Sheets['未导入的行']).toMatchObject({ A2: { t: 'n', v: 2 }, B2: { t: 's', v: '=乙' } })
})

test('there may be more columns than letters, and many lines', async () => {
  const rows = Array.from({ length: 3000 }, (_, line) => Array.from({ length: 30 }, (_, at) => `${line}·${at}`))
  const sheet = await sheetOf(rows)
  expect(sheet['!ref']).toBe('A1:AD3001')
  expect(sheet['AD3001'].v).toBe('2999·29')
})

test('what a workbook cannot hold is left out of a cell', async () => {
  const sheet = await sheetOf([['a\u0000b\ud800c\uffff', 'x'.repeat(40_000)]])
  expect(sheet['A2'].v).toBe('ab\ufffdc')
  expect(sheet['B2'].v).toHaveLength(32_767)
})
