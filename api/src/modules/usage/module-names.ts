import type { QuotaId } from '../../contract/mine.ts'

interface Names {
  name: { zh: string; en: string }
  /** What a charge was for. */
  deed: { zh: string; en: string }
}

const view = { zh: '查看详情', en: 'View' }

/** What is counted on its own, as it is called, in the order it is shown. */
export const moduleNames: Readonly<Record<QuotaId, Names>> = {
  sanction: { name: { zh: '全球制裁', en: 'Sanctions' }, deed: view },
  chinaSanction: { name: { zh: '中国制裁', en: 'China sanctions' }, deed: view },
  items: { name: { zh: '管制物项', en: 'Controlled items' }, deed: view },
  law: { name: { zh: '法律法规', en: 'Laws' }, deed: view },
  news: { name: { zh: '资讯', en: 'News' }, deed: view },
  screening: { name: { zh: '批量筛查', en: 'Batch screening' }, deed: { zh: '筛查', en: 'Screen' } },
  diligence: { name: { zh: '尽职调查', en: 'Due diligence' }, deed: { zh: '生成报告', en: 'Report' } },
  risk: { name: { zh: '风险评估', en: 'Risk assessment' }, deed: { zh: '评估', en: 'Assess' } },
  export: { name: { zh: '报告导出', en: 'PDF export' }, deed: { zh: '导出 PDF', en: 'Export PDF' } },
}

export const moduleOrder: readonly QuotaId[] = Object.keys(moduleNames) as QuotaId[]
