/** What a column of an annex's table holds. */
export type Role =
  | 'recordId'
  | 'name'
  | 'vessel-name'
  | 'labelled-name'
  | 'particulars'
  | 'imo'
  | 'reason'
  | 'startDate'
  | 'address'

/** One annex that names parties. */
export interface Annex {
  schema: 'LegalEntity' | 'Vessel' | 'Asset'
  measure: string
  /** Headings of its tables, and what the columns hold; absent of an annex that is a list of names. */
  table?: readonly (readonly [heading: string, role: Role])[]
  /** Its parts, each with a table or a list of its own. */
  parts?: readonly string[]
  country?: string
  /** The names are plain paragraphs, as are headings elsewhere. */
  hasPlainNames?: boolean
}

/** One act whose annexes name parties. */
export interface TradeAct {
  /** OpenSanctions' key of the regime, which the curated tables use. */
  programme: string
  annexes: Readonly<Record<string, Annex>>
  /** Its other annexes: of goods, places and technical matters, still empty, or (I of 765/2006) on the list of financial sanctions. */
  others: ReadonlySet<string>
}

const entity = 'Name of the legal person, entity or body'
const money = { schema: 'LegalEntity', measure: 'Financial restrictions' } as const

/** Regulation (EU) No 833/2014. */
const russia: Readonly<Record<string, Annex>> = {
  III: money,
  IV: {
    schema: 'LegalEntity',
    measure: 'Export control',
    table: [
      ['Number', 'recordId'],
      ['Name', 'labelled-name'],
      ['Identifying Information', 'particulars'],
      ['Date of listing', 'startDate'],
    ],
  },
  V: money,
  VI: money,
  XII: money,
  XIII: money,
  XIV: {
    ...money,
    table: [
      [entity, 'name'],
      ['Date of application', 'startDate'],
    ],
  },
  XV: { schema: 'LegalEntity', measure: 'Services ban' },
  XIX: { ...money, parts: ['A', 'B', 'C'] },
  XLII: {
    schema: 'Vessel',
    measure: 'Transportation restrictions',
    table: [
      ['', 'recordId'],
      ['Vessel name', 'vessel-name'],
      ['IMO number', 'imo'],
      ['Grounds for inclusion', 'reason'],
      ['Date of application', 'startDate'],
    ],
  },
  XLIV: {
    ...money,
    table: [
      ['', 'recordId'],
      [entity, 'name'],
      ['Entry into force', 'startDate'],
    ],
  },
  XLV: {
    ...money,
    table: [
      [entity, 'name'],
      ['Entry into force', 'startDate'],
    ],
    parts: ['A', 'B', 'C', 'D'],
  },
  XLVII: {
    schema: 'Asset',
    measure: 'Transportation restrictions',
    table: [
      ['', 'recordId'],
      ['Name', 'name'],
      ['Grounds for inclusion', 'reason'],
      ['Date of application', 'startDate'],
    ],
    parts: ['A', 'B', 'C', 'D'],
  },
  XLIX: {
    ...money,
    table: [
      ['Name of listed legal person, entity or body', 'name'],
      ['Place of registration', 'address'],
      ['Entry into force', 'startDate'],
    ],
  },
  LII: {
    schema: 'Asset',
    measure: 'Investment ban',
    table: [
      ['Number', 'recordId'],
      ['Name', 'name'],
      ['Location', 'address'],
    ],
    parts: ['A', 'B'],
    country: 'Russia',
  },
  LIII: {
    schema: 'Asset',
    measure: 'Financial restrictions',
    table: [
      ['Crypto-assets or central bank digital currencies', 'name'],
      ['Entry into force', 'startDate'],
    ],
  },
}

/** Regulation (EC) No 765/2006, without Annex I. */
const belarus: Readonly<Record<string, Annex>> = {
  V: { schema: 'LegalEntity', measure: 'Export control', hasPlainNames: true },
  IX: { ...money, hasPlainNames: true },
  XV: {
    ...money,
    table: [
      [entity, 'name'],
      ['Date of application', 'startDate'],
    ],
  },
  XXXIV: {
    schema: 'Asset',
    measure: 'Financial restrictions',
    table: [
      ['Crypto-assets or central bank digital currencies', 'name'],
      ['Entry into force', 'startDate'],
    ],
  },
}

const numbers = (text: string) => new Set(text.split(/\s+/))

/** By the number of the act. */
export const acts: Readonly<Record<string, TradeAct>> = {
  '32014R0833': {
    programme: 'EU-RUS',
    annexes: russia,
    others: numbers(
      `I II VII VIII IX X XI XVI XVII XVIII XX XXI XXII XXIII XXIIIH XXIV XXV XXVI XXVII XXVIII XXIX XXX XXXI XXXII XXXIII XXXIV
      XXXV XXXVI XXXVII XXXVIIIA XXXVIIIB XXXIX XL XLI XLIII XLVI XLVIII L LI LIV LV LVI LVII`,
    ),
  },
  '32006R0765': {
    programme: 'EU-BLR',
    annexes: belarus,
    others: numbers(
      `I II III IV Va Vb Vba Vc VI VII VIII X XI XII XIII XIV XIVa XVI XVII XVIII XIX XX XXI XXII XXIII XXIV XXV XXVI XXVII XXVIII
      XXIX XXX XXXI XXXII XXXIII`,
    ),
  },
}
