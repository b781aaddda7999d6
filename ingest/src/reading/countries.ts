import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

countries.registerLocale(english)

/** Names used by publishers that differ from ISO 3166-1's English short names in the library's spelling. */
const aliases: Readonly<Record<string, string>> = {
  // An embargoed region; it has the ISO code of its state.
  'antigua & barbuda': 'AG',
  'bahamas, the': 'BS',
  'british virgin islands': 'VG',
  brunei: 'BN',
  burma: 'MM',
  'cabo verde': 'CV',
  'cape verde': 'CV',
  'china, hong kong special administrative region': 'HK',
  'china, macao special administrative region': 'MO',
  "china, people's republic of": 'CN',
  'congo, democratic republic of the': 'CD',
  'congo, republic of the': 'CG',
  'cote d ivoire': 'CI',
  "cote d'ivoire": 'CI',
  'crimea region of ukraine': 'UA',
  'crimea (occupied)': 'UA',
  'czech republic': 'CZ',
  "democratic people's republic of korea": 'KP',
  'democratic republic of congo': 'CD',
  "democratic people's republic of korea (north korea)": 'KP',
  dprk: 'KP',
  'gambia, the': 'GM',
  'iran (islamic republic of)': 'IR',
  'korea, north': 'KP',
  'korea, south': 'KR',
  laos: 'LA',
  macau: 'MO',
  macedonia: 'MK',
  'man, isle of': 'IM',
  'micronesia, federated states of': 'FM',
  moldova: 'MD',
  'north korea (dprk)': 'KP',
  'north korea': 'KP',
  'north macedonia, the republic of': 'MK',
  'palestine, state of': 'PS',
  palestinian: 'PS',
  "people's republic of china": 'CN',
  'peoples republic of china': 'CN',
  'people’s republic of china': 'CN',
  prc: 'CN',
  'republic of korea': 'KR',
  'republic of palau': 'PW',
  rok: 'KR',
  'sao tome & principe': 'ST',
  'sint maarten': 'SX',
  'slovak republic': 'SK',
  'south korea': 'KR',
  'st. kitts & nevis': 'KN',
  'st. kitts and nevis': 'KN',
  'st. lucia': 'LC',
  'st. vincent and grenadines': 'VC',
  'st. vincent and the grenadines': 'VC',
  'state of palestine': 'PS',
  swaziland: 'SZ',
  syria: 'SY',
  'syrian arab republic': 'SY',
  'hong kong, china': 'HK',
  'macao, china': 'MO',
  'taiwan, china': 'TW',
  'turkey (turkiye)': 'TR',
  turkiye: 'TR',
  türkiye: 'TR',
  'u.a.e.': 'AE',
  uae: 'AE',
  uk: 'GB',
  'united kingdom of great britain and northern ireland': 'GB',
  'united republic of tanzania': 'TZ',
  'viet nam': 'VN',
  vietnam: 'VN',
  'islamic republic of iran': 'IR',
  'islamic republic of pakistan': 'PK',
  'republic of lebanon': 'LB',
  'arab republic of egypt': 'EG',
  'islamic republic of afghanistan': 'AF',
  'republic of yemen': 'YE',
  'state of israel': 'IL',
  'congo (democratic republic)': 'CD',
  'occupied palestinian territories': 'PS',
  'st kitts and nevis': 'KN',
  'st lucia': 'LC',
  'palestinian territories': 'PS',
  // OFAC gives these names no code of their own. They get the ISO code of the territory; the published name is kept
  // too.
  kosovo: 'XK',
  'west bank': 'PS',
  'region: gaza': 'PS',
  'region: west bank': 'PS',
  'region: northern mali': 'ML',
  // The United Nations' spelling for the Republic of the Congo.
  congo: 'CG',
}

/** Text in a country field that names no country: no code and no warning. */
const none = new Set(['', 'unknown', 'undetermined', 'none identified', 'na', 'n/a', 'stateless'])
/** Former states. Their name is kept without a code. */
const former = new Set(['former soviet union', 'soviet union', 'netherlands antilles', 'yugoslavia', 'czechoslovakia'])

/** Whether this ISO 3166-1 alpha-2 code is a present country or territory. */
export function isCountryCode(code: string): boolean {
  return code.length === 2 && countries.isValid(code)
}

/**
 * ISO 3166-1 alpha-2 of a country's English name; null for text that names no present country; undefined if unknown.
 */
export function countryCode(name: string): string | null | undefined {
  const key = name.trim().toLowerCase()
  if (none.has(key) || former.has(key)) return null
  return aliases[key] ?? byName().get(key)
}

let names: Map<string, string> | undefined

/** The library's own look-up is a linear search through all countries. */
function byName(): Map<string, string> {
  names ??= new Map(
    Object.entries(countries.getNames('en', { select: 'all' })).flatMap(([code, spellings]) =>
      spellings.map((spelling): [string, string] => [spelling.toLowerCase(), code]),
    ),
  )
  return names
}

/** Parts of China, with the names that a list of China's uses. */
const partsOfChina: Readonly<Record<string, string>> = {
  HK: 'Hong Kong, China',
  MO: 'Macao, China',
  TW: 'Taiwan, China',
}

/** English name of an ISO 3166-1 alpha-2 code, for lists that print codes; an unknown code is returned unchanged. */
export function englishCountry(code: string): string {
  return partsOfChina[code] ?? countries.getName(code, 'en') ?? code
}

/** English short name of an ISO 3166-1 alpha-2 code in either case; undefined for no such code. */
export function countryName(code: string): string | undefined {
  return countries.getName(code.toUpperCase(), 'en')
}
