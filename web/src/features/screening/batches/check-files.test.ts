import { describe, expect, it } from 'vitest'
import { checkFiles } from './check-files.ts'

const file = (name: string, size = 1000) => ({ name, size })

describe('files for screening', () => {
  it('are up to ten workbooks of 5 MB', () => {
    const ten = Array.from({ length: 10 }, (_one, place) =>
      file(`names-${place}.${place % 2 ? 'xls' : 'XLSX'}`, 5 * 1024 * 1024),
    )
    expect(checkFiles(ten)).toEqual([])
  })

  it('are refused by number, kind and size, each by its name', () => {
    expect(checkFiles([])).toEqual([{ name: '', problem: 'none' }])
    expect(checkFiles(Array.from({ length: 11 }, () => file('a.xlsx')))).toEqual([{ name: '', problem: 'tooMany' }])
    expect(checkFiles([file('a.csv'), file('b.xlsx', 0), file('c.xlsx', 5 * 1024 * 1024 + 1), file('d.xlsx')])).toEqual(
      [
        { name: 'a.csv', problem: 'type' },
        { name: 'b.xlsx', problem: 'empty' },
        { name: 'c.xlsx', problem: 'tooLarge' },
      ],
    )
  })
})
