import type { Aircraft, PartialDate, Vessel } from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import { yearDate } from '../../reading/partial-date.ts'
import type { Warnings } from '../../warnings.ts'
import type { VehicleField } from './ofac-features.ts'

/**
 * Fills one field of a vessel or aircraft. False when the field already has a value or the new value does not fit:
 * the caller then keeps the statement as a fact.
 */
export function fillVehicle(
  vehicle: { vessel: Vessel; aircraft: Aircraft },
  field: VehicleField,
  value: string,
  date: PartialDate | null,
  warnings: Warnings,
): boolean {
  const { vessel, aircraft } = vehicle
  switch (field) {
    case 'formerFlags':
      vessel.formerFlags = [...(vessel.formerFlags ?? []), value]
      return true
    case 'formerTailNumbers':
      aircraft.formerTailNumbers = [...(aircraft.formerTailNumbers ?? []), value]
      return true
    case 'flag':
      return fillFlag(vessel, value, warnings)
    case 'vesselType':
      return fill(vessel, 'type', value)
    case 'callSign':
    case 'owner':
    case 'tonnage':
    case 'grossTonnage':
      return fill(vessel, field, value)
    case 'builtOn':
      if (vessel.builtOn !== undefined || !/^\d{4}$/.test(value)) return false
      vessel.builtOn = yearDate(Number(value), false)
      return true
    case 'manufacturedOn':
      if (aircraft.manufacturedOn !== undefined || date === null) return false
      aircraft.manufacturedOn = date
      return true
    case 'model':
    case 'operator':
    case 'tailNumber':
    case 'msn':
    case 'constructionNumber':
    case 'modeSCode':
      return fill(aircraft, field, value)
  }
}

function fillFlag(vessel: Vessel, value: string, warnings: Warnings): boolean {
  if (vessel.flag !== undefined) return false
  const code = countryCode(value)
  if (code === undefined) warnings.add('unknown-country', `vessel flag ${value}`)
  vessel.flag = value
  if (code) vessel.flagCode = code
  return true
}

function fill<K extends string>(vehicle: Partial<Record<K, string>>, field: K, value: string): boolean {
  if (vehicle[field] !== undefined) return false
  vehicle[field] = value
  return true
}
