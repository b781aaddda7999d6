import { Client } from '@elastic/elasticsearch'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { afterAll, expect, it } from 'vitest'
import { createScreener } from '../src/screener.ts'

const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const screener = createScreener({ engine, alias })
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
const phrases = [...countries.flatMap((country) => trades.map((trade) => country + trade)), ...general]

afterAll(() => engine.close())

it('a country with a trade, a place and a general word name no party unless it is called so', {
  timeout: 300_000,
}, async () => {
  const alerts: string[] = []
  for (let from = 0; from < phrases.length; from += perBatch) {
    const batch = phrases.slice(from, from + perBatch)
    const screenings = await screener.screenBatch(batch.map((name) => ({ name, type: null, minScore: alertLine })))
    for (const [at, { rows }] of screenings.entries()) {
      for (const { document, nameIndex, score } of rows.slice(0, 1)) {
        const found = document.names[nameIndex]?.value
        // 伊朗航空公司 is what Iran Air is called.
        if (found !== batch[at]) alerts.push(`${batch[at]}: ${score} ${found}`)
      }
    }
  }
  expect(phrases.length).toBeGreaterThan(300)
  expect(alerts).toEqual([])
})
