import { textOfFile } from '../csv.ts'
import type { Entry, PublishedFile } from '../entry.ts'
import { withoutAliasWords } from '../fold.ts'
import { decode, inner } from '../xml.ts'

/** The rows of the tables of the department's page: name, effective date. */
export async function* readUflpaPage(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    for (const row of inner(await textOfFile(file), 'tr')) {
      const [name = '', day = ''] = inner(row, 'td').map((cell) => decode(cell.replace(/<[^>]*>/g, ' ')).trim())
      if (name === '') continue
      yield {
        id: null,
        scope: '',
        called: [name],
        values: { 'any date': [isoDay(day)], text: [withoutAliasWords(name)], 'stated words': [name] },
      }
    }
  }
}

/** "June 21, 2022" */
function isoDay(text: string): string {
  const time = Date.parse(`${text} UTC`)
  return Number.isNaN(time) ? text : new Date(time).toISOString().slice(0, 10)
}
