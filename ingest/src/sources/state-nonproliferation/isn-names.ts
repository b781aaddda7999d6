import type { CountryStatement, Fact, RecordName } from '@qingdan/database/record.ts'
import type { RegisterEntity } from '../../formats/us-register/parse.ts'
import { countryCode } from '../../reading/countries.ts'
import { nationalsOf } from '../../reading/nationals.ts'
import { byHand, type DeducedType, typeByName } from '../../reading/party-type.ts'
import { countryStatement, distinctNames, plainName } from '../../reading/plain-record.ts'
import type { Warnings } from '../../warnings.ts'

export interface NamedParty {
  deduced: DeducedType
  names: RecordName[]
  countries: CountryStatement[]
  facts: Fact[]
  positions: string[]
}

const scope = /,?\s+and (?:its|any) (sub-?units? and successors?)$/i
const title = /^(Mr|Dr)\. /
const bracketAtEnd = /^(.*\S)\s*\(([^()]+)\)$/
const acronym = /^(?=.*[A-Z].*[A-Z])(?!LLC$)[\w&-]+(?: [A-Z]{2,})*$/
const individual = /^(?:(.+) )?individual(?: in (.+))?$/

/**
 * The name of a party without what the table puts behind it: an acronym ("(KOMID)"), another name, its country ("(China)"), what it is
 * ("(Russian individual)", "(individual in China)"), whom the sanctions extend to.
 */
export function readParty(entity: RegisterEntity, warnings: Warnings): NamedParty {
  const aliases: string[] = []
  const facts: Fact[] = []
  let deduced: DeducedType | undefined
  let nationality: CountryStatement | undefined
  let name = entity.name.replace(/,? and$/, '')
  const extends_ = scope.exec(name)?.[1]
  if (extends_ !== undefined) {
    name = name.replace(scope, '')
    facts.push({ key: 'designation-scope', label: 'Designation extends to', value: `its ${extends_}` })
  }
  const stated = title.exec(name)?.[1]
  name = name.replace(title, '')
  for (let match = bracketAtEnd.exec(name); match !== null; match = bracketAtEnd.exec(name)) {
    const [, before = '', inside = ''] = match
    const person = individual.exec(inside)
    if (person) {
      deduced = { type: '02', reason: 'The list calls the party an individual' }
      if (person[1] !== undefined) nationality = toNationality(person[1], warnings)
    } else if (/^a\.?k\.?a\.? /i.test(inside)) aliases.unshift(inside.replace(/^\S+ /, ''))
    else if (acronym.test(inside)) aliases.unshift(inside)
    else if (isNameOfPerson(before, inside)) aliases.unshift(inside)
    else if (!isCountry(inside, entity.country)) break
    name = before
  }
  deduced ??= typeOf(name, stated, entity.name)
  const isPerson = deduced.type === '02'
  const others = entity.aliases.flatMap((alias) => splitAlias(alias, isPerson))
  const isOffice = (alias: string) => isPerson && /\bOfficial$/.test(alias)
  return {
    deduced,
    names: distinctNames([
      plainName(name, 'primary'),
      ...[...aliases, ...others].filter((alias) => !isOffice(alias)).map((alias) => plainName(alias, 'aka')),
    ]),
    positions: others.filter(isOffice),
    countries: [...(nationality ? [nationality] : []), ...residence(entity.country, warnings)],
    facts,
  }
}

function typeOf(name: string, stated: string | undefined, printed: string): DeducedType {
  if (stated !== undefined) return { type: '02', reason: byHand }
  return individual.test(printed.replace(/[()]/g, ''))
    ? { type: '02', reason: 'The list calls the party an individual' }
    : typeByName(name)
}

/** "Ri Su'ung-ch'o'l (Ri Sung Chol)" */
function isNameOfPerson(before: string, inside: string): boolean {
  return inside.split(' ').length > 1 && typeByName(before).type === '02' && typeByName(inside).type === '02'
}

function isCountry(text: string, country: string): boolean {
  const code = countryCode(text)
  return typeof code === 'string' && code === countryCode(country)
}

/**
 * "also known as: LIMMT", "and Dalian Industry and Trade Company Ltd.", "Namhung Trading Corp., aka Namhung"; of a person "Ruan Runling,
 * Ricky Ruan".
 */
function splitAlias(alias: string, isPerson: boolean): string[] {
  return alias
    .split(isPerson ? /, |,? (?:aka|also known as:?) / : /,? (?:aka|also known as:?) /)
    .map((text) => text.replace(/^(?:also known as:?|and) /, '').trim())
    .filter((text) => text !== '')
}

function toNationality(word: string, warnings: Warnings): CountryStatement {
  const code = nationalsOf(word)
  if (code === undefined) warnings.add('unknown-country', word)
  return { kind: 'nationality', country: word, ...(code === undefined ? {} : { countryCode: code }) }
}

/** The country in the table. A region is not a country. */
function residence(country: string, warnings: Warnings): CountryStatement[] {
  if (country === '') return []
  const nationals = /^(.+) individual$/.exec(country)?.[1]
  if (nationals !== undefined) return [toNationality(nationals, warnings)]
  const place = /^.+ entity in (.+)$/.exec(country)?.[1]
  if (place !== undefined) return [{ ...countryStatement('jurisdiction', place, warnings), note: country }]
  if (country === 'Middle East Region') return [{ kind: 'jurisdiction', country }]
  return [countryStatement('jurisdiction', country, warnings)]
}
