import { QuotaId } from '../../contract/access-modules.ts'
import type { Bilingual } from '../../contract/bilingual.ts'

interface Names {
  name: Bilingual
  /** What a charge was for. */
  action: Bilingual
}

const view = { zh: '查看详情', en: 'View' }

/** Display names of modules with their own quota. */
export const moduleNames: Readonly<Record<QuotaId, Names>> = {
  sanction: { name: { zh: '全球制裁', en: 'Sanctions' }, action: view },
  chinaSanction: { name: { zh: '中国制裁', en: 'China sanctions' }, action: view },
  items: { name: { zh: '管制物项', en: 'Controlled items' }, action: view },
  law: { name: { zh: '法律法规', en: 'Laws' }, action: view },
  news: { name: { zh: '资讯', en: 'News' }, action: view },
  screening: { name: { zh: '批量筛查', en: 'Batch screening' }, action: { zh: '筛查', en: 'Screen' } },
  diligence: { name: { zh: '尽职调查', en: 'Due diligence' }, action: { zh: '生成报告', en: 'Report' } },
  risk: { name: { zh: '风险评估', en: 'Risk assessment' }, action: { zh: '评估', en: 'Assess' } },
  export: { name: { zh: '报告导出', en: 'PDF export' }, action: { zh: '导出 PDF', en: 'Export PDF' } },
}

export const moduleOrder: readonly QuotaId[] = QuotaId.options
