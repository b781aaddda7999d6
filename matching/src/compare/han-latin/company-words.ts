import type { Token } from '../../normalise/token.ts'
import { isPlaceWord, isTranslation } from '../../tables/company-terms.ts'
import { isPinyin } from '../../tables/han/pinyin-syllables.ts'

const place = 1
const translation = 2
const pinyin = 4

/** Looked up once for each word, because a Chinese name is compared with thousands of others. */
function inCompany(token: Token): number {
  if (token.inCompany < 0) {
    const { form } = token
    token.inCompany =
      (isPlaceWord(form) ? place : 0) | (isTranslation(form) ? translation : 0) | (isPinyin(form) ? pinyin : 0)
  }
  return token.inCompany
}

/** `isPlaceWord` of a token. */
export function isPlaceToken(token: Token): boolean {
  return (inCompany(token) & place) !== 0
}

/** `isTranslation` of a token. */
export function isTranslationToken(token: Token): boolean {
  return (inCompany(token) & translation) !== 0
}

/** `isPinyin` of a token. */
export function isPinyinToken(token: Token): boolean {
  return (inCompany(token) & pinyin) !== 0
}
