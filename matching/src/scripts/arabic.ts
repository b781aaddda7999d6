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

/** Letters that Arabic does not have, or writes otherwise. */
const persianLetters = /[پچژگکی]/
/** These sound so in Persian. */
const persianSounds = new Map([
  ['ض', 'ز'],
  ['ذ', 'ز'],
  ['ظ', 'ز'],
  ['ث', 'س'],
])

/** Words that begin with the letters of the article: الفا is Alpha. */
const foreignWord = /^ال.ا$/

/** The article becomes a separate word, because it is a particle in Latin spellings. */
export function romaniseArabic(text: string): string[] {
  const bare = foldArabicWord(text)
  const whole = arabicWords.get(bare)
  if (whole !== undefined) return [whole]
  const isPersian = persianLetters.test(text)
  // آلاء begins with a long vowel, not with the article.
  if (text.startsWith('ال') && bare.length > 3 && !foreignWord.test(bare)) return ['al', read(bare.slice(2), isPersian)]
  if (bare.startsWith('لل') && bare.length > 4) return ['lil', read(bare.slice(2), isPersian)]
  return withPrefix(bare) ?? [read(bare, isPersian)]
}

const prefixes: [string, string[]][] = [
  ['وال', ['w', 'al']],
  ['ولل', ['w', 'lil']],
  ['و', ['w']],
  ['ل', ['lil']],
]
const leastAfterPrefix = 4

/** والتصدير is and export, لتجارة for trading: a known word after a word of one letter. */
function withPrefix(bare: string): string[] | null {
  for (const [prefix, words] of prefixes) {
    const rest = bare.slice(prefix.length)
    if (!bare.startsWith(prefix) || rest.length < leastAfterPrefix) continue
    const known = arabicWords.get(rest)
    if (known !== undefined) return [...words, known]
  }
  return null
}

function read(bare: string, isPersian: boolean): string {
  return arabicWords.get(bare) ?? compound(bare) ?? transliterate(consonants(bare, isPersian), letters)
}

const leastOfCompound = 3

/** Two known names written together stay one word, with their vowels: محمدرضا. */
function compound(bare: string): string | null {
  for (let at = leastOfCompound; at <= bare.length - leastOfCompound; at++) {
    const first = arabicWords.get(bare.slice(0, at))
    const second = first === undefined ? undefined : arabicWords.get(bare.slice(at))
    if (first !== undefined && second !== undefined) return first + second
  }
  return null
}

/** At the beginning and before a long a و is a consonant: ولايتي, رضوانی. */
function consonants(bare: string, isPersian: boolean): string {
  const marked = bare.replace(/^و|و(?=ا.)/g, 'w')
  return isPersian ? marked.replace(/[ضذظث]/g, (letter) => persianSounds.get(letter) ?? letter) : marked
}
