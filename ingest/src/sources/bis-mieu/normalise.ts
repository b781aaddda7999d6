import type { SourceRecord } from '@qingdan/database/record.ts'
import { type Row, readRows } from '../../formats/curated-csv/read-rows.ts'
import { englishCountry, isCountryCode } from '../../reading/countries.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

const columns = ['Type', 'Name', 'Alias', 'Country', 'Topics', 'Program', 'Date', 'End date', 'Source URL'] as const
type EndUser = Row<(typeof columns)[number]>

export async function read(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Edition> {
  const rows = await readRows(content, columns, warnings)
  for (const row of rows) {
    if (!isIsoDay(row.Date) || !(row['End date'] === '' || isIsoDay(row['End date']))) {
      throw new Rejected(`The row of ${row.Name} has the dates "${row.Date}" and "${row['End date']}".`)
    }
    // Known: all are public bodies under export control, of one programme.
    if (row.Type !== 'Organization') warnings.add('unknown-schema', row.Type)
    if (row.Topics !== 'export.control') warnings.add('unknown-topic', row.Topics)
    if (row.Program !== 'US-BIS-MIEU') warnings.add('unknown-programme', row.Program)
  }
  const newest =
    rows
      .map((row) => row.Date)
      .sort()
      .at(-1) ?? ''
  return { publishedOn: newest, records: toRecords(rows, warnings) }
}

async function* toRecords(rows: EndUser[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const row of rows) {
    const aliases = row.Alias.split(/;\s*/).filter((alias) => alias !== '')
    if (!isCountryCode(row.Country)) warnings.add('unknown-country', row.Country)
    const code = isCountryCode(row.Country) ? { countryCode: row.Country } : {}
    yield plainRecord({
      publisherId: derivedId(row.Name, row.Country),
      type: '01',
      subTypes: [{ code: '0104', reason: 'Military-intelligence organisation of a state' }],
      names: distinctNames([
        plainName(row.Name, 'primary'),
        ...aliases.map((alias) => ({ ...plainName(alias, 'aka'), isAcronym: /^[A-Z0-9-]+$/.test(alias) })),
      ]),
      countries: [{ kind: 'jurisdiction', country: englishCountry(row.Country), ...code }],
      listings: [
        {
          list: 'Military-Intelligence End Users',
          programmes: ['MIEU'],
          measures: [],
          legalBases: ['15 CFR 744.22(f)(2)'],
          licenceRequirement: 'All items subject to the EAR (15 CFR 744.22(a))',
          licencePolicy: 'Presumption of denial (15 CFR 744.22(e))',
          listedOn: row.Date,
          amendedOn: [],
          ...(row['End date'] === '' ? {} : { endedOn: row['End date'] }),
          url: row['Source URL'],
        },
      ],
    })
  }
}
