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
    of('name', 'lost', 1, '690780: an alias with a birth and a passport behind it'),
    of('name', 'added', 1, 'the alias without these, which are its note'),
    of('text', 'lost', 1, '690784: "na"'),
  ],
  'eu-fsf': [
    of('text', 'lost', 31, 'remarks that say only "none" or "null"'),
    of('dated', 'added', 61, 'a day of listing that stands in the details in words'),
    of('reference', 'lost', 4, 'numbers of the United Nations that are cut off are facts'),
  ],
  'eu-official-journal': [
    of('plain name', 'lost', 32, '"Text of image" in the place of a name that the act prints as a picture'),
    of('sex', 'lost', 1, '"male."'),
    of('sex', 'added', 1, '"male."'),
  ],
  'uk-sanctions': [
    of('entry', 'lost', 3, 'revoked: AQD0026, RUS0846, RUS2639'),
    of('digits', 'added', 34, 'IMO numbers that stand only in the reasons'),
    of('reference', 'lost', 1, '"N/A"'),
    of('name', 'lost', 1, 'BEL0063: a name that holds another one is parted'),
    of('name', 'added', 2, 'the two'),
  ],
  'us-csl': [
    of('name', 'lost', 34, 'names that hold aliases, and what a listing extends to, are parted'),
    of('name', 'added', 64, 'the parts of these'),
  ],
  'bis-entity-list': [of('citation', 'added', 2, 'a notice printed without the F of FR')],
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
  ],
  uflpa: [of('text', 'lost', 4, 'words that announce aliases')],
  'ownership-register': [of('birth place', 'added', 1, 'the country of birth where no place is given')],
  'bis-denied-persons': [of('text', 'lost', 2, '"D/B/A" between two names')],
  'state-nonproliferation': [
    of('text', 'lost', 212, '"Active", "includes", "individual" and forms of address'),
    of('plain name', 'lost', 8, 'aliases that begin with "and" or "also known as", or hold two names'),
  ],
  'cbp-wro': [of('text', 'lost', 49, '"WRO", and the words between parties of one row')],
  'fcc-covered': [of('text', 'lost', 10, 'the remark that an entry names no company')],
  'cuba-restricted': [of('plain name', 'lost', 1, '"ADESA/ASAT" are two names')],
  'aeca-debarred': [of('text', 'lost', 6, '"a.k.a." before a name')],
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
  'eu-official-journal': [
    of('name words', 'added', 17, 'letters and words between names that stand in them'),
    of('name words', 'lost', 246, 'births, places and remarks printed into a name; "Text of image"'),
    of('digits', 'lost', 28, 'numbers with a remark, which the record has only as text'),
    of('scrap', 'added', 17, 'remarks and "and" in names and addresses'),
    of('birth day', 'lost', 7, 'Putin and others: a birth with its place behind it'),
    of('birth year', 'lost', 8, 'the same'),
    of('birth day', 'added', 5, 'the same'),
    of('text', 'lost', 124, 'words of these; "N/D"'),
    of('plain name', 'lost', 2, 'O G Services FZE LLC; PJSC KAMAZ alias KAMAZ PTC'),
  ],
  'us-csl': [of('scrap', 'added', 2, 'persons of the AECA list, whose names the file prints into one another')],
  'bis-entity-list': [
    of('text', 'lost', 94, 'words between names, and of subordinate institutions'),
    of('stated words', 'added', 7, '"and" without a space before an address'),
    of('scrap', 'added', 45, '"and," before addresses; a.k.a. in names'),
    of('plain name', 'lost', 14, 'aliases of subordinate institutions'),
    of('entry', 'lost', 2, 'headings of subordinate institutions'),
  ],
  'bis-unverified': [of('scrap', 'added', 2, '"and," before addresses')],
  'cn-unreliable-entities': [of('text', 'lost', 1, '2026-27-18: a postcode')],
  'jp-export-bans': [
    of('text', 'lost', 4, 'russia 10: the address is cut off'),
    of('stated words', 'added', 4, 'russia 11: it has the rest'),
    of('scrap', 'added', 1, 'russia 41: words that announce aliases'),
  ],
  'ca-sema': [of('name words', 'added', 2, '"AKA" and "Russian" in names')],
  'aeca-debarred': [of('scrap', 'added', 8, 'a.k.a. in names')],
}
