import { cellsOf, type Row, rowsOf, textOfFile } from '../csv.ts'
import type { Entry, PublishedFile } from '../entry.ts'
import { withoutAliasWords, withoutEnumerators } from '../fold.ts'

const types: Readonly<Record<string, string>> = { Person: '02', Vessel: '03' }
const numbers = ['passportNumber', 'registrationNumber', 'taxNumber', 'idNumber', 'innCode', 'ogrnCode', 'kppCode']
const otherNumbers = ['okpoCode', 'leiCode', 'swiftBic', 'ticker', 'imoNumber', 'mmsi', 'phone', 'email', 'website']
const names = ['name', 'alias', 'weakAlias', 'previousName']
const dated = ['birthDate', 'startDate', 'celex', 'amendedCelex', 'amendmentCelex', 'schema', 'gender']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The tables of the acts' annexes: one row a party, act and measure. */
export async function* readEuJournal(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    for (const row of rowsOf(await textOfFile(file))) yield readRow(row)
  }
}

/** In the place of a name that the act prints as a picture. */
const picture = 'Text of image'

function readRow(row: Row): Entry {
  const all = (columns: readonly string[]) => columns.flatMap((column) => valuesIn(row[column] ?? ''))
  const printed = [row['name'] ?? '', ...all(names.slice(1))]
  const born = all(['birthDate'])
  return {
    id: null,
    scope: row['celex'] || row['amendedCelex'] || '',
    called: [row['name'] ?? ''],
    values: {
      type: [types[row['schema'] ?? ''] ?? '01'],
      'plain name': printed.filter((name) => !compound.test(name) && scriptsIn(name) === 1),
      'name words': printed.map((name) => withoutAliasWords(withoutEnumerators(name))),
      sex: all(['gender']).map((sex) => sex.toLowerCase()),
      'birth day': born.flatMap(daysIn),
      'birth year': born.flatMap((text) => text.match(/\b(19|20)\d\d\b/g) ?? []),
      digits: all([...numbers, ...otherNumbers]),
      programme: [row['programKey'] ?? ''],
      measure: [row['measure'] ?? ''],
      'any date': daysIn(row['startDate'] ?? ''),
      text: Object.entries(row)
        .filter(([column]) => !dated.includes(column))
        .map(([, cell]) =>
          withoutAliasWords(withoutEnumerators(cell.replaceAll(picture, ' ').replace(/\bN\/D\b/g, ' '))),
        ),
    },
  }
}

/** Signs and words that join several names, or a name and a remark. */
const compound = /[(),;:/"“”«»‘]|\b[afn]\.\s?k\.\s?a\b/

function scriptsIn(text: string): number {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u]
  return Math.max(1, scripts.filter((script) => script.test(text)).length)
}

/** Values of a cell; one with a semicolon inside is quoted. */
function valuesIn(cell: string): string[] {
  const values = cellsOf(cell.replaceAll('\n', ' ').replace(/;\s+/g, ';'), ';')[0] ?? []
  return values.filter((value) => value !== '' && value !== picture)
}

/** Days as printed: 7.10.1952, 7 October 1952, 26 Feb. 1970, 1952-10-07. */
function daysIn(text: string): string[] {
  const iso = (year = '', month: string | number = '', day = '') =>
    `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return [
    ...[...text.matchAll(/\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/g)].map(([, day, month, year]) =>
      iso(year, month, day),
    ),
    ...[...text.matchAll(/\b(\d{1,2})\s+([A-Z][a-z]{2})[a-z]*[.,]?\s+(\d{4})\b/g)].flatMap(
      ([, day, month = '', year]) => {
        const at = months.indexOf(month.toLowerCase())
        return at < 0 ? [] : [iso(year, at + 1, day)]
      },
    ),
    ...[...text.matchAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g)].map(([day]) => day),
  ]
}
