/** Letters that do not fall apart into a base letter and marks. */
const special = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ı: 'i',
    ə: 'a',
    ŋ: 'ng',
    ħ: 'h',
    ŧ: 't',
    ƒ: 'f',
    ɓ: 'b',
    ɗ: 'd',
    ƙ: 'k',
    ĸ: 'k',
    ɛ: 'e',
    ɔ: 'o',
    ǝ: 'e',
    ʼ: '',
    ƶ: 'z',
    ŀ: 'l',
    ſ: 's',
    ɲ: 'n',
    ʉ: 'u',
    ɩ: 'i',
    ʒ: 'z',
    ʃ: 's',
    ɣ: 'g',
    ʔ: '',
  }),
)
const plain = /^[a-z0-9]*$/

/** Lower-case base letters and digits of a Latin run: `Müller` → `muller`, `Straße` → `strasse`. */
export function foldLatin(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  let folded = ''
  for (const character of lower.normalize('NFKD')) {
    const code = character.charCodeAt(0)
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) folded += character
    else folded += special.get(character) ?? special.get(character.toLowerCase()) ?? ''
  }
  return folded
}
