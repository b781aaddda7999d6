import type { Side } from './compare.ts'
import type { Field } from './entry.ts'

/** Differences that are known, with their number: another number is a change that somebody must look at. */
export interface Declared {
  field: Field
  side: Side
  count: number
  reason: string
}

function of(field: Field, side: Side, count: number, reason: string): Declared {
  return { field, side, count, reason }
}

/** Right by design, by the first source of a reading. */
export const accepted: Readonly<Record<string, readonly Declared[]>> = {
  'ofac-consolidated': [
    of('programme', 'lost', 73, 'programmes of the SDN List, which place the party on no list of this file, are facts'),
    of('text', 'lost', 2, 'a label printed without a space; a month that is a number in the record'),
  ],
  'un-sc': [
    of('name', 'lost', 6, 'aliases with a birth, a passport or a remark behind them, and two that hold two names'),
    of('name', 'added', 8, 'the aliases without these, which are their notes; the four names'),
    of('type', 'lost', 1, '6909568: an "entity" that the comment says is a ship'),
    of('type', 'added', 1, 'the ship'),
    of('text', 'lost', 5, '690784: "na"; months that are numbers in the record'),
  ],
  'eu-fsf': [
    of('text', 'lost', 31, 'remarks that say only "none" or "null"'),
    of('dated', 'added', 61, 'a day of listing that stands in the details in words'),
    of('reference', 'lost', 4, 'numbers of the United Nations that are cut off are facts'),
  ],
  'eu-official-journal': [
    of('plain name', 'lost', 11, 'names with "born", "alias", "or" or "and"'),
    of('name words', 'lost', 265, 'births, places, documents and remarks printed into a name are its note'),
    of('name words', 'added', 5, 'initials that look like the letter of a list; "Ș OR" is one word'),
    of('sex', 'lost', 1, '"male."'),
    of('sex', 'added', 3, '"male."; a sex printed behind the birth'),
    of('birth day', 'added', 7, 'days without a space, or printed in the column of another value'),
    of('birth day', 'lost', 3, 'a day of the Islamic calendar; the two ends of a period'),
    of('birth year', 'added', 7, 'the same; decades; "before 1964"'),
    of('birth year', 'lost', 2, '"before 1964"; "probably 1947", which is a note'),
    of('digits', 'lost', 28, 'numbers with a remark, which are facts or notes'),
    of('text', 'lost', 27, 'headings, names of languages, and letters that number a list'),
  ],
  'uk-sanctions': [
    of('entry', 'lost', 3, 'revoked: AQD0026, RUS0846, RUS2639'),
    of('digits', 'added', 34, 'IMO numbers that stand only in the reasons'),
    of('reference', 'lost', 1, '"N/A"'),
    of('name', 'lost', 1, 'BEL0063: a name that holds another one is parted'),
    of('name', 'added', 2, 'the two'),
  ],
  'us-csl': [
    of(
      'name',
      'lost',
      115,
      'names that hold aliases, a parent, a nationality, or what a listing extends to, are parted',
    ),
    of('name', 'added', 155, 'the parts of these'),
    of('entry', 'added', 2, 'subordinates whose row is compared with that of their parent'),
  ],
  'bis-entity-list': [
    of('citation', 'added', 2, 'a notice printed without the F of FR'),
    of('text', 'lost', 96, 'words that announce names and addresses: "Alt Address", "the following 26 aliases"'),
    of('stated words', 'added', 2, '"3<sup>rd</sup>" is one word'),
    of('plain name', 'lost', 29, 'other names of institutions that the record of their parent holds together'),
  ],
  'bis-military-end-user': [
    of('citation', 'added', 7, 'the notice stands at the heading of the subordinate institutions'),
    of('entry', 'lost', 1, 'a heading: "Subordinate instituion:"'),
  ],
  'cn-unreliable-entities': [
    of('plain name', 'lost', 10, 'first rows of one collection, which hold a piece of the sentence before the names'),
    of('entry', 'lost', 2, 'such rows'),
    of('any date', 'lost', 11, 'the notice of 2024-10-10, which one collection dates 2024-07-31'),
    of('text', 'lost', 80, '"postcode" before a postcode'),
  ],
  'jp-meti': [
    of('plain name', 'lost', 56, 'a name in Chinese or Japanese in brackets is a name of its own'),
    of('address', 'lost', 37, 'a name printed into the country is parted from it'),
    of('address', 'added', 37, 'the countries of these'),
    of('name words', 'added', 108, 'the names of these'),
  ],
  'jp-export-bans': [of('text', 'lost', 23, 'words that announce aliases, in broken lines')],
  'au-dfat': [
    of('birth year', 'lost', 1, '2647: "7/02/1950/11/1950 08/08/1945" cannot be read'),
    of('text', 'lost', 3, 'places of birth that are "na"'),
    of('address words', 'added', 1, '2669: an address with a letter that numbers it, in a sentence'),
    of('address words', 'lost', 10, '"Address:", and headings of branch offices whose addresses follow'),
  ],
  'ca-sema': [
    of('name words', 'lost', 3, 'words that announce a name: "also", "Russian"'),
    of('name words', 'added', 2, 'the same, as printed, where a correction takes them off'),
  ],
  uflpa: [of('text', 'lost', 4, 'words that announce aliases')],
  'ownership-register': [of('birth place', 'added', 1, 'the country of birth where no place is given')],
  'bis-denied-persons': [of('text', 'lost', 2, '"D/B/A" between two names')],
  'state-nonproliferation': [
    of('text', 'lost', 212, '"Active", "includes", "individual" and forms of address'),
    of('plain name', 'lost', 8, 'aliases that begin with "and" or "also known as", or hold two names'),
    of('entry', 'lost', 1, '"(North Korean individual in China)" describes the party of the row before'),
  ],
  'cbp-wro': [of('text', 'lost', 49, '"WRO", and the words between parties of one row')],
  'fcc-covered': [of('text', 'lost', 10, 'the remark that an entry names no company')],
  'cuba-restricted': [of('plain name', 'lost', 1, '"ADESA/ASAT" are two names')],
  'aeca-debarred': [
    of('text', 'lost', 10, '"a.k.a." before a name'),
    of('plain name', 'lost', 8, 'aliases with "a.k.a." before them, the family name first'),
  ],
  'section-1260h': [
    of('any date', 'lost', 80, 'the day of the Federal Register; the edition is dated by its signature'),
    of('text', 'lost', 62, '"together with subsidiaries", "formerly", a hyphen lost at the end of a line'),
    of('plain name', 'lost', 1, '"Knownsec,Beijing Kownsec" are two names'),
    of('citation', 'lost', 1, 'a notice named in the reasons'),
  ],
}

/** Defects that wait to be mended. */
export const known: Readonly<Record<string, readonly Declared[]>> = {
  'eu-fsf': [of('scrap', 'added', 1, '7583: three names and an address in one')],
  'eu-official-journal': [of('scrap', 'added', 1, '32012R0036-246b24b86c6e: the same address')],
  'cn-unreliable-entities': [of('text', 'lost', 1, '2026-27-18: a postcode')],
}
