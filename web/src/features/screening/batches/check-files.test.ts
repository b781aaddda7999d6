import { describe, expect, it } from 'vitest'
import { checkFiles } from './check-files.ts'

const file = (name: string, size = 1000) => ({ name, size })

describe('files for screening', () => {
  it('are up to ten workbooks of 5 MB', () => {
    const ten = Array.from({ length: 10 }, (_one, place) =>
      file(`names-${place}.${place % 2 ? 'xls' : 'XLSX'}`, 5 * 1024 * 1024),
    )
    expect(checkFiles(ten)).toEqual({ good: ten, problems: [] })
  })

  it('are sent without those that are of another kind or size, each named', () => {
    const good = file('d.xlsx')
    const files = [file('a.csv'), file('b.xlsx', 0), good, file('c.xlsx', 5 * 1024 * 1024 + 1)]
    expect(checkFiles(files)).toEqual({
      good: [good],
      problems: [
        { name: 'a.csv', problem: 'type' },
        { name: 'b.xlsx', problem: 'empty' },
        { name: 'c.xlsx', problem: 'tooLarge' },
      ],
    })
  })

  it('are not sent when there is none, or more than ten good ones', () => {
    expect(checkFiles([])).toEqual({ good: [], problems: [{ name: '', problem: 'none' }] })
    const eleven = Array.from({ length: 11 }, () => file('a.xlsx'))
    expect(checkFiles(eleven)).toEqual({ good: [], problems: [{ name: '', problem: 'tooMany' }] })
    expect(checkFiles([...eleven.slice(1), file('a.csv')]).good).toHaveLength(10)
  })
})
