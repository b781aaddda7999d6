import { cnDualUseCustoms } from './cn-dual-use-customs/regulation.ts'
import { cnDualUseList } from './cn-dual-use-list/regulation.ts'
import { cnDualUseNotices } from './cn-dual-use-notices/regulation.ts'
import { cnLaws } from './cn-laws/regulation.ts'
import { euDualUse } from './eu-dual-use/regulation.ts'
import { foreignLaws } from './foreign-laws/regulation.ts'
import { partNumbersAmd, partNumbersNvidia } from './part-numbers/regulation.ts'
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
  cnDualUseList,
  cnDualUseNotices,
  cnDualUseCustoms,
  cnLaws,
  usLawParts,
  foreignLaws,
  euDualUse,
  partNumbersNvidia,
  partNumbersAmd,
]
