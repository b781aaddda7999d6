import { read, utils } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { columnsOf } from './fields.ts'
import { readUpload } from './read-upload.ts'
import { writeTemplate } from './template.ts'

const types = ['01', '02', '03', '04'] as const
const languages = ['zh', 'en'] as const

it.each(types.flatMap((type) => languages.map((language) => [type, language] as const)))(
  'the template of type %s in %s has its headings understood and its example skipped',
  async (type, language) => {
    const file = await writeTemplate(type, language)
    await expect(readUpload({ fileName: 't.xlsx', type, bytes: file })).rejects.toMatchObject({ reason: 'noRows' })
    const sheet = read(file).Sheets[read(file).SheetNames[0] ?? '']
    const [headings] = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1 })
    expect(headings).toEqual(columnsOf[type].map(({ heading }) => heading[language]))
  },
)

it.each([
  ['en', 'en'],
  ['zh', 'zh-u-co-pinyin'],
] as const)('the countries of the template in %s are in the order of its readers', async (language, locale) => {
  const book = read(await writeTemplate('01', language))
  const sheet = book.Sheets[book.SheetNames[1] ?? ''] ?? {}
  const names = utils.sheet_to_json<string[]>(sheet, { header: 1 }).flat()
  const { compare } = new Intl.Collator(locale)
  expect(names.length).toBeGreaterThan(200)
  expect(names.slice(0, 20)).toEqual(names.toSorted(compare).slice(0, 20))
})
