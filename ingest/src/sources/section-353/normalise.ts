import type { SourceRecord } from '@qingdan/database/record.ts'
import type { ListEntry } from '../../formats/curated-csv/list-entry.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { countryStatement, distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

const act = 'Section 353(b), United States–Northern Triangle Enhanced Engagement Act (Pub. L. 116-260)'

/** The reports are dated by year; the edition is as of the first day of the newest. */
export function normalise(entries: ListEntry[], warnings: Warnings): Edition {
  for (const { name, report } of entries) {
    if (!/^\d{4}$/.test(report)) throw new Rejected(`The row of ${name} has the report "${report}".`)
  }
  const newest = entries
    .map(({ report }) => report)
    .sort()
    .at(-1)
  if (newest === undefined) throw new Rejected('The list is empty.')
  return { publishedOn: `${newest}-01-01`, records: toRecords(entries, warnings) }
}

async function* toRecords(entries: ListEntry[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const entry of entries) {
    const { name, aliases, country, reason, report, url, type } = entry
    const names = distinctNames([plainName(name, 'primary'), ...aliases.map((alias) => plainName(alias, 'aka'))])
    const office = officeOf(reason)
    yield plainRecord({
      publisherId: derivedId(name, country),
      type,
      subTypes: [
        publicOffice.test(office)
          ? { code: '0203', reason: `Office ${office}` }
          : { code: '0201', reason: 'No public office is stated' },
      ],
      names,
      positions: office === '' ? [] : [office],
      // The report is by country; it does not say whose national a person is.
      countries: country === '' ? [] : [countryStatement('jurisdiction', country, warnings)],
      facts: [{ key: 'designation-reason', label: 'Reason for listing', value: reason, note: `report of ${report}` }],
      listings: [
        {
          list: 'Section 353 Corrupt and Undemocratic Actors Report',
          programmes: ['Section 353'],
          measures: [],
          legalBases: [act],
          listedOn: null,
          amendedOn: [],
          ...endOf(entry, warnings),
          url,
        },
      ],
    })
  }
}

/** The description of a person, before the act: "former Minister of Culture, engaged in …". */
const deed =
  /\. |(?:^|,? )(?:has |have )?(?:engaged|undermined|obstructed|transferred|facilitated|attempted|used|conspired)\b/

function officeOf(reason: string): string {
  const at = deed.exec(reason)?.index ?? 0
  return reason.slice(0, at).replace(/^(?:a|an|the) /, '')
}

/** Offices of state as the reports word them; owners, lawyers and managers have none. */
const publicOffice =
  /^(former |current )?(vice )?president$|\b(minister|vice minister|president of (the )?(republic|congress|national|supreme|honduras|guatemala|el salvador|nicaragua)|presidential|congress\w*|legislat\w*|deputy|deputies|mayor|judge|magistrate|prosecutor|attorney general|supreme|constitutional court|commissioner|secretary|director|ambassador|police|military|government|cabinet|chief of|governor|rector)\b/i

/** "December 2023", when the section expired: the last day of the month, so that no party is delisted too early. */
function endOf({ end }: ListEntry, warnings: Warnings): { endedOn?: string; note?: string } {
  if (end === '') return {}
  const month = /^[A-Z][a-z]+ \d{4}$/.test(end) ? new Date(`1 ${end} UTC`) : null
  if (month === null || Number.isNaN(month.getTime())) {
    warnings.add('unknown-date', end)
    return { note: `Ended ${end}` }
  }
  const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0))
  return { endedOn: last.toISOString().slice(0, 10), note: `Ended in ${end}, no day stated` }
}
