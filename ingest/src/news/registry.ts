import type { NewsSource } from './news-source.ts'
import { cnMofcom } from './sources/cn-mofcom.ts'
import { ukOfsi } from './sources/uk-ofsi.ts'
import { unPress } from './sources/un-press.ts'
import { usFederalRegister } from './sources/us-federal-register.ts'

/** Every publisher of news. */
export const newsSources: readonly NewsSource[] = [cnMofcom, usFederalRegister, ukOfsi, unPress]
