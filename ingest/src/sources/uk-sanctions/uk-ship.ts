import type { Fact, IdentityDocument, Vessel } from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import { yearDate } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'
import { oneLine, type UkDesignation } from './uk-designation.ts'

export interface Ship {
  vessel: Vessel
  facts: Fact[]
  documents: IdentityDocument[]
}

/** Statements about a ship. The IMO number may have its prefix or not, or be only in the reasons. */
export function toShip(designation: UkDesignation, warnings: Warnings): Ship {
  const { values } = designation
  const [imo, ...otherImos] = imoNumbers(designation, warnings)
  const [flag, ...otherFlags] = values('CurrentBelievedFlagOfShip').map(oneLine)
  const formerFlags = values('PreviousFlag').map(oneLine)
  const [type, ...otherTypes] = values('TypeOfShip').map(oneLine)
  const owners = values('CurrentOwnerOperator').map(oneLine)
  const tonnages = values('TonnageOfShip')
  const [built, ...otherYears] = values('YearBuilt')
  const isYear = built !== undefined && /^\d{4}$/.test(built)
  const code = flag === undefined ? undefined : countryCode(flag)
  if (flag !== undefined && code === undefined) warnings.add('unknown-country', flag)
  const fact = (key: string, label: string) => (value: string) => ({ key, label, value })
  return {
    vessel: {
      ...(imo === undefined ? {} : { imo }),
      ...(type === undefined ? {} : { type }),
      ...(flag === undefined ? {} : { flag }),
      ...(code ? { flagCode: code } : {}),
      ...(formerFlags.length === 0 ? {} : { formerFlags }),
      ...(owners.length === 0 ? {} : { owner: owners.join('; ') }),
      ...(tonnages.length === 0 ? {} : { tonnage: tonnages.join('; ') }),
      ...(isYear ? { builtOn: yearDate(Number(built), false) } : {}),
    },
    facts: [
      ...otherFlags.map(fact('other-vessel-flag', 'Current believed flag of ship')),
      ...otherTypes.map(fact('other-vessel-type', 'Type of ship')),
      ...values('LengthOfShip').map(fact('vessel-length', 'Length of ship')),
      ...[...(built === undefined || isYear ? [] : [built]), ...otherYears].map(fact('vessel-built', 'Year built')),
    ],
    documents: [
      ...otherImos.map((number): IdentityDocument => ({ kind: 'imo', label: 'IMO number', number })),
      ...values('HullIdentificationNumber').map(
        (number): IdentityDocument => ({ kind: 'other', label: 'Hull identification number (HIN)', number }),
      ),
    ],
  }
}

function imoNumbers({ fields, values }: UkDesignation, warnings: Warnings): string[] {
  const stated = values('IMONumber').map((text) => text.replace(/^IMO\s*(?:number)?[\s:.-]*/i, ''))
  for (const number of stated) if (!/^\d{7}$/.test(number)) warnings.add('unknown-imo-number', number)
  if (stated.length > 0) return [...new Set(stated)]
  const prose = `${fields['UKStatementofReasons'] ?? ''}\n${fields['OtherInformation'] ?? ''}`
  const named = new Set([...prose.matchAll(/\bIMO\D{0,20}(\d{7})\b/gi)].map((match) => match[1] ?? ''))
  // Two ships in one text: it is unclear which is meant.
  return named.size === 1 ? [...named] : []
}
