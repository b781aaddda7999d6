import { describe, expect, it } from 'vitest'
import { linkedFiles, type WantedLink } from './linked-file.ts'

const page = (body: string) => ({
  url: 'https://www.example.gov/lists/index',
  text: `<html><body>${body}</body></html>`,
})
const find = (body: string, wanted: WantedLink) => linkedFiles([wanted])(page(body))
const table = { what: 'the table', address: /\/table[^/]*\.csv/ }

describe('a link on an index page', () => {
  it('is found by its address, absolute or not, without its fragment', () => {
    expect(find('<a href="../files/table-05.csv#top">Data</a><a href="/other">Other</a>', table)).toEqual([
      { url: 'https://www.example.gov/files/table-05.csv' },
    ])
  })

  it('is found by its text, in marked-up words', () => {
    const wanted = { what: 'the dataset', text: /^Orders Dataset$/, name: 'orders.csv' }
    expect(find('<a href="https://media.example.gov/x?y=1"><b>Orders</b>\n Dataset</a>', wanted)).toEqual([
      { url: 'https://media.example.gov/x?y=1', name: 'orders.csv' },
    ])
  })

  it('may occur twice', () => {
    expect(find('<a href="/table.csv">A</a><a href="/table.csv#b">B</a>', table)).toHaveLength(1)
  })

  it('is the newest of several if there is an order', () => {
    const body = '<a href="/table-2025.csv">A</a><a href="/table-2026.csv">B</a><a href="/table-2024.csv">C</a>'
    const newestBy = ({ url }: { url: string }) => /\d{4}/.exec(url)?.[0] ?? ''
    expect(find(body, { ...table, newestBy })).toEqual([{ url: 'https://www.example.gov/table-2026.csv' }])
    expect(() => find(body, table)).toThrow('has 3 links that lead to the table.')
  })

  it('that is missing is named', () => {
    expect(() => find('<a href="/table.pdf">A</a><a>B</a><a href="http://[">C</a>', table)).toThrow(
      'The page https://www.example.gov/lists/index has no link that leads to the table.',
    )
  })
})
