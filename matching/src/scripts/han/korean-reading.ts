import { lazy } from '../../lazy.ts'
import { koreanReadings } from '../../tables/han/korean-readings.ts'
import { romaniseHangul } from '../hangul.ts'
import { charactersByReading } from './han-readings-table.ts'

const readings = lazy(() => charactersByReading(koreanReadings))

/** Family names as they are written; the rest follows the rules below. Origin: general knowledge of Korean passports and lists. */
const families = new Map(
  `金=kim,gim 李=lee,ri,rhee,yi,li 朴=park,pak,bak 崔=choi,choe,choy 郑=jong,jung,chung,jeong,chong,cheong 赵=cho,jo 曹=cho,jo 姜=kang,gang
  尹=yoon,yun 张=jang,chang 林=lim,rim,im 吴=oh,o 韩=han 申=shin,sin 徐=seo,suh,so 权=kwon,gwon 黄=hwang 安=ahn,an 宋=song 全=jon,jeon,chun
  田=jon,jeon,chon 洪=hong 高=ko,go,koh 文=moon,mun 梁=yang,ryang 孙=son,sohn 裴=bae,pae 白=baek,paek,baik 许=heo,ho,hur,huh 南=nam
  沈=shim,sim 卢=roh,noh,ro,no 河=ha 郭=kwak,gwak 成=sung,song,seong 车=cha 朱=joo,ju,chu 禹=woo,u 具=koo,ku,gu 任=im,lim,rim
  罗=na,ra 柳=ryu,yoo,ryoo,yu 刘=ryu,yoo,yu 闵=min 陈=jin,chin 池=ji,chi 严=om,eom,um 元=won 方=bang,pang 玄=hyon,hyun 咸=ham
  廉=yom,yeom 吕=ryo,yeo 秋=chu,choo 都=do,to 石=sok,suk,seok 边=pyon,byun 千=chon,chun 马=ma 吉=kil,gil 魏=wi 表=pyo 明=myong,myung
  奇=ki 潘=pan,ban 王=wang 琴=kum,keum 玉=ok 陆=yuk,ryuk 印=in 孟=maeng 太=tae,thae 康=kang 丁=jong,jung,chung 延=yon,yeon`
    .split(/\s+/)
    .map((entry) => [entry[0] ?? '', entry.slice(2).split(',')] as const),
)

/** Family names that more Koreans than Chinese bear. Origin: the censuses of both countries, general knowledge. */
const mostlyKorean = new Set('金朴权裴具禹池表玄咸琴奇')

export function isKoreanFamily(character: string): boolean {
  return mostlyKorean.has(character)
}

/** What the rule spells so, others spell thus. */
const loose: [RegExp, string[]][] = [
  [/yeo/, ['yo', 'yu', 'you']],
  [/(?<!y)eo/, ['o', 'u']],
  [/eu/, ['u', 'oo']],
  [/(?<![aeo])u$|(?<![aeo])u(?=[nl]$)/, ['oo']],
  [/ae/, ['ai', 'e']],
  [/^g(?!g)/, ['k']],
  [/^d(?!d)/, ['t']],
  [/^b(?!b)/, ['p']],
  [/^j(?!j)/, ['ch']],
  [/^si/, ['shi']],
  [/^r/, ['l', 'n']],
  [/^(?:ry|n(?=y|i))/, ['y']],
  [/^wo/, ['weo']],
]

const spellings = new Map<string, string[]>()

/** How Korean names spell a character in Latin letters; a family name in its own ways only. */
export function koreanSpellings(character: string, isFamily: boolean): string[] {
  if (isFamily) return families.get(character) ?? []
  let found = spellings.get(character)
  if (found === undefined) {
    const all = new Set<string>()
    for (const syllable of readings().get(character) ?? []) {
      // The second place: a syllable at the beginning is read as a family name.
      const forms = new Set([romaniseHangul(`가${syllable}`)[1] ?? ''])
      for (const [pattern, others] of loose) {
        for (const one of [...forms])
          if (pattern.test(one)) for (const form of others) forms.add(one.replace(pattern, form))
      }
      for (const form of forms) all.add(form)
    }
    all.delete('')
    found = [...all]
    spellings.set(character, found)
  }
  return found
}
