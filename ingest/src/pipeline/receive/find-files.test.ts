import { expect, it } from 'vitest'
import type { Download, IndexPage } from '../../source.ts'
import { findFiles } from './find-files.ts'

const pages: Record<string, string> = {
  'https://a.gov/index': 'https://a.gov/2025 https://a.gov/2026',
  'https://a.gov/2025': 'https://files.a.gov/1.xml',
  'https://a.gov/2026': 'https://files.a.gov/2.xml',
}
const follow = ({ text }: IndexPage) => text.split(' ').map((url) => ({ url }))
const find = (changes: Partial<NonNullable<Download['find']>>) =>
  findFiles(
    {
      urls: ['https://a.gov/index'],
      timeoutMinutes: 1,
      find: { steps: [follow, follow], origins: ['https://files.a.gov'], ...changes },
    },
    async (url) => pages[url] ?? '',
  )

it('files are found step by step, in the order of the pages', async () => {
  expect(await find({})).toEqual([{ url: 'https://files.a.gov/1.xml' }, { url: 'https://files.a.gov/2.xml' }])
})

it('fixed addresses are the files', async () => {
  const download = { urls: ['https://a.gov/list.xml'], timeoutMinutes: 1 }
  expect(await findFiles(download, () => Promise.reject(new Error('asked')))).toEqual([
    { url: 'https://a.gov/list.xml' },
  ])
})

it.each([
  ['another origin', { origins: [] }, 'The list is now at https://files.a.gov/1.xml, where it is not fetched from.'],
  ['nothing', { steps: [() => []] as const }, 'The page https://a.gov/index leads to no file.'],
  ['no address', { steps: [() => [{ url: '/relative' }]] as const }, 'The list is now at /relative'],
  ['too much', { steps: [() => Array(201).fill({ url: 'https://a.gov/x' })] as const }, 'The pages lead to 201 files.'],
])('a page that leads to %s is refused', async (_, changes, reason) => {
  await expect(find(changes)).rejects.toMatchObject({
    code: 'source.page-changed',
    message: expect.stringContaining(reason),
  })
})
