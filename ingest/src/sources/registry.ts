import type { Source } from '../source.ts'
import { aecaDebarred } from './aeca-debarred/source.ts'
import { auDfat } from './au-dfat/source.ts'
import { caSema } from './ca-sema/source.ts'
import { ofacConsolidated } from './ofac-consolidated/source.ts'
import { ofacSdn } from './ofac-sdn/source.ts'
import { section1260h } from './section-1260h/source.ts'
import { unSc } from './un-sc/source.ts'

/** Every list we read. */
export const sources: readonly Source[] = [ofacSdn, unSc, ofacConsolidated, auDfat, caSema, aecaDebarred, section1260h]
