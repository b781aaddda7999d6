import type { Bilingual } from '../../../contract/bilingual.ts'

/** Labels of the evidence record of a batch in both languages. `{places}` are filled. */
export const batchPhrases = {
  title: { zh: '筛查记录 {number}', en: 'Record of screening {number}' },
  batchNo: { zh: '批次号', en: 'Batch' },
  fileName: { zh: '文件名', en: 'File' },
  type: { zh: '主体类型', en: 'Type of party' },
  uploaded: { zh: '上传时间', en: 'Given' },
  started: { zh: '开始筛查', en: 'Started' },
  finished: { zh: '完成筛查', en: 'Finished' },
  notFinished: { zh: '尚未完成', en: 'not finished' },
  rows: { zh: '读取行数', en: 'Rows read' },
  refused: { zh: '未导入或存疑', en: 'Left out or doubtful' },
  names: { zh: '不同名称', en: 'Different names' },
  results: { zh: '结果', en: 'Results' },
  line: { zh: '提示线', en: 'Alert line' },
  lineText: { zh: '匹配度 {line} 及以上列为候选', en: 'candidates score {line} or more' },
  method: { zh: '算法版本', en: 'Method' },
  searched: { zh: '检索的清单', en: 'Lists searched' },
  edition: { zh: '数据版本 {name}，筛查 {count} 个名称', en: 'Edition {name}, {count} names screened' },
  list: { zh: '清单', en: 'List' },
  listDate: { zh: '清单日期', en: 'Date of the list' },
  noDate: { zh: '未注明', en: 'not stated' },
  candidates: { zh: '有候选的名称', en: 'Names with candidates' },
  name: { zh: '名称', en: 'Name' },
  candidate: { zh: '候选与匹配度', en: 'Candidates and scores' },
  state: { zh: '状态', en: 'State' },
  decision: { zh: '裁定', en: 'Decision' },
  decided: { zh: '{verdict}，{name}，{time}', en: '{verdict}, {name}, {time}' },
  row: { zh: '第 {rows} 行', en: 'row {rows}' },
  clear: { zh: '无候选的名称', en: 'Names without candidates' },
  waiting: { zh: '未筛查的名称', en: 'Names not screened' },
  errors: { zh: '未导入或存疑的行', en: 'Rows left out or doubtful' },
  more: {
    zh: '另有 {count} 个未列出，见导出的工作簿。',
    en: '{count} more are not printed; see the exported workbook.',
  },
} as const satisfies Record<string, Bilingual>

export type BatchPhrase = keyof typeof batchPhrases
