import type { ChinaLabel, ChinaLabelId } from '../../contract/china.ts'

/** Labels of China's lists, by source number (api-contract.md, "China, items, laws, news"). */
export const labelOfSource: ReadonlyMap<number, ChinaLabel> = new Map<number, ChinaLabel>([
  [22, { id: '1', name: '不可靠实体清单', nameEn: 'Unreliable Entity List' }],
  [23, { id: '2', name: '出口管制管控名单', nameEn: 'Export Control Control List' }],
  [24, { id: '3', name: '关注名单', nameEn: 'Export Control Watch List' }],
  [25, { id: '4', name: '反制清单', nameEn: 'Countermeasures List' }],
  [26, { id: '5', name: '"台独"顽固分子清单', nameEn: 'Diehard "Taiwan Independence" Separatists' }],
  [27, { id: '6', name: '"台独"打手帮凶名单', nameEn: 'Henchmen and Accomplices of "Taiwan Independence"' }],
])

export const labels: readonly ChinaLabel[] = [...labelOfSource.values()]

export function isLabelled(id: ChinaLabelId, wanted: readonly ChinaLabelId[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.includes(id)
}
