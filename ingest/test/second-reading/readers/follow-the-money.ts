import { textOfFile } from '../csv.ts'
import type { Entry, PublishedFile } from '../entry.ts'

const parties: Readonly<Record<string, string>> = { Person: '02', Company: '01', Organization: '01', LegalEntity: '01' }
const numbers = [
  'innCode',
  'ogrnCode',
  'kppCode',
  'registrationNumber',
  'idNumber',
  'taxNumber',
  'leiCode',
  'uniqueEntityId',
  'okpoCode',
  'passportNumber',
  'swiftBic',
  'permId',
  'email',
  'phone',
  'website',
]

/** FollowTheMoney: one object a line; the parties with their own properties. */
export async function* readFollowTheMoney(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    for (const line of (await textOfFile(file)).split('\n')) {
      if (line.trim() === '') continue
      const { id, schema, properties } = JSON.parse(line)
      const type = parties[schema]
      if (type === undefined) continue
      const all = (names: readonly string[]): string[] => names.flatMap((name) => properties[name] ?? [])
      yield {
        id,
        values: {
          type: [type],
          name: all(['name', 'alias', 'weakAlias', 'previousName']),
          'birth day': all(['birthDate']).filter((day) => day.length === 10),
          'birth place': all(['birthPlace']),
          document: all(numbers),
          address: all(['address']),
          'any date': all(['incorporationDate', 'dissolutionDate']),
        },
      }
    }
  }
}
