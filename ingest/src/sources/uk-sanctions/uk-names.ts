import type { NamePartKind, RecordName, SubjectType } from '@qingdan/database/record.ts'
import { namesIn } from '../../reading/names-in.ts'
import { scriptOf } from '../../reading/script-of.ts'
import type { Warnings } from '../../warnings.ts'
import type { Fields, UkDesignation } from './uk-designation.ts'

/** Written in capitals and in small letters, once as "ALias". A variation is another spelling of the primary name. */
const kinds: Readonly<Record<string, RecordName['kind']>> = {
  'primary name': 'primary',
  'primary name variation': 'aka',
  alias: 'aka',
}
const qualities: Readonly<Record<string, RecordName['quality']>> = {
  '': 'strong',
  'good quality a.k.a': 'strong',
  'low quality a.k.a': 'weak',
}

const languages: Readonly<Record<string, string>> = {
  Arabic: 'ar',
  Armenian: 'hy',
  Azerbaijani: 'az',
  Belarusian: 'be',
  Belarussian: 'be',
  Bosnian: 'bs',
  Bulgarian: 'bg',
  Burmese: 'my',
  Chinese: 'zh',
  Dari: 'prs',
  Farsi: 'fa',
  Georgian: 'ka',
  Greek: 'el',
  Hebrew: 'he',
  Japanese: 'ja',
  Kazakh: 'kk',
  Korean: 'ko',
  Kurdish: 'ku',
  Mandarin: 'zh',
  Pashto: 'ps',
  Persian: 'fa',
  Russian: 'ru',
  Serbian: 'sr',
  Tajik: 'tg',
  Ukrainian: 'uk',
  Urdu: 'ur',
  Uzbek: 'uz',
}

/** Names 1 to 5 are given names, Name 6 is the family's, or the whole of an entity's or a ship's. */
export function toNames({ group }: UkDesignation, type: SubjectType, warnings: Warnings): RecordName[] {
  const latin = group('Name').flatMap((fields) => toName(fields, type, warnings))
  const other = group('NonLatinName').flatMap((fields) => toNonLatinName(fields, warnings))
  const names = new Map<string, RecordName>()
  for (const name of [...latin.sort((a, b) => rank(a) - rank(b)), ...other]) {
    const held = names.get(name.value)
    if (held === undefined) names.set(name.value, name)
    else if (held.quality === 'weak' && name.quality === 'strong') held.quality = 'strong'
    // A primary name stays strong, and says that it is a weak alias too.
    else if (name.quality === 'weak' && held.kind === 'primary') held.note = 'Low quality a.k.a'
  }
  return [...names.values()]
}

/** The primary name first, because a row of the table of combinations may start with an alias. */
function rank(name: RecordName): number {
  return name.kind === 'primary' ? 0 : 1
}

/** None where the element holds a type and no name, as some thirty do. */
function toName(fields: Fields, type: SubjectType, warnings: Warnings): RecordName[] {
  const given = [1, 2, 3, 4, 5].map((number) => fields[`Name${number}`] ?? '').filter((part) => part !== '')
  const family = fields['Name6'] ?? ''
  const value = [...given, family].filter((part) => part !== '').join(' ')
  if (value === '') return []
  const kind = kinds[(fields['NameType'] ?? '').toLowerCase()]
  if (kind === undefined) warnings.add('unknown-name-type', fields['NameType'] ?? '')
  const quality = qualities[(fields['AliasStrength'] ?? '').toLowerCase()]
  if (quality === undefined) warnings.add('unknown-alias-strength', fields['AliasStrength'] ?? '')
  const part = (partKind: NamePartKind, text: string) => ({ kind: partKind, value: text })
  const parts =
    type === '02' && given.length > 0
      ? [
          ...given.map((text, index) => part(index === 0 ? 'first' : 'middle', text)),
          ...(family === '' ? [] : [part('last', family)]),
        ]
      : []
  // Some names of enterprises hold another name.
  const [first = value, ...others] = type === '02' ? [value] : namesIn(value)
  const name = { quality: quality ?? 'weak', script: scriptOf(value) } as const
  return [
    {
      value: first,
      kind: kind ?? 'aka',
      ...name,
      ...(parts.length > 1 ? { parts } : {}),
    },
    ...others.map((other): RecordName => ({ value: other, kind: 'aka', ...name })),
  ]
}

/** The published script is not read: it is sometimes wrong, and the letters show the script. */
function toNonLatinName(fields: Fields, warnings: Warnings): RecordName[] {
  const value = fields['NameNonLatinScript'] ?? ''
  if (value === '') return []
  const stated = fields['NonLatinScriptLanguage'] ?? ''
  const language = languages[stated]
  if (stated !== '' && language === undefined) warnings.add('unknown-language', stated)
  return [
    {
      value,
      kind: 'aka',
      quality: 'strong',
      script: scriptOf(value),
      ...(language === undefined ? {} : { language }),
      ...(stated !== '' && language === undefined ? { note: `Language: ${stated}` } : {}),
    },
  ]
}
