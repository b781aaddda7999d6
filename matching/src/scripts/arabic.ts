import { alphabet, transliterate } from './alphabet.ts'

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

/** Words that stand in nearly every name, with the vowels the letters leave out. */
const words = new Map([
  ['محمد', 'muhammad'],
  ['أحمد', 'ahmad'],
  ['احمد', 'ahmad'],
  ['علي', 'ali'],
  ['علی', 'ali'],
  ['حسن', 'hasan'],
  ['حسين', 'husayn'],
  ['حسین', 'husayn'],
  ['عبد', 'abd'],
  ['عبدالله', 'abdallah'],
  ['الله', 'allah'],
  ['محمود', 'mahmud'],
  ['مصطفى', 'mustafa'],
  ['مصطفی', 'mustafa'],
  ['إبراهيم', 'ibrahim'],
  ['ابراهيم', 'ibrahim'],
  ['ابراهیم', 'ibrahim'],
  ['يوسف', 'yusuf'],
  ['یوسف', 'yusuf'],
  ['عمر', 'umar'],
  ['عثمان', 'uthman'],
  ['خالد', 'khalid'],
  ['صالح', 'salih'],
  ['سعيد', 'said'],
  ['سعید', 'said'],
  ['بن', 'bin'],
  ['ابن', 'ibn'],
  ['بنت', 'bint'],
  ['أبو', 'abu'],
  ['ابو', 'abu'],
  ['أم', 'umm'],
  ['شركة', 'sharikat'],
  ['شرکت', 'sherkat'],
])

const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g

/** The article comes out as a part of its own, for it is a particle wherever Latin letters write it. */
export function romaniseArabic(text: string): string[] {
  const bare = text.normalize('NFKC').replace(marks, '')
  const whole = words.get(bare)
  if (whole !== undefined) return [whole]
  if (bare.startsWith('ال') && bare.length > 3) {
    const rest = bare.slice(2)
    return ['al', words.get(rest) ?? transliterate(rest, letters)]
  }
  return [transliterate(bare, letters)]
}
