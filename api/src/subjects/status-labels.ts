import type { Bilingual } from '../contract/bilingual.ts'

/** Codes 0–4 of compliance-workflows.md §5. */
export const statusLabels: Readonly<Record<'0' | '1' | '2' | '3' | '4', Bilingual>> = {
  '0': { zh: '已下线', en: 'Taken offline' },
  '1': { zh: '新增', en: 'Added' },
  '2': { zh: '更新', en: 'Modified' },
  '3': { zh: '失效', en: 'Invalidated' },
  '4': { zh: '无更新', en: 'No update' },
}
