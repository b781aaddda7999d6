import type {
  Address,
  CountryStatement,
  Fact,
  IdentityDocument,
  Listing,
  Place,
  RecordName,
  SourceRecord,
} from '@qingdan/database/record.ts'
import type { Row } from '../../formats/csv/read-table.ts'
import { countryCode } from '../../reading/countries.ts'
import { typeByName } from '../../reading/party-type.ts'
import { countryStatement, distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { originalScripts, splitName, toBirthDate, toDocument, toNoticeDays, valuesIn } from './mof-values.ts'
import type { columns, MofFile } from './parse.ts'

export const listName = 'Targets of asset freezing and other measures (Ministry of Finance)'

type Column = (typeof columns)[number]

export function normalise(file: MofFile, warnings: Warnings): Edition {
  return { publishedOn: file.publishedOn, records: toRecords(file, warnings) }
}

async function* toRecords({ rows, categories }: MofFile, warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const row of rows) yield toRecord(row, categories, warnings)
}

function toRecord(row: Row, categories: ReadonlyMap<string, string>, warnings: Warnings): SourceRecord {
  const cell = (column: Column) => row[column] ?? ''
  const publisherId = cell('番号')
  const names = namesOf(cell)
  const [first] = names
  if (publisherId === '' || first === undefined) throw new Rejected(`A row has no number or no name: ${publisherId}.`)
  const papers = [
    ...valuesIn(cell('旅券番号')).map((text) => toPaper('passport', '旅券番号', text)),
    ...valuesIn(cell('身分証番号')).map((text) => toPaper('national-id', '身分証番号', text)),
  ]
  const reference = cell('国連参照番号')
  return plainRecord({
    publisherId,
    type: typeOf(cell('個人・団体'), first, warnings),
    names,
    birthDates: valuesIn(cell('生年月日')).map((text) => toBirthDate(text, warnings)),
    birthPlaces: inEnglish(cell, '出生地').map((text): Place => ({ text, ...lastCountry(text) })),
    countries: nationalities(cell, warnings),
    addresses: addressesOf(cell, warnings),
    documents: papers.flatMap((paper) => ('kind' in paper ? paper : [])),
    titles: inEnglish(cell, '称号'),
    positions: inEnglish(cell, '役職'),
    facts: [
      ...papers.flatMap((paper) => ('key' in paper ? paper : [])),
      ...(reference === '' || isUnNumber(reference)
        ? []
        : [{ key: 'un-reference', label: '国連参照番号', value: reference }]),
      ...(cell('リスト掲載日') === ''
        ? []
        : [{ key: 'un-listed-on', label: 'リスト掲載日', value: cell('リスト掲載日') }]),
    ],
    remarks: cell('その他の情報') === '' ? [] : [cell('その他の情報')],
    listings: [toListing(cell, categories, warnings)],
    crossReferences: isUnNumber(reference) ? [{ scheme: 'un', value: reference }] : [],
  })
}

function typeOf(stated: string, name: RecordName, warnings: Warnings): SourceRecord['type'] {
  if (stated === '個人') return '02'
  if (stated === '団体') return '01'
  warnings.add('unknown-subject-type', stated)
  return typeByName(name.value).type
}

function namesOf(cell: (column: Column) => string): RecordName[] {
  const read = (column: Column, kind: RecordName['kind'], isWeak = false): RecordName[] =>
    valuesIn(cell(column)).map((text) => {
      const { value, note } = splitName(text)
      return {
        ...plainName(value, kind, note),
        ...(isWeak ? { quality: 'weak' } : {}),
        ...(column.endsWith('（日本語）') ? { language: 'ja' } : {}),
      }
    })
  return distinctNames([
    ...read('氏名（英語）', 'primary'),
    ...read('氏名（日本語）', 'primary'),
    ...originalScripts(cell('外務省告示情報')).map((value) => plainName(value, 'aka')),
    ...read('別名・別称（英語）', 'aka'),
    ...read('別名・別称（日本語）', 'aka'),
    ...read('旧称（英語）', 'fka'),
    ...read('旧称（日本語）', 'fka'),
    ...read('確定に十分でない別名（英語）', 'aka', true),
    ...read('確定に十分でない別名（日本語）', 'aka', true),
  ])
}

/** The English values; the Japanese ones where there are none. */
function inEnglish(cell: (column: Column) => string, what: '出生地' | '称号' | '役職' | '国籍'): string[] {
  const english = valuesIn(cell(`${what}（英語）`))
  return english.length > 0 ? english : valuesIn(cell(`${what}（日本語）`))
}

function nationalities(cell: (column: Column) => string, warnings: Warnings): CountryStatement[] {
  const kind = cell('個人・団体') === '個人' ? 'nationality' : 'jurisdiction'
  return inEnglish(cell, '国籍').map((country) => countryStatement(kind, country, warnings))
}

function lastCountry(text: string): { country?: string; countryCode?: string } {
  const country = text.split(',').at(-1)?.trim() ?? ''
  const code = countryCode(country)
  return code ? { country, countryCode: code } : {}
}

/** One country belongs to every address; several belong to as many addresses, in order. */
function addressesOf(cell: (column: Column) => string, warnings: Warnings): Address[] {
  const language =
    cell('住所・所在地（国）（英語）') || cell('住所・所在地（都市その他の情報）（英語）') ? '英語' : '日本語'
  const countries = valuesIn(cell(`住所・所在地（国）（${language}）`))
  const rests = valuesIn(cell(`住所・所在地（都市その他の情報）（${language}）`))
  for (const country of countries) {
    if (language === '英語' && countryCode(country) === undefined) warnings.add('unknown-country', country)
  }
  if (rests.length === 0 || (countries.length > 1 && countries.length !== rests.length)) {
    return [...rests, ...countries].map((text): Address => ({ text, ...lastCountry(text) }))
  }
  return rests.map((rest, at): Address => {
    const country = countries.length > 1 ? countries[at] : countries[0]
    const text = country === undefined || rest.endsWith(country) ? rest : `${rest}, ${country}`
    return { text, ...lastCountry(country ?? text) }
  })
}

function toPaper(kind: 'passport' | 'national-id', label: string, text: string): IdentityDocument | Fact {
  return toDocument(kind, label, text) ?? { key: 'identity-document', label, value: text }
}

function isUnNumber(value: string): boolean {
  return /^[A-Z]{2}[ie]\.\d{3}$/.test(value)
}

function toListing(
  cell: (column: Column) => string,
  categories: ReadonlyMap<string, string>,
  warnings: Warnings,
): Listing {
  const number = /^\d+/.exec(cell('区分').normalize('NFKC'))?.[0] ?? ''
  const category = categories.get(number)
  if (category === undefined) warnings.add('unknown-programme', `区分 ${cell('区分')}`)
  const notice = cell('告示番号')
  return {
    list: listName,
    programmes: [category ?? `区分 ${cell('区分')}`],
    measures: ['Asset freeze'],
    legalBases: notice === '' ? [] : [`外務省告示第${notice}号（${cell('告示日付')}）`],
    ...toNoticeDays(cell('告示日付'), warnings),
  }
}
