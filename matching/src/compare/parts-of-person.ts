import { isPlace } from './party-of-office.ts'

/** One name in characters and one in letters, in either order: 普京 Putin, Putin（普京）. */
const hanFirst = /^(?<han>[\p{Script=Han}·•・]{2,})[\s,，、/(（]*(?<other>[^\p{Script=Han}]*)$/u
const hanLast = /^(?<other>[^\p{Script=Han}]*?)[\s,，、/(（]*(?<han>[\p{Script=Han}·•・]{2,})[)）\s]*$/u
const letters = /\p{L}{3}/u
/** One word before a place may be the family name of who is called like a place: Hassan, Medina. */
const beforePlace = /^(?<person>\S+\s[^,，]+)[,，]\s*(?<place>[^,，]+)$/u

/**
 * Parts of a text that name its person as well: each spelling of one in characters and in letters, and what stands before a place (Kim Jong
 * Un, Pyongyang).
 */
export function partsOfPerson(text: string): string[] {
  const spellings = (hanFirst.exec(text) ?? hanLast.exec(text))?.groups
  const other = spellings?.['other']?.replace(/[)）\s]+$/u, '') ?? ''
  if (letters.test(other)) return [spellings?.['han'] ?? '', other]
  const found = beforePlace.exec(text)?.groups
  return isPlace(found?.['place'] ?? '') ? [found?.['person'] ?? ''] : []
}
