import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languages, renderPart } from '../../../test/render-part.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import type { DataColumn } from './columns.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { TableSort } from './use-table-model.ts'

interface Company {
  name: string
  share: number | null
  held?: readonly Company[]
}

const companies: readonly Company[] = [
  { name: '中国银行', share: 12 },
  { name: '阿里巴巴', share: null },
  { name: '百度', share: 40 },
]

const columns: readonly DataColumn<Company>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHeader: true },
  { id: 'share', header: 'Share', cell: ({ share }) => share ?? '—', sortBy: ({ share }) => share, isOptional: true },
  { id: 'note', header: 'Note', cell: ({ name }) => `${name} note`, isOptional: true },
]

function table(props: Partial<DataTableProps<Company>> = {}) {
  return <DataTable caption="Companies" columns={columns} rows={companies} rowId={({ name }) => name} {...props} />
}

const names = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)
const header = (name: string) => page.getByRole('columnheader', { name })
const sortBy = (name: string) => page.getByRole('button', { name }).click()

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1024, 768)
})

describe('order', () => {
  it('sorts by a column ascending, descending and not at all, and announces it', async () => {
    await renderPart(table())
    await expect.element(header('Share')).toHaveAttribute('aria-sort', 'none')
    await sortBy('Share')
    await expect.element(header('Share')).toHaveAttribute('aria-sort', 'ascending')
    expect(names()).toEqual(['中国银行', '百度', '阿里巴巴'])
    await sortBy('Share')
    await expect.element(header('Share')).toHaveAttribute('aria-sort', 'descending')
    expect(names()).toEqual(['百度', '中国银行', '阿里巴巴'])
    await sortBy('Share')
    await expect.element(header('Share')).toHaveAttribute('aria-sort', 'none')
    expect(names()).toEqual(['中国银行', '阿里巴巴', '百度'])
  })

  it('orders Chinese by pinyin', async () => {
    await renderPart(table(), 'zh')
    await sortBy('Name')
    expect(names()).toEqual(['阿里巴巴', '百度', '中国银行'])
  })

  it('sorts by keyboard; a column that cannot be sorted has no button', async () => {
    await renderPart(table())
    await expect.element(header('Note')).not.toHaveAttribute('aria-sort')
    ;(page.getByRole('button', { name: 'Share' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(header('Share')).toHaveAttribute('aria-sort', 'ascending')
  })

  it('leaves the order to the caller where rows arrive sorted', async () => {
    const asked: (TableSort | null)[] = []
    const sort = {
      value: { column: 'share', isDescending: false },
      onChange: (next: TableSort | null) => asked.push(next),
    }
    await renderPart(table({ sort }))
    expect(names()).toEqual(['中国银行', '阿里巴巴', '百度'])
    await expect.element(header('Share')).toHaveAttribute('aria-sort', 'ascending')
    await sortBy('Share')
    expect(asked).toEqual([{ column: 'share', isDescending: true }])
  })
})

describe('columns', () => {
  it.each(languages)('hides a column and remembers it (%s)', async (language) => {
    const label = { zh: '显示的列', en: 'Columns' }[language]
    const screen = await renderPart(table({ columnsKey: 'companies' }), language)
    await page.getByRole('button', { name: label }).click()
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Note' })).toHaveAttribute('aria-checked', 'true')
    await page.getByRole('menuitemcheckbox', { name: 'Note' }).click()
    await expect.element(header('Note')).not.toBeInTheDocument()
    await screen.unmount()
    await renderPart(table({ columnsKey: 'companies' }), language)
    await expect.element(header('Share')).toBeVisible()
    await expect.element(header('Note')).not.toBeInTheDocument()
  })

  it('does not offer to hide a required column', async () => {
    await renderPart(table({ columnsKey: 'companies' }), 'en')
    await page.getByRole('button', { name: 'Columns' }).click()
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Share' })).toBeVisible()
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Name' })).not.toBeInTheDocument()
  })
})

describe('states', () => {
  it.each(languages)('shows that it is loading (%s)', async (language) => {
    await renderPart(table({ rows: undefined }), language)
    await expect.element(page.getByRole('status')).toHaveTextContent({ zh: '载入中', en: 'Loading' }[language])
  })

  it.each(languages)('shows the error and tries again (%s)', async (language) => {
    let tries = 0
    await renderPart(table({ rows: undefined, error: new Error('no'), onRetry: () => (tries += 1) }), language)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: { zh: '重试', en: 'Retry' }[language] }).click()
    expect(tries).toBe(1)
  })

  it('shows what to do when there are no rows', async () => {
    await renderPart(table({ rows: [], empty: <EmptyState title="Nobody yet" /> }))
    await expect.element(page.getByText('Nobody yet')).toBeVisible()
    await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  })

  it('marks old rows while newer ones load', async () => {
    await renderPart(table({ isStale: true }))
    expect(page.getByRole('table').element().closest('[aria-busy="true"]')).not.toBeNull()
  })
})

describe('rows', () => {
  const opening: DataColumn<Company> = {
    id: 'open',
    header: 'Open',
    cell: (row, { canOpen, isOpen, toggle }) =>
      canOpen && (
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          open {row.name}
        </button>
      ),
  }

  it('open one detail at a time', async () => {
    await renderPart(table({ columns: [...columns, opening], detail: ({ name }) => <p>About {name}</p> }))
    await page.getByRole('button', { name: 'open 百度' }).click()
    await expect.element(page.getByText('About 百度')).toBeVisible()
    await page.getByRole('button', { name: 'open 中国银行' }).click()
    await expect.element(page.getByText('About 中国银行')).toBeVisible()
    await expect.element(page.getByText('About 百度')).not.toBeInTheDocument()
  })

  it('contain child rows, open at first and indented', async () => {
    const rows: Company[] = [{ name: 'Holding', share: null, held: [{ name: 'Bank', share: 51 }] }]
    const tree = columns.map((column) => (column.id === 'name' ? { ...column, isTree: true } : column))
    await renderPart(table({ columns: [...tree, opening], rows, subRows: ({ held }) => held ?? [] }))
    expect(names()).toEqual(['Holding', 'Bank'])
    const [top, under] = [...document.querySelectorAll('tbody th')].map((cell) => getComputedStyle(cell).paddingLeft)
    expect(Number.parseFloat(under ?? '')).toBeGreaterThan(Number.parseFloat(top ?? ''))
    await page.getByRole('button', { name: 'open Holding' }).click()
    await expect.poll(names).toEqual(['Holding'])
  })

  it('are limited until all are requested, and sorted over all', async () => {
    await renderPart(table({ preview: { rows: 2, more: 'All 3', fewer: 'First 2' } }))
    await sortBy('Share')
    expect(names()).toEqual(['中国银行', '百度'])
    await page.getByRole('button', { name: 'All 3' }).click()
    expect(names()).toEqual(['中国银行', '百度', '阿里巴巴'])
    await expect.element(page.getByRole('button', { name: 'First 2' })).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('on a narrow screen', () => {
  it('scrolls in its own box, which the keyboard reaches, and not the page', async () => {
    await page.viewport(390, 768)
    const wide = columns.map((column) => ({ ...column, cell: () => <div style={{ width: 400 }}>wide</div> }))
    await renderPart(table({ columns: wide }))
    const box = page.getByRole('group', { name: 'Companies' })
    await expect.element(box).toHaveAttribute('data-overflowing')
    await userEvent.keyboard('{Tab}')
    await expect.element(box).toHaveFocus()
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
})

describe('the head', () => {
  it('stays in sight while the page scrolls', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => ({ name: `Company ${index}`, share: index }))
    await renderPart(table({ rows }))
    window.scrollTo(0, 600)
    const { top } = header('Name').element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(60)
  })

  it('names the table once', async () => {
    await renderPart(table())
    await expect.element(page.getByRole('table', { name: 'Companies' })).toBeVisible()
  })
})
