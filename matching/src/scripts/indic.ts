import { alphabet } from './alphabet.ts'

/**
 * Devanagari and the scripts laid out like it (Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam): Unicode gives
 * one letter the same place in each block, so one table reads them all.
 */
const firstBlock = 0x0900
const blockSize = 0x80
const blocks = 9

const consonants = alphabet(`
  क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n ऩ=n प=p फ=ph ब=b भ=bh म=m
  य=y र=r ऱ=r ल=l ळ=l ऴ=zh व=v श=sh ष=sh स=s ह=h क़=q ख़=kh ग़=gh ज़=z ड़=r ढ़=rh फ़=f य़=y ॻ=g ॼ=j ॾ=d ॿ=b
`)
const vowels = alphabet('अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ऎ=e ए=e ऐ=ai ऒ=o ओ=o औ=au ऑ=o ऍ=e')
const signs = alphabet('ा=a ि=i ी=i ु=u ू=u ृ=ri ॆ=e े=e ै=ai ॊ=o ो=o ौ=au ॉ=o ॅ=e ्= ं=n ँ=n ः=h')
const vowelSign = /^[ािीुूृॅॆेैॉॊोौ्]$/
/** Letters outside the common order: Bengali ৎ, ya, ra and wa with marks, Gurmukhi addak and tippi, Malayalam chillus. */
const others = alphabet('ৎ=t ৰ=r ৱ=w ড়=r ঢ়=rh য়=y ੰ=n ੱ= ൺ=n ൻ=n ർ=r ൽ=l ൾ=l ൿ=k ௗ=')
/** In Tamil one letter stands for p and b, t and d, k and g: it sounds voiced between vowels and after a nasal. */
const voiced = new Map([
  ['p', 'b'],
  ['t', 'd'],
  ['k', 'g'],
])
const tamil = 5

/** A consonant carries `a` unless a vowel sign follows; in the scripts of the north not at the end of a word either. */
export function romaniseIndic(text: string): string {
  const characters = [...text.normalize('NFC').replace(/[\u093c\u09bc\u0a3c\u0abc\u200b-\u200f]/g, '')]
  let latin = ''
  for (const [at, character] of characters.entries()) {
    const code = character.codePointAt(0) ?? 0
    const block = Math.floor((code - firstBlock) / blockSize)
    const other = others.get(character)
    const letter = block >= 0 && block < blocks ? asDevanagari(code) : character
    const consonant = consonants.get(letter)
    if (other !== undefined) latin += other
    else if (consonant === undefined) latin += vowels.get(letter) ?? signs.get(letter) ?? ''
    else latin += sounding(consonant, block, latin) + inherent(characters[at + 1], block)
  }
  return latin.replace(/([bcdghjklmnpqrstvyz])\1/g, '$1')
}

function asDevanagari(code: number): string {
  return String.fromCodePoint(firstBlock + ((code - firstBlock) % blockSize))
}

const southern = 5

function inherent(next: string | undefined, block: number): string {
  if (next === undefined) return block >= southern ? 'a' : ''
  const code = next.codePointAt(0) ?? 0
  return vowelSign.test(asDevanagari(code)) ? '' : 'a'
}

function sounding(consonant: string, block: number, before: string): string {
  return block === tamil && /[aeioun]$/.test(before) ? (voiced.get(consonant) ?? consonant) : consonant
}
