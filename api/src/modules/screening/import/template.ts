import type { Blob } from 'node:buffer'
import type Stream from 'node:stream'
import type { SubjectType } from '@qingdan/database/record.ts'
import writeXlsxFile, { type Cell, type Feature } from 'write-excel-file/node'
import { type Bilingual, type Language, pick } from '../../../contract/bilingual.ts'
import { countryList } from '../../dictionary/countries.ts'
import { columnsOf, countriesSheet, type FieldColumn } from './fields.ts'

/** As the library has it, which does not export it. */
type FileContent = Stream | Buffer | Blob

const sheetNames = {
  entities: { zh: '名单', en: 'Names' },
  countries: countriesSheet,
} satisfies Record<string, Bilingual>
const sexes: Bilingual<string> = { zh: '男,女', en: 'male,female' }
const lastRow = 1_048_576

/** The workbook to fill in: headings, an example row that is skipped when it is left in, text columns, and drop-downs for sex and country. */
export async function writeTemplate(type: SubjectType, language: Language): Promise<Uint8Array> {
  const columns = columnsOf[type]
  const data: Cell[][] = [
    columns.map(({ heading }): Cell => ({ value: pick(heading, language), type: String, fontWeight: 'bold' })),
    columns.map(({ example }): Cell => ({ value: pick(example, language), type: String, textColor: '#808080' })),
    // Its style is the one that the columns get.
    columns.map((): Cell => ({ value: '', type: String, format: '@' })),
  ]
  const countries = countryNames(language).map((value): Cell[] => [{ value, type: String }])
  const file = writeXlsxFile(
    [
      {
        data,
        sheet: pick(sheetNames.entities, language),
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
      },
      { data: countries, sheet: pick(sheetNames.countries, language), columns: [{ width: 30 }] },
    ],
    { features: [choicesFeature(columns, language)] },
  )
  return file.toBuffer()
}

/** `countryList` is in the order of pinyin. */
function countryNames(language: Language): string[] {
  const names = countryList.map((country) => country[language])
  return language === 'zh' ? names : names.toSorted(new Intl.Collator('en').compare)
}

/** What the library does not write: text as the format of whole columns, and drop-downs. */
function choicesFeature(columns: readonly FieldColumn[], language: Language): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform(content, _options, { sheetIndex }) {
            if (sheetIndex !== 0) return content
            const style = /<c r="A3" s="(\d+)"/.exec(content)?.[1]
            if (style === undefined) throw new Error('The template has no text cell')
            return content
              .replaceAll('<col ', `<col style="${style}" `)
              .replace('</sheetData>', `</sheetData>${choices(columns, language)}`)
          },
        },
      },
    },
  }
}

function choices(columns: readonly FieldColumn[], language: Language): string {
  const lists = columns.flatMap(({ kind }, at) => {
    const list = listOf(kind, language)
    const letter = String.fromCharCode(65 + at)
    // Other values than those offered are allowed: a country may be written as a code.
    return list === null
      ? []
      : [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${letter}2:${letter}${lastRow}"><formula1>${list}</formula1></dataValidation>`,
        ]
  })
  return lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
}

function listOf(kind: FieldColumn['kind'], language: Language): string | null {
  if (kind === 'sex') return `&quot;${pick(sexes, language)}&quot;`
  if (kind === 'country') return `'${pick(sheetNames.countries, language)}'!$A$1:$A$${countryList.length}`
  return null
}
