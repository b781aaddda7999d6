import { Client } from '@elastic/elasticsearch'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { afterAll, expect, it } from 'vitest'
import { usualThreads } from '../src/comparing/usual-threads.ts'
import { createScreener } from '../src/screener.ts'

const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const screener = createScreener({ engine, alias }, usualThreads)
const perBatch = 40
const alertLine = 70

const words = (block: string): string[] => block.trim().split(/\s+/)
const countries = words(`
  伊朗 俄罗斯 朝鲜 叙利亚 白俄罗斯 委内瑞拉 古巴 缅甸 伊拉克 利比亚 苏丹 也门 阿富汗 黎巴嫩 土耳其 阿联酋 巴基斯坦 印度 越南 泰国
  马来西亚 印度尼西亚 新加坡 日本 韩国 德国 法国 英国 意大利 西班牙 巴西 墨西哥 埃及 南非 哈萨克斯坦 乌兹别克斯坦 吉尔吉斯斯坦 塞尔维亚`)
const trades = words('石油 银行 航运 贸易公司 钢铁 航空公司 电力 保险')
const general = words(`
  国家银行 中央银行 银行 科学院 研究所 大学 国际贸易有限公司 进出口公司 贸易有限公司 科技有限公司 国际物流 国际货运代理有限公司 电子科技
  上海 北京 深圳 广州 香港 天津 重庆 武汉 西安 哈尔滨 莫斯科 德黑兰 平壤 大马士革 迪拜 伊斯坦布尔 圣彼得堡
  伊朗公司 俄罗斯公司 朝鲜公司 伊朗 俄罗斯 朝鲜 叙利亚 国家 共和国 人民 革命 伊斯兰 民族 解放 自由 和平 世界 国际 全球
  国防部 外交部 财政部 交通部 能源部 安全部 情报局 海关 法院 警察 军队 海军 空军 政府 议会 部队
  造船厂 机械厂 化工厂 钢铁厂 兵工厂 炼油厂 发电厂 设计局 实验室 技术中心 研究中心 科研生产联合体
  石油 天然气 煤炭 黄金 钻石 木材 粮食 化肥 药品 芯片 半导体 无人机 导弹 卫星 雷达 发动机`)
const unseen = words(`
  工商银行 建设银行 储蓄银行 外贸银行 合作银行 投资公司 租赁公司 再保险公司 邮政局 铁路局 气象局 统计局 教育部 卫生部 司法部 内政部 商务部 最高法院 检察院
  地质研究所 物理研究所 化学研究所 应用研究所 民航局 国家图书馆 慈善基金会 青年联盟 律师事务所 旅行社 证券交易所 港务局 国际机场 中心医院 技术学院 师范大学
  医科大学 石油大学 海事大学 理工学院 国立大学 国立技术大学 制药厂 水泥厂 轮胎厂 飞机厂 仪器厂 无线电厂 机床厂 弹药厂 钢厂 移民局 边防局 海关总署 原子能委员会
  乌克兰钢铁厂 泰国大米进口商 俄罗斯进出口商 土耳其经销商 越南大蒜 俄罗斯木薯 伊朗开心果 俄罗斯冰淇淋 老挝橡胶 缅甸翡翠 智利樱桃 挪威三文鱼 俄罗斯帝王蟹
  厄瓜多尔白虾 新西兰奶粉 哈萨克斯坦面粉 土库曼斯坦天然气 格鲁吉亚矿泉水 朝鲜人参 朝鲜无烟煤 俄罗斯套娃 古巴朗姆酒 利比亚原油 葡萄牙软木 保加利亚玫瑰油
  莫斯科贸易 莫斯科办事处 德黑兰办事处 迪拜分公司 平壤商店 圣彼得堡大学 中俄贸易 中伊贸易 非洲市场 东南亚 拉丁美洲 海湾国家 贸易代表团 商务处 信用证 集装箱`)
const phrases = [...countries.flatMap((country) => trades.map((trade) => country + trade)), ...general]

afterAll(() => engine.close())

/** The phrases that alert on a party that is not called so. */
async function alertsOf(names: readonly string[]): Promise<string[]> {
  const alerts: string[] = []
  for (let from = 0; from < names.length; from += perBatch) {
    const batch = names.slice(from, from + perBatch)
    const screenings = await screener.screenBatch(batch.map((name) => ({ name, type: null, minScore: alertLine })))
    for (const [at, { rows }] of screenings.entries()) {
      for (const { document, nameIndex, score } of rows.slice(0, 1)) {
        const found = document.names[nameIndex]?.value
        // 伊朗航空公司 is what Iran Air is called.
        if (found !== batch[at]) alerts.push(`${batch[at]}: ${score} ${found}`)
      }
    }
  }
  return alerts
}

it('a country with a trade, a place and a general word name no party unless it is called so', {
  timeout: 600_000,
}, async () => {
  expect(phrases.length).toBeGreaterThan(300)
  expect(await alertsOf(phrases)).toEqual([])
})

it(
  'nor do goods, dealers, bodies that every country has, and what people type about trade',
  {
    timeout: 600_000,
  },
  async () => expect(await alertsOf(unseen)).toEqual([]),
)
