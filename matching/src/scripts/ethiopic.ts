/** Consonants by row of eight from U+1200; a row is one consonant with each vowel. Empty rows carry the vowel alone. */
const rows =
  'h l h m s r s sh q qw q qw b v t ch h hw n ny _ k kw kh khw w _ z zh y d d j g gw g t ch p ts ts f p'.split(' ')
const vowels = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa']
/** These sound with a in the first order: አበበ is Abebe. */
const open = new Set(['_', 'h'])
const firstRow = 0x1200
const consonant = /[^aeiou]/

/** Amharic and Tigrinya as passports have them, without marks. The sixth order is a consonant alone, but at the beginning of a word. */
export function romaniseEthiopic(text: string): string {
  const characters = [...text]
  let latin = ''
  for (const [at, character] of characters.entries()) {
    const offset = (character.codePointAt(0) ?? 0) - firstRow
    const letter = rows[Math.floor(offset / 8)]
    if (offset < 0 || letter === undefined) continue
    const order = offset % 8
    const vowel = order === 0 && open.has(letter) ? 'a' : (vowels[order] ?? '')
    const isAlone = vowel === '' && (letter === '_' || (at === 0 && startsWithConsonant(characters[1])))
    latin += (letter === '_' ? '' : letter) + (isAlone ? 'e' : vowel)
  }
  return latin
}

function startsWithConsonant(next: string | undefined): boolean {
  if (next === undefined) return false
  const letter = rows[Math.floor(((next.codePointAt(0) ?? 0) - firstRow) / 8)]
  return letter !== undefined && letter !== '_' && consonant.test(letter)
}
