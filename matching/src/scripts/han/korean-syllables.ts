import { pinyinSyllables } from '../../tables/han/pinyin-syllables.ts'
import { wordGroups, words } from '../../tables/words.ts'

/** Family names whose usual spelling follows no romanisation. */
const ownSpellings: ReadonlyMap<string, string> = new Map(
  wordGroups(`
  ri lee li yi rhee yee
  pak park
  choe choi
  ro no noh roh
  rim im lim yim
  ryu yu yoo you ryoo
  ryang yang`).flatMap(([usual = '', ...others]) => others.map((other) => [other, usual])),
)

/** The family names of nearly all Koreans, in the spelling of `usualSyllable`. */
const familyNames: ReadonlySet<string> = new Set(
  words(`
  kim ri pak choe chong kang cho yun chang rim han o so sin kwon hwang an song ryu chon hong ko mun ryang son pae paek ho nam sim ro
  ha kwak sung cha chu u ku na ra min chi om chae won ma pang kong hyon ham pyon yom yo to sok sol kil yon wi pyo myong ki pan wang
  kum ok yuk in maeng che mo tak kuk chin hyong tong chung chun ryo hyop sop ryong kyong`),
)

const syllable =
  /^(tch|ch|kk|gg|tt|dd|pp|bb|ss|jj|sh|[gkntdrlmbpsjh])?(yae|yeo|you|yoo|wae|yo|ya|yu|ye|ae|ai|eo|oe|oo|oi|ou|wa|wo|we|wi|eu|ui|ee|a|e|i|o|u)(ng|[kgntdrlmpbh])?$/

const firstSounds: Readonly<Record<string, string>> = {
  g: 'k',
  kk: 'k',
  gg: 'k',
  d: 't',
  tt: 't',
  dd: 't',
  b: 'p',
  pp: 'p',
  bb: 'p',
  j: 'ch',
  jj: 'ch',
  tch: 'ch',
  ss: 's',
  sh: 's',
  l: 'r',
}
const vowels: Readonly<Record<string, string>> = {
  eo: 'o',
  ou: 'o',
  yeo: 'yo',
  you: 'yo',
  eu: 'u',
  oo: 'u',
  yoo: 'yu',
  ee: 'i',
  ai: 'ae',
  oi: 'oe',
}
const lastSounds: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', r: 'l', h: '' }

/** A syllable as McCune-Reischauer and the usage of the North write it, without marks; null if it is none. */
function usualSyllable(form: string): string | null {
  const found = syllable.exec(form)
  if (found === null) return null
  const [, first = '', vowel = '', last = ''] = found
  return (firstSounds[first] ?? first) + (vowels[vowel] ?? vowel) + (lastSounds[last] ?? last)
}

const longestSyllable = 7
const mostOfWord = 2

function syllablesOf(word: string): string[] | null {
  const whole = usualSyllable(word)
  if (whole !== null) return [whole]
  for (let length = Math.min(longestSyllable, word.length - 1); length > 1; length--) {
    const first = usualSyllable(word.slice(0, length))
    const second = usualSyllable(word.slice(length))
    if (first !== null && second !== null) return [first, second].slice(0, mostOfWord)
  }
  return null
}

/**
 * The syllables of each word of a Korean name in one romanisation: Chae-Il Ri and Ri Jae Il, Sin Kum Chol and Shin
 * Geum Cheol. Null if a word is none, if all are
 * Chinese as well, or if neither the first nor the last is a family name.
 */
export function koreanSyllables(forms: readonly string[]): string[][] | null {
  if (forms.every((form) => pinyinSyllables.has(form))) return null
  const syllables: string[][] = []
  for (const form of forms) {
    const own = ownSpellings.get(form)
    const found = own === undefined ? syllablesOf(form) : [own]
    if (found === null) return null
    syllables.push(found)
  }
  return isFamilyName(syllables[0]) || isFamilyName(syllables.at(-1)) ? syllables : null
}

function isFamilyName(word: readonly string[] | undefined): boolean {
  return word?.length === 1 && familyNames.has(word[0] ?? '')
}
