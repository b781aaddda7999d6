import { foreignCompanyWords } from './company-words/foreign.ts'
import { numberWords } from './company-words/numbers.ts'
import { shortenedCompanyWords } from './company-words/shortened.ts'
import { wordGroups } from './words.ts'

/** Words of companies written short or in another language: the same word. A word may be in several. */
export const companyFamilies = wordGroups(shortenedCompanyWords + foreignCompanyWords + numberWords)
