import { foreignCompanyWords } from './company-words/foreign.ts'
import { numberWords } from './company-words/numbers.ts'
import { shortenedCompanyWords } from './company-words/shortened.ts'
import { countryCodes, folded } from './countries.ts'
import { wordGroups } from './words.ts'

/** Of the trade partners whose papers name parties in them. */
const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'] as const

/** Words of companies written short or in another language: the same word. A word may be in several. */
export const companyFamilies = wordGroups(
  shortenedCompanyWords + foreignCompanyWords + countriesInOtherLanguages() + numberWords,
)

/** Names of one word by which other languages call a country, with the English one, a line each. Origin: CLDR. */
function countriesInOtherLanguages(): string {
  const names = ['en', ...languages].map((one) => new Intl.DisplayNames(one, { type: 'region', fallback: 'none' }))
  const rows = countryCodes().map((code) => names.map((one) => folded(one.of(code) ?? '')))
  return rows
    .filter(([english = '']) => isOneWord(english))
    .map((row) => `${[...new Set(row.filter(isOneWord))].join(' ')}\n`)
    .join('')
}

function isOneWord(text: string): boolean {
  return /^[a-z]{4,}$/.test(text)
}
