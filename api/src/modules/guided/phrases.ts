import type { Bilingual } from '../../contract/bilingual.ts'

/** Heading of what a question explains. */
export const notesName: Bilingual = { zh: '说明', en: 'Notes' }
