/** Revised Romanisation by syllable; the McCune-Reischauer spellings meet it in the phonetic key. */
const initials = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

/** Family names that everybody writes otherwise than the rule. */
const familyNames = new Map([
  ['김', 'kim'],
  ['이', 'lee'],
  ['리', 'ri'],
  ['박', 'park'],
  ['최', 'choi'],
  ['정', 'jong'],
  ['조', 'jo'],
  ['강', 'kang'],
  ['노', 'roh'],
  ['오', 'oh'],
  ['우', 'woo'],
  ['유', 'yoo'],
])

/** One Latin syllable per Hangul syllable: `김정은` → kim, jeong, eun. */
export function romaniseHangul(text: string): string[] {
  const syllables: string[] = []
  for (const character of text.normalize('NFC')) {
    const index = character.charCodeAt(0) - 0xac00
    if (index < 0 || index > 11171) continue
    const family = syllables.length === 0 ? familyNames.get(character) : undefined
    syllables.push(family ?? syllable(index))
  }
  return syllables
}

function syllable(index: number): string {
  const initial = initials[Math.floor(index / 588)] ?? '_'
  const vowel = vowels[Math.floor((index % 588) / 28)] ?? ''
  const final = finals[index % 28] ?? '_'
  return (initial === '_' ? '' : initial) + vowel + (final === '_' ? '' : final)
}
