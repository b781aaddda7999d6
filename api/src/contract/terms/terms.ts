import type { Bilingual } from '../bilingual.ts'
import { terms as en } from './en.ts'
import type { Terms } from './model.ts'
import { terms as zh } from './zh.ts'

/** For the API and its documents; the page loads the file of its language only. */
export const terms: Bilingual<Terms> = { zh, en }
