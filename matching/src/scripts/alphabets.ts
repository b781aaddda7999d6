import { alphabet, transliterate } from './alphabet.ts'

/** Scripts that need no rule beyond their letters. */
const armenian = alphabet(`
  ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y ն=n շ=sh ո=o չ=ch պ=p
  ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts ւ=v փ=p ք=k օ=o ֆ=f և=ev ու=u
`)

const georgian = alphabet(`
  ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k ღ=gh ყ=q შ=sh ჩ=ch ც=ts
  ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h
`)

/** Consonants without their inherent vowel; it is added below. */
const devanagariConsonants = alphabet(`
  क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n प=p फ=ph ब=b भ=bh म=m
  य=y र=r ल=l व=v श=sh ष=sh स=s ह=h ळ=l क़=q ख़=kh ग़=gh ज़=z ड़=r ढ़=rh फ़=f
`)
const devanagariVowels = alphabet('अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ओ=o औ=au ऑ=o')
const devanagariSigns = alphabet('ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=ai ो=o ौ=au ॉ=o ्= ं=n ँ=n ः=h')
const vowelSigns = /^[ािीुूृेैोौॉ्]$/

const thai = alphabet(`
  ก=k ข=kh ค=kh ฆ=kh ง=ng จ=ch ฉ=ch ช=ch ฌ=ch ซ=s ญ=y ฎ=d ฏ=t ฐ=th ฑ=th ฒ=th ณ=n ด=d ต=t ถ=th ท=th ธ=th น=n บ=b ป=p
  ผ=ph ฝ=f พ=ph ฟ=f ภ=ph ม=m ย=y ร=r ล=l ว=w ศ=s ษ=s ส=s ห=h ฬ=l อ=o ฮ=h ะ=a ั=a า=a ำ=am ิ=i ี=i ึ=ue ื=ue ุ=u ู=u
  เ=e แ=ae โ=o ใ=ai ไ=ai ็= ่= ้= ๊= ๋= ์=
`)

export function romaniseArmenian(text: string): string {
  return transliterate(text.toLowerCase(), armenian)
}

export function romaniseGeorgian(text: string): string {
  return transliterate(text.toLowerCase(), georgian)
}

export function romaniseThai(text: string): string {
  return transliterate(text, thai)
}

/** A consonant carries `a` unless a vowel sign or the end of the word follows. */
export function romaniseDevanagari(text: string): string {
  const characters = [...text.normalize('NFC').replace(/\u093c/g, '')]
  let latin = ''
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? ''
    const next = characters[at + 1]
    const consonant = devanagariConsonants.get(character)
    if (consonant === undefined) {
      latin += devanagariVowels.get(character) ?? devanagariSigns.get(character) ?? ''
    } else {
      latin += next === undefined || vowelSigns.test(next) ? consonant : `${consonant}a`
    }
  }
  return latin
}
