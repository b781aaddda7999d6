import { lengthOf } from '../text.ts'

/** What an account may contain. This file stays free of zod, because the page loads it. */

/** A mainland mobile number (core-platform.md §5). */
export const phoneForm = /^1[3-9]\d{9}$/
/** A code sent to a phone. */
export const codeForm = /^\d{6}$/

const maxUserNameLength = 50
const maxCompanyLength = 100
const kindsOfCharacters = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u]

/** Neither characters that nobody sees, nor the form of a phone number, which is another way to sign in. */
export function isUserName(text: string): boolean {
  return lengthOf(text) <= maxUserNameLength && !/[\p{Cf}\p{Co}\p{Cn}]/u.test(text) && !phoneForm.test(text)
}

export function isCompanyName(text: string): boolean {
  return lengthOf(text) <= maxCompanyLength
}

/** 8–64 characters, two of letters, digits and signs (api-contract.md, Access and accounts). */
export function isAcceptablePassword(password: string): boolean {
  const length = lengthOf(password)
  return length >= 8 && length <= 64 && kindsOfCharacters.filter((kind) => kind.test(password)).length >= 2
}
