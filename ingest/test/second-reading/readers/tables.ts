import { type Row, rowsOf, textOfFile } from '../csv.ts'
import { american, daysIn } from '../days.ts'
import type { Entry, PublishedFile } from '../entry.ts'
import { citationsIn, textsIn } from '../record-values.ts'

type Cells = Readonly<Record<string, unknown>>

const nameColumns = ['name', 'Name', 'Company', 'entity_name', 'Clean Name']
const aliasColumns = ['aliases', 'Alias', 'Acronym', 'alias', 'Previous Name']
/** Addresses of pages, and words of the collections for their own use. */
const ownColumns =
  /url|^(Topics|topics|schema|Type|status|federal_register|program|authority|Id|id|list_id|last_verified|country|Parent Name)$/i

const birth = /Date of birth: \w+,? (\d{4})/

/** A table of any collection, CSV or JSON: a row a party, with columns of names, dates and words. */
export async function* readTables(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    const text = await textOfFile(file)
    const rows: readonly Cells[] = file.name.endsWith('.json') ? rowsInJson(JSON.parse(text)) : rowsOf(text)
    for (const row of rows) yield readRow(row)
  }
}

function rowsInJson(content: { entities?: Row[] } | Row[]): readonly Cells[] {
  return Array.isArray(content) ? content : (content.entities ?? [])
}

function readRow(row: Cells): Entry {
  const name = nameColumns.map((column) => row[column]).find((value) => typeof value === 'string' && value !== '')
  const aliases = aliasColumns.flatMap((column) => textsIn(row[column] ?? '').flatMap((text) => text.split(/;\s*/)))
  const texts = Object.entries(row)
    .filter(([column]) => !ownColumns.test(column))
    .flatMap(([, value]) => textsIn(value))
  return {
    id: null,
    scope: '',
    called: [withoutBracket(String(name)), String(name)],
    values: {
      'plain name': aliases,
      citation: citationsIn(
        textsIn(row['federal_register'] ?? '')
          .concat(texts)
          .join(' '),
      ),
      'any date': texts.flatMap(daysIn),
      'birth year': texts.flatMap((text) => birth.exec(text)?.[1] ?? []),
      text: texts.filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text)).map(withoutLabels),
      'stated words': textsIn(row),
    },
  }
}

function withoutBracket(name: string): string {
  return name.replace(/ \([^()]*\)\W*$/, '')
}

/** The words of a note, without its headings and days: "Authority: INKSNA; imposed 8/7/2003; status: Active". */
function withoutLabels(text: string): string {
  return text
    .replace(american, ' ')
    .replace(birth, ' ')
    .replace(/\b(?:[A-Z][a-z]+(?: Date)?(?: \(\w+\))?|status):|\bimposed\b|\balso known as\b|\baka\b/g, ' ')
}
