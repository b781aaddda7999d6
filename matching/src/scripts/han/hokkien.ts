import { hokkienReadings } from '../../tables/han/hokkien-readings.ts'
import { words } from '../../tables/words.ts'

const spellings = new Map<string, string[]>()
for (const line of words(hokkienReadings)) {
  const [forms = '', characters = ''] = line.split('=')
  for (const character of characters) {
    spellings.set(character, [...(spellings.get(character) ?? []), ...forms.split(',')])
  }
}

/** How families of Southeast Asia spell a character of a given name in Hokkien; none for most characters. */
export function hokkienSpellings(character: string): readonly string[] {
  return spellings.get(character) ?? []
}

/** The characters that have such spellings. */
export function hokkienCharacters(): Iterable<string> {
  return spellings.keys()
}
