import { lazy } from '../../lazy.ts'
import { surnames } from '../../tables/han/surnames.ts'
import { hongKongSpellings } from '../../tables/hong-kong.ts'
import { readingsOf } from './han-reading.ts'
import { chineseSystems, type NamePart, type Spelling, spellingsOf, systems } from './han-spelling.ts'
import { hokkienCharacters } from './hokkien.ts'

/** Pinyin of the characters that a spelling stands for, with the bits of the systems that spell them so. */
export type PinyinOfSpelling = ReadonlyMap<string, number>

/** Dearer spellings are slips or rare readings. */
const mostCost = 0.1
const otherThanPinyin = chineseSystems & ~systems.pinyin

const familyTable = lazy(() =>
  invert(
    [...surnames.keys()].filter((name) => name.length === 1),
    'family',
  ),
)
/** Only characters that are common in given names: of all characters a spelling stands for too many. */
const givenTable = lazy(() => invert(new Set([...hongKongSpellings.keys(), ...hokkienCharacters()]), 'given'))
const familyPinyin = lazy(() => new Set([...surnames.values()].map(({ pinyin }) => pinyin)))

/** What a syllable of Hong Kong, Macau, Taiwan, Southeast Asia or Wade-Giles stands for in a name: chan is chen, zeng. */
export function pinyinOfSpelling(syllable: string, part: Exclude<NamePart, 'other'>): PinyinOfSpelling | undefined {
  return (part === 'family' ? familyTable : givenTable)().get(syllable)
}

/** True of the reading of a family name. */
export function isFamilyPinyin(syllable: string): boolean {
  return familyPinyin().has(syllable)
}

function invert(characters: Iterable<string>, part: NamePart): ReadonlyMap<string, PinyinOfSpelling> {
  const table = new Map<string, Map<string, number>>()
  for (const character of characters) {
    const pinyin = (part === 'family' ? surnames.get(character)?.pinyin : undefined) ?? readingsOf(character)[0] ?? ''
    for (const spelling of spellingsOf(character, pinyin, part)) {
      if (isOtherSpelling(spelling)) addTo(table, spelling, pinyin)
    }
  }
  return table
}

function isOtherSpelling({ system, cost, length }: Spelling): boolean {
  return (system & otherThanPinyin) !== 0 && cost <= mostCost && length === 1
}

function addTo(table: Map<string, Map<string, number>>, { latin, system }: Spelling, pinyin: string): void {
  const found = table.get(latin) ?? new Map<string, number>()
  found.set(pinyin, (found.get(pinyin) ?? 0) | (system & otherThanPinyin))
  table.set(latin, found)
}
