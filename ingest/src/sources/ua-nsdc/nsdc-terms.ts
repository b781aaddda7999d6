import type { DocumentKind } from '@qingdan/database/record.ts'

/** What an attribute of a subject says, by its Ukrainian heading. */
export type AttributeMeaning =
  | 'address'
  | 'birth-place'
  | 'email'
  | 'former-name'
  | 'imo'
  | 'number'
  | 'phone'
  | 'position'
  | 'tax-id'
  | 'title'
  | 'website'

const meanings: readonly (readonly [AttributeMeaning, RegExp])[] = [
  [
    'address',
    /^(?:Місце (?:реєстрації|розташування|проживання)|Місцезнаходження|(?:Фізична|Юридична|Поштова) адреса)/i,
  ],
  ['birth-place', /^Місце народження$/i],
  ['email', /^e-?mail\b/i],
  ['former-name', /^(?:Колишня|стара) назва$/i],
  ['imo', /^IMO$/],
  [
    'number',
    /^(?:ОДРН|КПП|ОКАТО|ОКОДУ|ПФР|ФСС|Код ФСФР|KRS|Номер посвідчення особи|Номер індивідуального підприємця)/i,
  ],
  ['phone', /^Номер телефону$/i],
  ['position', /^Зайнятість$/i],
  ['tax-id', /^Податковий номер$/i],
  ['title', /^(?:військове |)звання$|^науковий ступінь$/i],
  ['website', /^(?:Сайт|Веб-?сайт)/i],
]

/** Null for a heading that has no field of its own: it is kept as a fact. */
export function meaningOf(heading: string): AttributeMeaning | null {
  return meanings.find(([, pattern]) => pattern.test(heading))?.[0] ?? null
}

/** The kind of a number by the register's key of it; undefined for an unknown key. */
export function kindOfIdentifier(key: string): DocumentKind | undefined {
  if (key === '') return 'other'
  if (/^tax:(?:inn2?|number)$/.test(key)) return 'tax-id'
  if (/^doc:.*passport/.test(key)) return 'passport'
  if (key === 'doc:residence') return 'other'
  if (/^reg:(?:person_(?:ro|il)|cz_person|chiop|unzr(?:_2)?|nin|number_nin)$/.test(key)) return 'national-id'
  return registrations.has(key) ? 'registration' : undefined
}

const registrations = new Set(
  `reg:odrn reg:odrnip reg:ru2 reg:okpo reg:edrpou reg:r_n reg:regon reg:nl reg:cy reg:sy reg:ch reg:cn reg:kz reg:ua reg:ua2 reg:bel3
  reg:acc_corpo_reg reg:sw_comm_reg reg:uec reg:cw_legal reg:cy_2 reg:by reg:by2 reg:pr_cz reg:ir_pr reg:cn_tr reg:cn_tr_hk`.split(
    /\s+/,
  ),
)
