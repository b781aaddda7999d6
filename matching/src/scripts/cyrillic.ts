import { alphabet, transliterate } from './alphabet.ts'

/** BGN/PCGN without signs, the way lists write Russian; Ukrainian and Belarusian letters as their own states write them. */
const letters = alphabet(`
  а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch
  ъ= ы=y ь= э=e ю=yu я=ya і=i ї=yi є=ye ґ=g ў=u ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѓ=gj ќ=kj ѕ=dz
  ә=a ғ=g қ=q ң=n ө=o ұ=u ү=u һ=h җ=j ҷ=j ҳ=h ӣ=i ӯ=u ҡ=q ҙ=z ҫ=s ѣ=e ѳ=f ѵ=i ье=ye ьё=yo ью=yu ья=ya
`)

/** Reads composed letters (NFC): taken apart, й would be и and a mark. */
export function romaniseCyrillic(text: string): string {
  return transliterate(text.normalize('NFC').toLowerCase(), letters).replace(/[iy]y$/, 'y')
}
