import { percentile, timeRequests } from '../product/measure.mjs'
import { reportProgress } from '../progress.mjs'
import { measuring } from './measuring.mjs'
import { milliseconds, row, seconds } from './rows.mjs'

/** Codes, words of headings in both languages, and part numbers. */
const itemTexts = [
  ...['3A001', '3A090', '5A002', '4A003', '9A610', '1C350', '2B350', '6A003', '7A994', '0A501', 'EAR99', '3b001'],
  ...['integrated circuit', 'encryption', 'lithography', 'centrifuge', 'laser', 'gyroscope', 'carbon fiber', 'pump'],
  ...['集成电路', '加密', '光刻', '离心机', '激光', '陀螺', '碳纤维', '泵', '雷达', '无人机', '半导体', '机床'],
  ...['A100', 'H100', 'RTX 4090', 'EPYC 9654', 'thermal imaging', 'machine tool', 'underwater', 'satellite'],
]
/** Words of titles and of articles, in both languages. */
const lawTexts = [
  ...['出口管制', '两用物项', '最终用户', '反外国制裁', '不可靠实体清单', '许可证', '行政处罚', '数据安全', '第二十条'],
  ...[
    'export',
    'license requirements',
    'end user',
    'de minimis',
    'foreign direct product',
    'deemed export',
    'penalties',
  ],
  ...['sanctions', 'blocking', 'encryption', 'reexport', 'knowledge', 'recordkeeping', '技术出口', '违法所得', '海关'],
]
const rounds = 5

/** Searches of items and laws, and guided questions. @param {string} url */
export async function measureRules(url) {
  reportProgress('Measuring: items and laws')
  const api = `${url}/open-api/api`
  const items = await slowest(itemTexts.map((text) => `${api}/eccn/search?key=${encodeURIComponent(text)}`))
  row('item search, p95', milliseconds(items), '≤ 30 ms', items <= 30)
  const laws = await slowest(lawTexts.map((text) => `${api}/law/search?keyword=${encodeURIComponent(text)}`))
  row('full text of laws, p95', milliseconds(laws), '≤ 60 ms', laws <= 60)

  reportProgress('Measuring: guided questions')
  /** @type {{ answers: number[], exporting: number, saving: number[] }} */
  const { answers, exporting, saving } = await measuring('api/measure/answer-questions.ts', { API_URL: url })
  const answer = percentile(answers, 0.95)
  row(`guided answer, p95 of ${answers.length}`, milliseconds(answer), '≤ 40 ms', answer <= 40)
  row('its report as a PDF', seconds(exporting), '≤ 2 s', exporting <= 2000)
  const slowestSave = Math.max(...saving.slice(1))
  const project = `${seconds(slowestSave)} at most, the first ${seconds(saving[0] ?? Number.NaN)}`
  row('risk project of 12 partners, saved, screened and concluded', project, '≤ 1.5 s', slowestSave <= 1500)
}

/** The first round reads what is then in memory. @param {string[]} urls */
async function slowest(urls) {
  await timeRequests(urls)
  const times = []
  for (let round = 0; round < rounds; round++) times.push(...(await timeRequests(urls)))
  return percentile(times, 0.95)
}
