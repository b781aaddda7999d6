import type { Token } from '../../normalise/token.ts'

/**
 * Letters of an English word, and how Russian writes their sound, in Latin letters again: Tradestory is Treidstori. Longer ones are
 * read first. Origin: the practical transcription of English into Russian.
 */
const sounds = new Map(
  `tion=shn sion=shn,zhn ture=cher eigh=ei igh=ai,ay dge=dzh sch=sh
  ee=i ea=i,e oo=u oa=o,ou ou=au,u ow=au,ou,ov ai=ei,ey,ai,ay ay=ei,ey,ai,ay ei=ei,ai ey=i,ei,ey ie=i ue=yu,iu,u ew=yu,iu,u oy=oi,oy oi=oi,oy au=o,au
  aw=o,ou ch=ch,k,sh ck=k gn=n,gn kn=n ph=f qu=kv,k sh=sh th=t,s,z wh=v,u
  a=a,e,ei,ey b=b c=k,s d=d e=e,i, f=f g=g,dzh h=h,kh,g i=i,ai,ay j=dzh k=k l=l m=m n=n o=o,ou p=p q=k r=r s=s,z t=t u=u,a,yu,iu v=v w=v,u x=ks
  y=i,y,ai,ay z=z,ts`
    .split(/\s+/)
    .map((line) => {
      const [letters = '', written = ''] = line.split('=')
      return [letters, written.split(',')] as const
    }),
)
const longestSound = 4
const shortest = 5
const longest = 24
const mostLonger = 5
/** What shows that one word is spelled by its sound in Russian, and the other in English. */
const russianSpelling = /[ae][iy]|dzh|[iy]u|shn|[ao]u|ks|kv/
const englishLetters = /[wxqjc]|th|ph|ee|oo|e$/

/** Bits of `Token.loanSpelling`. */
const signs = { english: 1, russian: 2 } as const

/** One of the two is an English word and the other the same word as Russian companies write it. */
export function isLoanSpelling(one: Token, other: Token): boolean {
  const length = one.form.length
  const against = other.form.length
  const least = Math.min(length, against)
  if (least < shortest || Math.max(length, against) > Math.min(longest, least + mostLonger)) return false
  return isSpelledInRussian(one, other) || isSpelledInRussian(other, one)
}

function isSpelledInRussian(english: Token, russian: Token): boolean {
  if ((signsOf(english) & signs.english) === 0 || (signsOf(russian) & signs.russian) === 0) return false
  return isWrittenFrom(english.form, 0, russian.form, 0)
}

function signsOf(token: Token): number {
  if (token.loanSpelling < 0)
    token.loanSpelling =
      (englishLetters.test(token.form) ? signs.english : 0) | (russianSpelling.test(token.form) ? signs.russian : 0)
  return token.loanSpelling
}

function isWrittenFrom(english: string, from: number, russian: string, to: number): boolean {
  if (from === english.length) return to === russian.length
  // A double consonant is written once or twice.
  if (from > 0 && english[from] === english[from - 1] && isWrittenFrom(english, from + 1, russian, to)) return true
  for (let length = Math.min(longestSound, english.length - from); length > 0; length--) {
    for (const written of sounds.get(english.slice(from, from + length)) ?? []) {
      if (russian.startsWith(written, to) && isWrittenFrom(english, from + length, russian, to + written.length))
        return true
    }
  }
  return false
}
