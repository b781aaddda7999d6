import { words } from '../words.ts'

/** Characters taken for one another by eye or by optical reading, a group each. Origin: general knowledge. */
const groups = words(`
  己已巳 未末 日曰 土士 人入八 千干于 天夭 戊戌戍戎 治冶 荼茶 候侯 崇祟 薄簿 晴睛 券卷 栗粟 析折拆 籍藉 拔拨 王玉主 大太犬 兔免 鸟乌 辛幸
  亨享 刺剌 毫亳 今令 午牛 田由甲申 问间 西酉 贝见 车东 住佳 徽微 环坏 钓钧钩 锋峰 铭铬 昊吴 宇字 宏宠 洁浩 泽译 杨扬 杭抗 枚枝 陈阵 郎朗
  郑邓 冯玛 晨辰 壁璧 梁粱 弛驰 沂忻 汩汨 宣宜 延廷 庄压 龙尤 艾乂 丰半 义叉 元无 云去 开井 力刀 万方 光先`)

const groupOf = new Map<string, number>()
for (const [number, group] of groups.entries()) for (const character of group) groupOf.set(character, number)

export function areConfusable(one: string, other: string): boolean {
  const group = groupOf.get(one)
  return group !== undefined && group === groupOf.get(other)
}
