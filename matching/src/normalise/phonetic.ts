/**
 * Groups of letters with one sound, and their replacement; the longest first. Spellings that lists mix become equal.
 */
const together: [letters: string, sound: string][] = [
  ...each('shch tsch sch sh', 'S'),
  ...each('tch ch', 'C'),
  ...each('dzh dj zh j', 'J'),
  ...each('ph', 'f'),
  ...each('gh kh ck cq', 'k'),
  ...each('th', 't'),
  ...each('dh', 'd'),
  ...each('tz ts dz', 's'),
  ...each('ou oo au', 'u'),
  ...each('ae ai ay ei ey ee ie ia ya yi iy ye eu yu iu yo io', 'i'),
]
const single = new Map([
  ['c', 'k'],
  ['q', 'k'],
  ['x', 'ks'],
  ['z', 's'],
  ['w', 'v'],
  ['y', 'i'],
  ['e', 'i'],
  ['o', 'u'],
])
const sounds = new Map([...together, ...single])
const groups = new RegExp([...together.map(([letters]) => letters), '[cqxzwyeo]'].join('|'), 'g')
const innerH = /(?<=.)h/g
const doubled = /(.)\1+/g
const plain = /^[a-z]+$/

/** Coarse sound of a token, only for finding candidates, where Marcos may match Marquez. Digits stay. */
export function phonetic(token: string): string {
  if (!plain.test(token)) return token
  const sound = token.replace(groups, soundOf)
  return sound.replace(innerH, '').replace(doubled, '$1')
}

/** Consonants of the sound, with a mark for an initial vowel; '' if fewer than two remain. */
export function consonantSkeletonOf(token: string): string {
  if (!plain.test(token)) return ''
  const sound = phonetic(token)
  const head = /^[aiu]/.test(sound) ? '_' : ''
  const consonants = sound.replace(/[aiu]/g, '').replace(doubled, '$1')
  return consonants.length < 2 ? '' : head + consonants
}

function soundOf(letters: string, offset: number, token: string): string {
  if (letters === 'c') return /[eiy]/.test(token[offset + 1] ?? '') ? 's' : 'k'
  return sounds.get(letters) ?? letters
}

function each(block: string, sound: string): [string, string][] {
  return block.split(' ').map((letters) => [letters, sound])
}
