import { alphabet, transliterate } from './alphabet.ts'
import { arabicWords, foldArabicWord } from './arabic-words.ts'

/**
 * Arabic, Persian, Urdu and Pashto letters as lists romanise them. Short vowels are not written, so what comes out is
 * mostly consonants: compared by frame, never letter by letter.
 */
const letters = alphabet(`
  ا=a أ=a إ=i آ=a ٱ=a ء= ؤ=u ئ=i ب=b پ=p ت=t ٹ=t ث=th ج=j چ=ch ح=h خ=kh د=d ڈ=d ذ=dh ر=r ڑ=r ز=z ژ=zh س=s ش=sh
  ص=s ض=d ط=t ظ=z ع=a غ=gh ف=f ق=q ک=k ك=k گ=g ل=l م=m ن=n ں=n ه=h ہ=h ھ=h ة=a ۀ=a ۃ=a و=u ی=i ي=i ى=a ے=e ې=e ۍ=i
  ټ=t ځ=z څ=ts ډ=d ړ=r ږ=g ښ=sh ګ=g ڼ=n ۇ=u ۆ=o ۈ=u ۋ=v ە=a ڭ=ng
  ٠=0 ١=1 ٢=2 ٣=3 ٤=4 ٥=5 ٦=6 ٧=7 ٨=8 ٩=9 ۰=0 ۱=1 ۲=2 ۳=3 ۴=4 ۵=5 ۶=6 ۷=7 ۸=8 ۹=9
`)

/** The article becomes a separate word, because it is a particle in Latin spellings. */
export function romaniseArabic(text: string): string[] {
  const bare = foldArabicWord(text)
  const whole = arabicWords.get(bare)
  if (whole !== undefined) return [whole]
  // آلاء begins with a long vowel, not with the article.
  if (text.startsWith('ال') && bare.length > 3) return ['al', read(bare.slice(2))]
  if (bare.startsWith('لل') && bare.length > 4) return ['lil', read(bare.slice(2))]
  return [read(bare)]
}

function read(bare: string): string {
  return arabicWords.get(bare) ?? transliterate(bare, letters)
}
