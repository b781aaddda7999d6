import { cnLaws } from './cn-laws/regulation.ts'
import { foreignLaws } from './foreign-laws/regulation.ts'
import type { Regulation } from './regulation.ts'
import { usControlList } from './us-ccl/regulation.ts'
import { usCountryChart } from './us-country-chart/regulation.ts'
import { usCountryGroups } from './us-country-groups/regulation.ts'
import { usLawParts } from './us-law-parts/regulation.ts'

/** Every regulation that we load. */
export const regulations: readonly Regulation[] = [
  usControlList,
  usCountryChart,
  usCountryGroups,
  cnLaws,
  usLawParts,
  foreignLaws,
]
