import type { Bilingual } from '../../contract/bilingual.ts'

/** Heading of what a question explains. */
export const notesName: Bilingual = { zh: '说明', en: 'Notes' }

/** Values of facts in the grounds of an automatic answer. */
export const groundValues = {
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
  none: { zh: '无', en: 'none' },
  unknown: { zh: '未知', en: 'unknown' },
} satisfies Record<string, Bilingual>

/** Series of item codes, by the expressions that the graphs have for them (15 CFR 772.1). */
export const seriesNames: Readonly<Record<string, Bilingual>> = {
  '^9[A-E]515': { zh: '9x515', en: '9x515' },
  '^[0-9][A-E]6[0-9][0-9]': { zh: '600 系列', en: '600 series' },
  '^[3-9][A-E]': { zh: '第 3–9 类', en: 'Categories 3–9' },
  '^3B': { zh: '3B 组', en: 'group 3B' },
}
