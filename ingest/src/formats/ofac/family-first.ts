import type { SourceRecord } from '@qingdan/database/record.ts'

/** Countries where a romanised name keeps the family name first. */
const chinese = new Set(['CN', 'HK', 'MO', 'TW'])
const korean = new Set(['KP', 'KR'])

const initial = '(?:zh|ch|sh|[bpmfdtnlgkhjqxzcsryw])?'
const final =
  '(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|ui|uo|ue|er|a|e|i|o|u|v|ü)'
const pinyin = new RegExp(`^(?:${initial}${final}['’ -]?){1,3}$`, 'i')

export type Origin = 'chinese' | 'korean' | null

/**
 * Where a person is from, which decides the order of the name: by nationality, or by birth or address if the list
 * states none, as is usual for Chinese and Korean persons.
 */
export function originOf(party: Pick<SourceRecord, 'countries' | 'birthPlaces' | 'addresses'>): Origin {
  const stated = party.countries.map((country) => country.countryCode)
  const places = [...party.birthPlaces, ...party.addresses].map((place) => place.countryCode)
  const [code] = stated.length > 0 ? stated : places
  if (code === undefined) return null
  return chinese.has(code) ? 'chinese' : korean.has(code) ? 'korean' : null
}

/** "CHEN Quanguo" and "KIM Jong Un", but "Carrie LAM" and "William ZHOU": a Western given name comes first. */
export function isFamilyFirst(origin: Origin, givenName: string): boolean {
  return origin === 'korean' || (origin === 'chinese' && pinyin.test(givenName))
}
