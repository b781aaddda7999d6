import { rowsOf, textOfFile } from '../csv.ts'
import type { Entry, PublishedFile, Values } from '../entry.ts'

interface Designation {
  unique_id: string
  ofsi_group_id?: string
  un_reference_number?: string
  date_designated?: string
  last_updated?: string
  regime_name?: string
  individual_entity_ship?: string
  sanctions_imposed?: string
  other_information?: string
  uk_statement_of_reasons?: string
  names?: { names: Readonly<Record<string, string>>[] }
  non_latin_names?: { names: Readonly<Record<string, string>>[] }
  addresses?: { addresses: Readonly<Record<string, string>>[] }
}

const types: Readonly<Record<string, string>> = { Individual: '02', Entity: '01', Ship: '03' }

/** The mirror of the UK Sanctions List: designations as JSON, and tables of countries and numbers. */
export async function* readUkMirror(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    const text = await textOfFile(file)
    if (file.name.endsWith('.jsonl')) yield* readLines(text)
    else if (file.name !== 'subjects.csv') yield* readTable(text, file.name.includes('countries'))
  }
}

function* readLines(text: string): Generator<Entry> {
  for (const line of text.split('\n')) if (line !== '') yield readLine(JSON.parse(line))
}

function* readTable(text: string, isOfCountries: boolean): Generator<Entry> {
  for (const row of rowsOf(text)) {
    yield { id: row['unique_id'] ?? '', values: isOfCountries ? countryIn(row) : { digits: [row['raw_value'] ?? ''] } }
  }
}

function readLine(line: Designation): Entry {
  const names = (line.names?.names ?? []).map((name) => ({
    text: ['name1', 'name2', 'name3', 'name4', 'name5', 'name6'].map((part) => name[part] ?? '').join(' '),
    isWeak: /low/i.test(name['alias_strength'] ?? ''),
  }))
  const strong = new Set(names.filter(({ isWeak }) => !isWeak).map(({ text }) => text))
  const others = (line.non_latin_names?.names ?? []).map((name) => name['name_non_latin_script'] ?? '')
  return {
    id: line.unique_id,
    values: {
      type: [types[line.individual_entity_ship ?? ''] ?? ''],
      name: [...names.map(({ text }) => text), ...others],
      'weak name': names.filter(({ text, isWeak }) => isWeak && !strong.has(text)).map(({ text }) => text),
      address: (line.addresses?.addresses ?? []).map((address) => Object.values(address).join(' ')),
      digits: [line.ofsi_group_id ?? ''],
      programme: [line.regime_name ?? ''],
      'listed on': line.date_designated ? [line.date_designated] : [],
      'amended on': line.last_updated && line.last_updated !== line.date_designated ? [line.last_updated] : [],
      reference: [line.un_reference_number ?? ''],
      text: [
        line.other_information ?? '',
        line.uk_statement_of_reasons ?? '',
        (line.sanctions_imposed ?? '').replace(/\(?see ["“”'][^|]*/gi, ''),
        ...(line.names?.names ?? []).flatMap((name) => name['title'] ?? []),
      ],
    },
  }
}

function countryIn(row: Readonly<Record<string, string>>): Values {
  const { raw_value: country = '', country_type: type } = row
  if (type === 'nationality') return { country: [`nationality ${country}`] }
  return type === 'birth' ? { 'birth place': [country] } : {}
}
