import { Converter } from 'opencc-js/t2cn'
import { lazy } from '../../lazy.ts'

const toSimplified = lazy(() => Converter({ from: 't', to: 'cn' }))

/** Variants of names that the conversion leaves apart. Origin: general knowledge; matching findings on OFAC records. */
const variants = new Map(
  Object.entries({
    邨: '村',
    喆: '哲',
    堃: '坤',
    濬: '浚',
    燿: '耀',
    甯: '宁',
    寗: '宁',
    祐: '佑',
    昇: '升',
    嶽: '岳',
    囯: '国',
    闫: '阎',
    肖: '萧',
  }),
)

/** Characters that Japan simplified in its own way, each before the form that China writes. Origin: the Jōyō and Jinmeiyō lists. */
const japanese =
  '沢泽桜樱広广辺边邉边邊边斎斋斉齐竜龙関关栄荣黒黑仏佛円圆気气圧压塩盐駅驿県县権权鉄铁図图売卖歩步恵惠伝传徳德価价児儿実实釈释収收従从渋涩縦纵粛肃処处奨奖畳叠剰剩壌壤嬢娘譲让' +
  '醸酿摂摄銭钱繊纤曽曾荘庄巣巢蔵藏臓脏続续対对帯带滝泷択择単单団团遅迟鋳铸庁厅聴听勅敕鎮镇塚冢転转稲稻読读縄绳弐贰悩恼脳脑廃废拝拜発发髪发抜拔払拂変变穂穗豊丰毎每満满黙默' +
  '訳译薬药謡谣様样頼赖覧览涼凉緑绿塁垒霊灵齢龄労劳録录亜亚悪恶囲围壱壹営营衛卫穏稳仮假絵绘拡扩覚觉楽乐巻卷勧劝観观顔颜帰归犠牺戯戏拠据挙举暁晓駆驱勲勋薫熏渓溪' +
  '経经継继蛍萤軽轻鶏鸡撃击倹俭剣剑圏圈険险験验厳严効效砕碎済济歳岁剤剂雑杂桟栈賛赞歯齿瀬濑' +
  '隠隐縁缘応应壊坏懐怀寛宽歓欢亀龟郷乡検检顕显鉱矿糸丝舎舍獣兽焼烧乗乘浄净粋粹酔醉髄髓専专戦战捜搜挿插総总騒骚増增' +
  '弾弹徴征逓递闘斗覇霸晩晚浜滨揺摇両两猟猎涙泪隷隶戸户呉吴鴬莺冨富嶋岛穣穰舗铺'
const japaneseToSimplified = new Map<string, string>()
const pairs = [...japanese]
for (let at = 0; at + 1 < pairs.length; at += 2) japaneseToSimplified.set(pairs[at] as string, pairs[at + 1] as string)

const folded = new Map<string, string>()

/**
 * One character as it is compared: compatibility forms and radicals to their character, traditional and Japanese to simplified, and the
 * variants above. Character by character, so that it never depends on the neighbours. May give several for a squared form.
 */
export function foldHan(character: string): string {
  let result = folded.get(character)
  if (result === undefined) {
    result = ''
    for (const one of character.normalize('NFKC')) {
      const simplified = toSimplified()(one)
      result += variants.get(simplified) ?? japaneseToSimplified.get(simplified) ?? simplified
    }
    // One entry per Han character seen: bounded by Unicode.
    folded.set(character, result)
  }
  return result
}
