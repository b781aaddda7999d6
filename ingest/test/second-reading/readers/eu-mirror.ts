import { textOfFile } from '../csv.ts'
import type { Entry, PublishedFile } from '../entry.ts'
import { withoutEnumerators } from '../fold.ts'
import { period } from '../record-values.ts'

type Item = Readonly<Record<string, string | number | boolean | undefined>>
interface Line {
  logical_id: string
  eu_reference_number?: string
  united_nation_id?: string
  remark?: string
  designation_details?: string
  subject_type: { code: string }
  regulations?: (Item & { publication_date?: string; number_title?: string; programme?: string })[]
  name_aliases?: Child[]
  citizenships?: Child[]
  birthdates?: Child[]
  addresses?: Child[]
  identifications?: Child[]
}
type Child = Item & { regulation_summaries?: Item[] }

/** The mirror of the Commission's file, one JSON object a line. */
export async function* readEuMirror(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    for (const line of (await textOfFile(file)).split('\n')) if (line.trim() !== '') yield readLine(JSON.parse(line))
  }
}

function readLine(line: Line): Entry {
  const { name_aliases: names = [], birthdates: births = [], addresses = [], identifications = [] } = line
  const { citizenships = [], regulations = [] } = line
  const children = [names, births, addresses, identifications, citizenships].flat()
  const acts = [...regulations, ...children.flatMap((child) => child['regulation_summaries'] ?? [])] as Item[]
  const all = (items: readonly Item[], key: string) =>
    items.map((item) => String(item[key] ?? '')).filter((value) => value !== '')
  const sexes = new Set(all(names, 'gender'))
  const dates = all(acts, 'publication_date')
  return {
    id: line.logical_id,
    values: {
      type: [line.subject_type.code === 'person' ? '02' : '01'],
      name: all(names, 'whole_name'),
      sex: sexes.size === 1 ? [...sexes].map((sex) => ({ M: 'male', F: 'female' })[sex] ?? sex) : [],
      'birth date': births.flatMap(readBirth),
      'birth place': births.flatMap((birth) => placeOf(birth)),
      country: citizenships.flatMap((item) => countryOf(item).map((country) => `citizenship ${country}`)),
      address: addresses.flatMap((address) => placeOf(address)),
      document: all(identifications, 'number').concat(all(identifications, 'latin_number')),
      'document date': identifications.flatMap((item) => [
        ...(item['issued_date'] ? [`${item['number']} from ${item['issued_date']}/${item['issued_date']}`] : []),
        ...(item['valid_to'] ? [`${item['number']} until ${item['valid_to']}/${item['valid_to']}`] : []),
      ]),
      programme: all(regulations, 'programme'),
      'legal basis': all(acts, 'number_title'),
      dated: dates,
      reference: [line.eu_reference_number ?? '', line.united_nation_id ?? ''],
      text: [
        line.remark ?? '',
        line.designation_details ?? '',
        ...['function', 'title', 'first_name', 'middle_name', 'last_name', 'name_language'].flatMap((key) =>
          all(names, key).map(withoutEnumerators),
        ),
        ...['issued_by', 'name_on_document', 'region'].flatMap((key) => all(identifications, key)),
      ],
    },
  }
}

function readBirth(item: Item): string[] {
  const isCirca = item['circa'] === true
  const day = item['birthdate']
  const year = item['year']
  const month = item['month_of_year']
  if (typeof day === 'string') return [period(day, day, isCirca)]
  if (item['calendar_type'] !== 'GREGORIAN' && year !== undefined) return [period(null, null, isCirca)]
  if (year !== undefined && month !== undefined) return [monthOf(Number(year), Number(month), isCirca)]
  return year === undefined ? [] : [period(`${year}-01-01`, `${year}-12-31`, isCirca)]
}

function monthOf(year: number, month: number, isCirca: boolean): string {
  const days = [1, new Date(Date.UTC(year, month, 0)).getUTCDate()]
  const [from = '', to = ''] = days.map((day) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10))
  return period(from, to, isCirca)
}

function countryOf(item: Item): string[] {
  const code = item['country_iso2_code']
  return code === undefined || code === '00' ? [] : [String(item['country_description'] ?? code)]
}

/** The parts of a place, each once. */
function placeOf(item: Item): string[] {
  const parts = ['street', 'po_box', 'zip_code', 'place', 'city', 'region'].flatMap((key) => item[key] ?? [])
  return [[...new Set([...parts, ...countryOf(item)])].join(' ')]
}
