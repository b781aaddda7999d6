import type { SourceRecord } from '@qingdan/database/record.ts'
import { recordOf } from '@qingdan/database/record-of.ts'
import { yearDate } from '../../src/reading/partial-date.ts'
import type { Source } from '../../src/source.ts'

/** What a test says of a party; the rest is empty. */
export type RecordFacts = Partial<SourceRecord> & {
  publisherId: string
  name: string
  /** ISO day or year. */
  born?: string
  /** Country codes. */
  from?: string[]
}

/** A source with given records: the tests are about the steps after reading. */
export function recordSource(source: Source): Source {
  return {
    ...source,
    expected: { total: { min: 1, max: 1000 }, byType: {} },
    formats: [
      {
        id: 'records',
        origin: 'publisher',
        files: ['records.json'],
        async read(content) {
          let text = ''
          for await (const chunk of content) text += Buffer.from(chunk).toString('utf8')
          const { publishedOn, records } = JSON.parse(text) as { publishedOn: string; records: SourceRecord[] }
          return { publishedOn, records: each(records) }
        },
      },
    ],
  }
}

async function* each<Item>(items: Item[]): AsyncGenerator<Item> {
  yield* items
}

/** The file of such a source. */
export function recordFile(publishedOn: string, records: readonly RecordFacts[]): string {
  return JSON.stringify({ publishedOn, records: records.map(toRecord) })
}

function toRecord({ name, born, from = [], ...facts }: RecordFacts): SourceRecord {
  const isYear = born?.length === 4
  return recordOf({
    type: '02',
    names: [{ value: name, kind: 'primary', quality: 'strong', script: 'Latn' }],
    birthDates:
      born === undefined
        ? []
        : [isYear ? yearDate(Number(born), false) : { from: born, to: born, isCirca: false, text: born }],
    countries: from.map((countryCode) => ({ kind: 'nationality', countryCode, country: countryCode })),
    ...facts,
  })
}
