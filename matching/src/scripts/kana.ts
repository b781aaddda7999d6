import { alphabet, transliterate } from './alphabet.ts'

/** Hepburn, long vowels written once. Hiragana; katakana is converted to it by its code. */
const letters = alphabet(`
  あ=a い=i う=u え=e お=o か=ka き=ki く=ku け=ke こ=ko さ=sa し=shi す=su せ=se そ=so た=ta ち=chi つ=tsu て=te と=to
  な=na に=ni ぬ=nu ね=ne の=no は=ha ひ=hi ふ=fu へ=he ほ=ho ま=ma み=mi む=mu め=me も=mo や=ya ゆ=yu よ=yo
  ら=ra り=ri る=ru れ=re ろ=ro わ=wa ゐ=i ゑ=e を=o ん=n が=ga ぎ=gi ぐ=gu げ=ge ご=go ざ=za じ=ji ず=zu ぜ=ze ぞ=zo
  だ=da ぢ=ji づ=zu で=de ど=do ば=ba び=bi ぶ=bu べ=be ぼ=bo ぱ=pa ぴ=pi ぷ=pu ぺ=pe ぽ=po ゔ=vu
  きゃ=kya きゅ=kyu きょ=kyo しゃ=sha しゅ=shu しょ=sho ちゃ=cha ちゅ=chu ちょ=cho にゃ=nya にゅ=nyu にょ=nyo
  ひゃ=hya ひゅ=hyu ひょ=hyo みゃ=mya みゅ=myu みょ=myo りゃ=rya りゅ=ryu りょ=ryo ぎゃ=gya ぎゅ=gyu ぎょ=gyo
  じゃ=ja じゅ=ju じょ=jo びゃ=bya びゅ=byu びょ=byo ぴゃ=pya ぴゅ=pyu ぴょ=pyo しぇ=she じぇ=je ちぇ=che
  てぃ=ti でぃ=di ふぁ=fa ふぃ=fi ふぇ=fe ふぉ=fo うぃ=wi うぇ=we うぉ=wo ゔぁ=va ゔぃ=vi ゔぇ=ve ゔぉ=vo
  ゔゃ=vya ゔゅ=vyu ゔょ=vyo てゅ=tyu でゅ=dyu ふゅ=fyu とぅ=tu どぅ=du つぁ=tsa つぃ=tsi つぇ=tse つぉ=tso いぇ=ye
  ぁ=a ぃ=i ぅ=u ぇ=e ぉ=o ゃ=ya ゅ=yu ょ=yo ー=
`)

export function romaniseKana(text: string): string {
  let hiragana = ''
  for (const character of text.normalize('NFKC')) {
    const code = character.charCodeAt(0)
    hiragana += code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : character
  }
  return transliterate(hiragana.replace(/っ(.)/g, '$1'), letters)
    .replace(/([aiueo])\1/g, '$1')
    .replace(/ou/g, 'o')
}
