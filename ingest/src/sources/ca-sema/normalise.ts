import type { PartialDate, RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { withoutEnd } from '../../reading/names-in.ts'
import { isIsoDay, toPartialDate, yearDate, yearSpan } from '../../reading/partial-date.ts'
import { plainRecord } from '../../reading/plain-record.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { Entry } from './parse.ts'
import { type AliasText, splitAliases, splitAnd, splitOutside } from './sema-aliases.ts'
import { regimes } from './sema-regimes.ts'

export function normalise(entries: Entry[], warnings: Warnings): Edition {
  const publishedOn =
    entries
      .map((entry) => entry.DateOfListing)
      .sort()
      .at(-1) ?? ''
  if (!isIsoDay(publishedOn)) throw new Rejected('The newest day of listing is not a day.')
  return { publishedOn, records: toRecords(entries, warnings) }
}

async function* toRecords(entries: Entry[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const entry of entries) yield toRecord(entry, warnings)
}

type Kind = 'person' | 'enterprise' | 'ship'

function toRecord(entry: Entry, warnings: Warnings): SourceRecord {
  const kind = kindOf(entry)
  const regime = regimes[entry.Country]
  if (regime === undefined) warnings.add('unknown-country', entry.Country)
  const names = namesOf(entry, kind)
  if (names.length === 0) throw new Rejected(`Item ${entry.Item} of ${entry.Country}, ${entry.Schedule} has no name.`)
  const dates = toDates(entry.DateOfBirthOrShipBuildDate, warnings)
  if (kind === 'enterprise' && dates.length > 0) warnings.add('date-of-enterprise', entry.DateOfBirthOrShipBuildDate)
  if (!isIsoDay(entry.DateOfListing)) warnings.add('unknown-date', entry.DateOfListing)
  const title = entry.TitleOrShip
  return plainRecord({
    publisherId: publisherId(regime?.name ?? entry.Country, entry),
    type: kind === 'person' ? '02' : kind === 'ship' ? '03' : '01',
    names,
    birthDates: kind === 'ship' ? [] : dates,
    titles: kind === 'ship' || title === '' ? [] : [title],
    ...(kind === 'ship' ? { vessel: toVessel(entry, dates) } : {}),
    listings: [
      {
        list: 'Consolidated Canadian Autonomous Sanctions List',
        programmes: [regime?.name ?? entry.Country],
        measures: [],
        legalBases: regime === undefined ? [] : [regime.regulations],
        listedOn: isIsoDay(entry.DateOfListing) ? entry.DateOfListing : null,
        amendedOn: [],
        reference: [entry.Schedule === '' ? '' : `Schedule ${entry.Schedule}`, `Item ${entry.Item}`]
          .filter((part) => part !== '')
          .join(', '),
      },
    ],
  })
}

/** Country, schedule and item: the list has no other number. */
function publisherId(regime: string, { Schedule: schedule, Item: item }: Entry): string {
  const parts = [regime, schedule.replace(/, ?/g, ' '), item].map((part) =>
    part
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40),
  )
  return parts.filter((part) => part !== '').join('_')
}

function kindOf(entry: Entry): Kind {
  if (entry.LastName !== '' || entry.GivenName !== '') return 'person'
  return entry.ShipIMONumber === '' ? 'enterprise' : 'ship'
}

function namesOf(entry: Entry, kind: Kind): RecordName[] {
  const own = kind === 'person' ? personNames(entry) : enterpriseNames(entry.EntityOrShip)
  const aliases = splitAliases(entry.Aliases, kind === 'person').map((alias) => toAlias(alias, kind))
  const byValue = new Map<string, RecordName>()
  for (const name of [...own, ...aliases]) if (!byValue.has(name.value)) byValue.set(name.value, name)
  return [...byValue.values()]
}

function toName(value: string, kind: RecordName['kind']): RecordName {
  return { value, kind, quality: 'strong', script: scriptOf(value) }
}

/** One word of a person's name is a weak name. */
function toAlias({ value, language }: AliasText, kind: Kind): RecordName {
  const isPart = kind === 'person' && !/[\s\p{Script=Han}]/u.test(value)
  return {
    ...toName(value, 'aka'),
    ...(isPart ? { quality: 'weak' } : {}),
    ...(language === undefined ? {} : { language }),
  }
}

/** "DIKIY (DIKY)" is a family name in two spellings. */
function personNames({ LastName: last, GivenName: first }: Entry): RecordName[] {
  const [, spelling = last, other] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(last) ?? []
  const whole = (family: string) => [first, family].filter((part) => part !== '').join(' ')
  const primary: RecordName = {
    ...toName(whole(spelling), 'primary'),
    ...(first === '' || spelling === ''
      ? {}
      : {
          parts: [
            { kind: 'last', value: spelling },
            { kind: 'first', value: first },
          ],
        }),
  }
  return other === undefined ? [primary] : [primary, toName(whole(other), 'aka')]
}

const alsoKnownAs = /\s*\(also known as (?<names>.+?)\)?$/i

/** "English/Français" are two titles of one party; "(also known as …)" are aliases, at times without the last bracket. */
function enterpriseNames(text: string): RecordName[] {
  const names = alsoKnownAs.exec(text)?.groups?.['names']
  const titles = splitOutside(text.replace(alsoKnownAs, ''), /(?<=[\p{L}).])\s?\/\s?(?=\p{Lu})/u)
  const aliases = names === undefined ? [] : splitAliases(names, false).flatMap(({ value }) => splitAnd(value, false))
  return [
    ...titles
      .map((value) => withoutEnd(value.trim()))
      .filter((value) => value !== '')
      .map((value) => toName(value, 'primary')),
    ...aliases.map((value) => toName(value, 'aka')),
  ]
}

function toVessel(entry: Entry, [builtOn]: PartialDate[]): NonNullable<SourceRecord['vessel']> {
  return {
    imo: entry.ShipIMONumber,
    ...(entry.TitleOrShip === '' ? {} : { type: entry.TitleOrShip }),
    ...(builtOn === undefined ? {} : { builtOn }),
  }
}

/** "1972", "1965-04-29", "1980-05", "1963-1964", or two of them with "or". Words are kept, and reported. */
function toDates(stated: string, warnings: Warnings): PartialDate[] {
  if (stated === '') return []
  return stated.split(/\s+or\s+/i).map((text) => {
    if (isIsoDay(text)) return toPartialDate(text, text, false)
    if (/^(1[89]|20)\d{2}$/.test(text)) return yearDate(Number(text), false)
    const [, first, last] = /^((?:19|20)\d{2})-((?:19|20)\d{2})$/.exec(text) ?? []
    if (first !== undefined && last !== undefined && first < last) return yearSpan(Number(first), Number(last), false)
    const [, year, month] = /^((?:19|20)\d{2})-(\d{2})$/.exec(text) ?? []
    if (year !== undefined && isIsoDay(`${year}-${month}-01`)) {
      const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
      return toPartialDate(`${year}-${month}-01`, lastDay, false)
    }
    warnings.add('unknown-date', text)
    return { from: null, to: null, isCirca: false, text }
  })
}
