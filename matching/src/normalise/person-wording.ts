import { koreanSyllables } from '../scripts/han/korean-syllables.ts'
import { oldRomanisation } from '../scripts/han/old-romanisation.ts'
import { spellingFamilies } from '../tables/name-families.ts'
import {
  eastSlavicSound,
  inEnglishSpelling,
  isEastSlavic,
  isForeignSpelling,
  isWestRomanised,
} from './slavic-wording.ts'
import { type Token, tokenOf } from './token.ts'

/** Names compare only with names in the same one. */
export type Romanisation = 'chinese' | 'korean' | 'slavic'

/** The words of a person's name in one romanisation, each with its syllables. */
export interface PersonWording {
  words: string[][]
  system: Romanisation
  /** Written in another system than most publishers use: only such a name is compared again. */
  isReworded: boolean
}

const mostSyllables = 4
const mostSlavic = 6

/** Null if the name is in none of the languages that publishers romanise in several ways. */
export function inOneRomanisation(tokens: readonly Token[]): PersonWording | null {
  if (tokens.length < 2 || tokens.length > mostSlavic) return null
  return (tokens.length > mostSyllables ? null : bySyllables(tokens)) ?? bySounds(tokens)
}

function bySyllables(tokens: readonly Token[]): PersonWording | null {
  const forms = tokens.map(({ form }) => form)
  const chinese = oldRomanisation(forms)
  if (chinese !== null) return { words: chinese.syllables, system: 'chinese', isReworded: chinese.isWadeGiles }
  const korean = koreanSyllables(forms)
  if (korean === null) return null
  return { words: korean, system: 'korean', isReworded: korean.some((word, at) => word.join('') !== forms[at]) }
}

function bySounds(printed: readonly Token[]): PersonWording | null {
  const isForeign = printed.some(({ form }) => isForeignSpelling(form))
  const tokens = isForeign ? printed.map(({ form }) => tokenOf(inEnglishSpelling(form))) : printed
  if (!tokens.some(isSlavic)) return null
  return {
    words: tokens.map((token) => [soundOf(token)]),
    system: 'slavic',
    isReworded:
      isForeign || (tokens.some(({ form }) => isWestRomanised(form)) && tokens.some(({ form }) => isEastSlavic(form))),
  }
}

function isSlavic({ slavic, isPatronymic }: Token): boolean {
  return slavic !== null || isPatronymic
}

/** A patronymic by the name of the father. */
function soundOf({ form, families, father }: Token): string {
  if (father === null) return eastSlavicSound(usualSpelling(families.spelling[0]) ?? form)
  const [kind = '', name = ''] = father.split(' ')
  return eastSlavicSound(usualSpelling(Number(name)) ?? name) + kind
}

function usualSpelling(family: number | undefined): string | undefined {
  return spellingFamilies[family ?? -1]?.[0]
}
