import { cleanText, lengthOf } from '../text.ts'

/** What an account may contain. This file stays free of zod, because the page loads it. */

/** A mainland mobile number (core-platform.md §5). */
export const phoneForm = /^1[3-9]\d{9}$/
/** A code sent to a phone. */
export const codeForm = /^\d{6}$/

const maxUserNameLength = 50
const maxCompanyLength = 100
const kindsOfCharacters = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u]

/** A user name as it is stored: full-width and other compatibility forms become the usual characters. */
export function toUserName(text: string): string {
  return cleanText(text).normalize('NFKC').trim()
}

/** Scripts that stand alone in a name: those in everyday use (Unicode UAX 31, table 5), and Mongolian and Yi, which are in use in China. */
const otherScripts = [
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Cyrillic',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Greek',
    'Gujarati',
    'Gurmukhi',
  ],
  ...['Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Mongolian', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'],
  ...['Thaana', 'Thai', 'Tibetan', 'Yi'],
]
const mayBeTogether = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...otherScripts.map((script) => [script]),
].map((scripts) => {
  const ofScripts = ['Common', 'Inherited', ...scripts].map((script) => `\\p{Script_Extensions=${script}}`)
  return new RegExp(`^[${ofScripts.join('')}]*$`, 'u')
})

/** Whether the scripts of a text may stand together in one name ("highly restrictive" in Unicode UTS 39): Cyrillic `а` among Latin letters may not. */
export function isOfOneScript(text: string): boolean {
  return mayBeTogether.some((scripts) => scripts.test(text))
}

/** Neither characters that nobody sees, nor the form of a phone number, which is another way to sign in. */
export function isUserName(text: string): boolean {
  return lengthOf(text) <= maxUserNameLength && !/[\p{Cf}\p{Co}\p{Cn}]/u.test(text) && !phoneForm.test(text)
}

export function isCompanyName(text: string): boolean {
  return lengthOf(text) <= maxCompanyLength
}

/** In characters. */
export const minPasswordLength = 8

/** 8–64 characters, two of letters, digits and signs (api-contract.md, Access and accounts). */
export function isAcceptablePassword(password: string): boolean {
  const length = lengthOf(password)
  return (
    length >= minPasswordLength && length <= 64 && kindsOfCharacters.filter((kind) => kind.test(password)).length >= 2
  )
}
