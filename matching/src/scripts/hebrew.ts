import { alphabet, transliterate } from './alphabet.ts'

/** Common-use romanisation; vowels are mostly unwritten, as in Arabic. */
const letters = alphabet(`
  א=a ב=b ג=g ד=d ה=h ו=v ז=z ח=h ט=t י=y כ=k ך=k ל=l מ=m ם=m נ=n ן=n ס=s ע=a פ=p ף=f צ=ts ץ=ts ק=k ר=r ש=sh ת=t
  וו=v יי=y
`)

export function romaniseHebrew(text: string): string {
  return transliterate(text.normalize('NFKC').replace(/[\u0591-\u05c7]/g, ''), letters)
}
