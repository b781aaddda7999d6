import type { DocumentName } from '@qingdan/search-mappings/subject-document.ts'
import { isInSyllables, pinyinLength, pinyinOf } from './chinese-spelling.ts'
import { isOf, type ListedParty, namesIn, only, strongNames, wordsOf, writingOf } from './listed-party.ts'
import { relationToCyrillic } from './russian-letters.ts'

/** A printed name that is searched, and the names of the same party that may answer it. */
export interface SpellingCase {
  query: string
  listed: DocumentName[]
}

/** A kind of spelling: how names of one party differ. */
export interface SpellingKind {
  id: string
  name: string
  type: ListedParty['type']
  /** Every case that a party gives, in the order of its names. */
  casesOf: (party: ListedParty) => SpellingCase[]
}

/** Where Chinese names are written in several ways. */
const china = 'CN HK MO TW SG MY ID TH PH KH MM VN LA'.split(' ')
const korea = ['KP', 'KR']
const persian = ['IR', 'AF']
const russian = ['RU', 'BY', 'UA', 'KZ', 'KG', 'UZ', 'TJ', 'TM', 'AM', 'AZ', 'GE', 'MD']
const arabic = 'AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' ')

/** Names of two syllables in two romanisations are not told from two names of one party (Jack Wang, Wang Wei). */
const leastSyllables = 3

export const spellingKinds: readonly SpellingKind[] = [
  otherChinese(),
  hanToOther(),
  between('traditional', 'Chinese characters, traditional → simplified', '02', (party) => ({
    queries: namesIn(party, only.han).filter(({ script }) => script === 'Hant'),
    listed: namesIn(party, only.han).filter(({ script }) => script === 'Hans'),
  })),
  between('japanese-han', 'Japanese characters → Chinese characters, companies', '01', (party) => ({
    queries: namesIn(party, only.han).filter(isJapanese),
    listed: namesIn(party, only.han).filter((name) => !isJapanese(name)),
  })),
  between('japanese-latin', 'Japanese characters → Latin, companies', '01', (party) => ({
    queries: namesIn(party, only.han).filter(isJapanese),
    listed: namesIn(party, only.latin),
  })),
  between('kana-latin', 'names with Kana → Latin, companies', '01', (party) => ({
    queries: namesIn(party, only.kana),
    listed: namesIn(party, only.latin),
  })),
  toLatin('kana-person', 'names with Kana → Latin, people', '02', only.kana),
  toLatin('hangul', 'Hangul → Latin, people', '02', only.hangul),
  toLatin('hangul-company', 'Hangul → Latin, companies', '01', only.hangul),
  between('hanja', 'Hanja → Latin, people of Korea', '02', (party) => ({
    queries: isOf(party, korea) ? namesIn(party, only.han) : [],
    listed: namesIn(party, only.latin),
  })),
  korean(),
  toLatin('cyrillic-person', 'Cyrillic → Latin, people', '02', only.cyrillic),
  between('slavic', 'Slavic people as other languages spell them', '02', (party) => ({
    queries: isOf(party, russian) ? namesIn(party, only.latin).filter(({ lang }) => isOtherLanguage(lang)) : [],
    listed: namesIn(party, only.latin).filter(({ lang }) => !isOtherLanguage(lang)),
  })),
  cyrillicCompany('cyrillic-transliterated', 'Cyrillic companies → their transliteration', 'transliterated'),
  cyrillicCompany('cyrillic-translated', 'Cyrillic companies → their English translation', 'translated'),
  transliteratedToTranslated(),
  toLatin('arabic-person', 'Arabic → Latin, people of Arab countries', '02', only.arabic, (party) =>
    isOf(party, arabic),
  ),
  toLatin('persian-person', 'Persian and Afghan → Latin, people', '02', only.arabic, (party) => isOf(party, persian)),
  toLatin(
    'arabic-foreign',
    'Arabic letters → Latin, people of other countries',
    '02',
    only.arabic,
    (party) => party.countries.length > 0 && !isOf(party, [...arabic, ...persian]),
  ),
  toLatin('arabic-company', 'Arabic letters → Latin, companies', '01', only.arabic),
  toLatin('greek-person', 'Greek → Latin, people', '02', only.greek),
  toLatin('greek-company', 'Greek → Latin, companies of Greece and Cyprus', '01', only.greek, (party) =>
    isOf(party, ['GR', 'CY']),
  ),
  toLatin('hebrew-person', 'Hebrew → Latin, people', '02', only.hebrew),
  toLatin('hebrew-company', 'Hebrew → Latin, companies', '01', only.hebrew),
  toLatin('georgian-person', 'Georgian → Latin, people', '02', only.georgian),
  toLatin('armenian', 'Armenian → Latin, companies', '01', only.armenian),
  toLatin('thai', 'Thai → Latin, companies', '01', only.thai),
  toLatin('burmese', 'Burmese → Latin, people', '02', only.burmese),
  toLatin('khmer', 'Khmer → Latin, people', '02', only.khmer),
  initials(),
]

/** Names that a publisher writes in letters of its own language: Artjuhov, Arťuchov. */
function isOtherLanguage(lang: string | undefined): boolean {
  return lang !== undefined && !/^(en|ru|uk|be|und|mul)\b/.test(lang)
}

function isJapanese({ lang }: DocumentName): boolean {
  return lang === 'ja'
}

/** Cases of two groups of names of a party. Names that are only ordered or joined in another way are no cases. */
function between(
  id: string,
  name: string,
  type: ListedParty['type'],
  split: (party: ListedParty) => { queries: DocumentName[]; listed: DocumentName[] },
): SpellingKind {
  return {
    id,
    name,
    type,
    casesOf: (party) => {
      const { queries, listed } = split(party)
      return queries.flatMap(({ value }) => {
        const others = listed.filter((other) => writingOf(other.value) !== writingOf(value))
        return others.length === 0 ? [] : [{ query: value, listed: others }]
      })
    },
  }
}

function toLatin(
  id: string,
  name: string,
  type: ListedParty['type'],
  script: RegExp,
  isMeant: (party: ListedParty) => boolean = () => true,
): SpellingKind {
  return between(id, name, type, (party) => ({
    queries: isMeant(party) ? namesIn(party, script) : [],
    listed: namesIn(party, only.latin),
  }))
}

/**
 * Hong Kong, Macau, Taiwan, Hokkien, Wade-Giles in Latin letters against pinyin: that of the printed characters
 * (ISO 7098), or as printed.
 */
function otherChinese(): SpellingKind {
  return between('chinese-pinyin', 'Chinese people, spelling that is not pinyin → pinyin', '02', (party) => {
    const { others, inPinyin } = chineseSpellings(party)
    return { queries: inPinyin.length > 0 ? others : [], listed: inPinyin }
  })
}

function hanToOther(): SpellingKind {
  return between('han-other', 'Chinese characters → spelling that is not pinyin, people', '02', (party) => {
    const { others, characters } = chineseSpellings(party)
    return { queries: characters, listed: others }
  })
}

/** Names of three syllables. Only the characters tell that Chan Kong Sang is no pinyin. */
function chineseSpellings(party: ListedParty): Record<'others' | 'inPinyin' | 'characters', DocumentName[]> {
  if (!isOf(party, china) || isOf(party, korea)) return { others: [], inPinyin: [], characters: [] }
  const latin = namesIn(party, only.latin)
  const characters = namesIn(party, only.han).filter(({ value }) => [...value].length === leastSyllables)
  const read = characters.map((name) => ({ ...name, script: 'Latn', value: pinyinOf(name.value) }))
  const printed = latin.filter(({ value }) => pinyinLength(value) === leastSyllables)
  const letters = new Set(read.map(({ value }) => lettersOf(value)))
  const others = latin
    .filter(({ value }) => isInSyllables(value, leastSyllables))
    .filter(({ value }) => (read.length > 0 ? !letters.has(lettersOf(value)) : pinyinLength(value) === null))
  return { others, inPinyin: read.length > 0 ? read : printed, characters }
}

function lettersOf(value: string): string {
  return [...wordsOf(value).join('')].sort().join('')
}

/** One name in two romanisations has the same consonants, voiced or not; other names of a party have others. */
function korean(): SpellingKind {
  return {
    id: 'korean',
    name: 'Korean people, one romanisation → another',
    type: '02',
    casesOf: (party) => {
      const latin = isOf(party, korea) ? namesIn(party, only.latin) : []
      return latin.flatMap(({ value }) => {
        const isOther = (name: DocumentName): boolean =>
          writingOf(name.value) !== writingOf(value) && koreanConsonants(name.value) === koreanConsonants(value)
        const listed = wordsOf(value).length === leastSyllables ? latin.filter(isOther) : []
        return listed.length === 0 ? [] : [{ query: value, listed }]
      })
    },
  }
}

function koreanConsonants(value: string): string {
  const plain = (word: string): string =>
    word
      .replace(/[aeiouhwy]/g, '')
      .replace(/g/g, 'k')
      .replace(/d/g, 't')
      .replace(/b/g, 'p')
      .replace(/[cj]/g, 'c')
      .replace(/l/g, 'r')
  return wordsOf(value).map(plain).sort().join('')
}

/** The same words but for the initials, each of which begins a word of the other name. */
function initials(): SpellingKind {
  return {
    id: 'initials',
    name: 'initials → given names, people',
    type: '02',
    casesOf: (party) => {
      const latin = namesIn(party, only.latin)
      return latin.flatMap(({ value }) => {
        const words = wordsOf(value)
        const letters = words.filter((word) => word.length === 1)
        const longer = words.filter((word) => word.length > 1)
        if (letters.length === 0 || !longer.some((word) => word.length > 2)) return []
        const listed = latin.filter((name) => {
          const left = wordsOf(name.value).filter((word) => word.length > 2 && !longer.includes(word))
          return (
            longer.every((word) => wordsOf(name.value).includes(word)) &&
            letters.every((letter) => left.some((word) => word.startsWith(letter)))
          )
        })
        return listed.length === 0 ? [] : [{ query: value, listed }]
      })
    },
  }
}

function cyrillicCompany(id: string, name: string, relation: 'transliterated' | 'translated'): SpellingKind {
  return {
    id,
    name,
    type: '01',
    casesOf: (party) =>
      cyrillicNames(party).flatMap(({ value }) => {
        const listed = namesIn(party, only.latin).filter((latin) => relationToCyrillic(latin.value, value) === relation)
        return listed.length === 0 ? [] : [{ query: value, listed }]
      }),
  }
}

/** Both in Latin letters: Mashinostroitelnoye Predpriyatiye, Machine-Building Enterprise. */
function transliteratedToTranslated(): SpellingKind {
  return between(
    'transliterated-translated',
    'transliterated company names → their English translation',
    '01',
    (party) => {
      const cyrillic = cyrillicNames(party).map(({ value }) => value)
      const related = (relation: 'transliterated' | 'translated'): DocumentName[] =>
        namesIn(party, only.latin).filter(({ value }) =>
          cyrillic.some((name) => relationToCyrillic(value, name) === relation),
        )
      const queries = related('transliterated')
      return { queries, listed: related('translated').filter((name) => !queries.includes(name)) }
    },
  )
}

/** Of the party's own country: other publishers translate names into Cyrillic languages of theirs. */
function cyrillicNames(party: ListedParty): DocumentName[] {
  if (!isOf(party, russian)) return []
  return strongNames(party).filter(({ value, lang }) => only.cyrillic.test(value) && lang !== 'bg')
}
