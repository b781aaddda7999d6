import type { PartialDate, RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { englishCountry, isCountryCode } from '../../reading/countries.ts'
import { toIsoDay, toPartialDate, yearDate } from '../../reading/partial-date.ts'
import { plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { Notice } from './parse.ts'

export const listName = 'INTERPOL–United Nations Security Council Special Notices'

/** The United Nations' programme by the first letters of its numbers. */
export const programmes: Readonly<Record<string, string>> = {
  CD: 'DRC',
  CF: 'CAR',
  GB: 'GB',
  HT: 'Haiti',
  IQ: 'Iraq',
  IR: 'Iran',
  KP: 'DPRK',
  LY: 'Libya',
  QD: 'Al-Qaida',
  SD: 'Sudan',
  SO: 'Somalia',
  SS: 'SouthSudan',
  TA: 'Taliban',
  YE: 'Yemen',
}

/** The answers have no day: `foundOn` is that of the edition. */
export function normalise(notices: readonly Notice[], warnings: Warnings, foundOn: string | undefined): Edition {
  if (foundOn === undefined) throw new Rejected('The notices do not say of which day they are.')
  return { publishedOn: foundOn, records: toRecords(notices, warnings) }
}

async function* toRecords(notices: readonly Notice[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const notice of notices) yield toRecord(notice, warnings)
}

function toRecord(notice: Notice, warnings: Warnings): SourceRecord {
  const type = notice.kind === 'persons' ? '02' : '01'
  const [, letters = ''] = /^([A-Z]{2})[ie]\.\d{3}$/.exec(notice.un_reference?.trim() ?? '') ?? []
  const reference = letters === '' ? undefined : notice.un_reference?.trim()
  if (reference === undefined && notice.un_reference) warnings.add('unknown-un-reference', notice.un_reference)
  const programme = programmes[letters]
  if (programme === undefined && letters !== '') warnings.add('unknown-programme', letters)
  const born = toBirth(notice.date_of_birth ?? '', warnings)
  return plainRecord({
    publisherId: notice.entity_id.replace('/', '-'),
    type,
    names: [toName(notice)],
    birthDates: born === null ? [] : [born],
    countries: (notice.nationalities ?? []).map((code) => {
      if (isCountryCode(code)) return { kind: 'nationality', country: englishCountry(code), countryCode: code }
      warnings.add('unknown-country', code)
      return { kind: 'nationality', country: code }
    }),
    listings: [
      {
        list: listName,
        programmes: programme === undefined ? [] : [programme],
        // A notice tells police of measures that the Security Council has imposed.
        measures: [],
        legalBases: [],
        listedOn: null,
        amendedOn: [],
        ...(reference === undefined ? {} : { reference }),
      },
    ],
    crossReferences: reference === undefined ? [] : [{ scheme: 'un', value: reference }],
  })
}

function toName({ entity_id, name, forename }: Notice): RecordName {
  const [last, first] = [name, forename].map((part) => part?.replace(/\s+/g, ' ').trim() ?? '')
  const whole = [first, last].filter((part) => part !== '').join(' ')
  if (whole === '') throw new Rejected(`The notice ${entity_id} has no name.`)
  const primary = plainName(whole, 'primary')
  if (!first || !last) return primary
  return {
    ...primary,
    parts: [
      { kind: 'first', value: first },
      { kind: 'last', value: last },
    ],
  }
}

/** "1990/08/07", "1975/00/00"; a month or day that is not known is 00. */
function toBirth(text: string, warnings: Warnings): PartialDate | null {
  if (text === '' || text === '0000/00/00') return null
  const [, year, month = '00', day = '00'] = /^(\d{4})(?:\/(\d{2})(?:\/(\d{2}))?)?$/.exec(text) ?? []
  if (year !== undefined && month === '00') return yearDate(Number(year), false)
  const first = toIsoDay(Number(year), Number(month), day === '00' ? 1 : Number(day))
  if (first !== null) {
    const last = day === '00' ? new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10) : first
    return toPartialDate(first, last, false)
  }
  warnings.add('unknown-date', text)
  return { from: null, to: null, isCirca: false, text }
}
