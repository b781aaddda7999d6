import type { SourceRecord } from '@qingdan/database/record.ts'
import { englishCountry, isCountryCode } from '../../reading/countries.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

/** An organisation named in the section. */
export interface EndUser {
  name: string
  aliases: string[]
  /** ISO code, or as printed. */
  country: string
  /** Day from which it is named; ISO, null where the rule is not known. */
  on: string | null
  endedOn: string | null
  /** The rule that named it. */
  url: string | null
}

/** The organisations as an edition of a day; without one, of the newest rule. */
export function normalise(endUsers: EndUser[], day: string | undefined, warnings: Warnings): Edition {
  const publishedOn =
    day ??
    endUsers
      .flatMap(({ on }) => on ?? [])
      .sort()
      .at(-1)
  if (publishedOn === undefined) throw new Rejected('The file carries no date, and none was given.')
  return { publishedOn, records: toRecords(endUsers, warnings) }
}

async function* toRecords(endUsers: EndUser[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const { name, aliases, country, on, endedOn, url } of endUsers) {
    if (!isCountryCode(country)) warnings.add('unknown-country', country)
    const code = isCountryCode(country) ? { countryCode: country } : {}
    yield plainRecord({
      publisherId: derivedId(name, country),
      type: '01',
      subTypes: [{ code: '0104', reason: 'Military-intelligence organisation of a state' }],
      names: distinctNames([
        plainName(name, 'primary'),
        ...aliases.map((alias) => ({ ...plainName(alias, 'aka'), isAcronym: /^[A-Z0-9-]+$/.test(alias) })),
      ]),
      countries: [{ kind: 'jurisdiction', country: englishCountry(country), ...code }],
      listings: [
        {
          list: 'Military-Intelligence End Users',
          programmes: ['MIEU'],
          measures: [],
          legalBases: ['15 CFR 744.22(f)(2)'],
          licenceRequirement: 'All items subject to the EAR (15 CFR 744.22(a))',
          licencePolicy: 'Presumption of denial (15 CFR 744.22(e))',
          listedOn: on,
          amendedOn: [],
          ...(endedOn === null ? {} : { endedOn }),
          ...(url === null ? {} : { url }),
        },
      ],
    })
  }
}
