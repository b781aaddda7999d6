/** Rewritings in order; each one folds spellings that different lists, or different ears, give one sound. */
const rewritings: [RegExp, string][] = [
  [/sch|shch/g, 'sh'],
  [/tch|tsch/g, 'ch'],
  [/ph/g, 'f'],
  [/gh|kh|ck|cq|q/g, 'k'],
  [/dzh|dj|zh/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/tz|ts|dz/g, 's'],
  [/x/g, 'ks'],
  [/ch/g, 'C'],
  [/sh/g, 'S'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/ou|oo|au|av(?=[^aeiouy])/g, 'u'],
  [/ae|ai|ay|ei|ey|ee|ie|ia|ya|yi|iy|ye|eu|yu|iu|yo|io/g, 'i'],
  [/y/g, 'i'],
  [/j/g, 'J'],
  [/(?<=.)h/g, ''],
  [/e/g, 'i'],
  [/o/g, 'u'],
]
const doubled = /(.)\1+/g
const plain = /^[a-z]+$/

/** Sound of a token, coarse: for finding candidates only, where it may let Marcos meet Marquez. Digits stay as they are. */
export function phonetic(token: string): string {
  if (!plain.test(token)) return token
  let sound = token
  for (const [pattern, replacement] of rewritings) sound = sound.replace(pattern, replacement)
  return sound.replace(doubled, '$1')
}

/** Consonants of the sound, with a mark for a vowel at the beginning; '' when fewer than two remain. */
export function consonantFrame(token: string): string {
  if (!plain.test(token)) return ''
  const sound = phonetic(token)
  const head = /^[aiu]/.test(sound) ? '_' : ''
  const consonants = sound.replace(/[aiu]/g, '').replace(doubled, '$1')
  return consonants.length < 2 ? '' : head + consonants
}
