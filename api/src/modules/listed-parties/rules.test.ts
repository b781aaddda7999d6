import { expect, it } from 'vitest'
import { footnoteOf, reachOf } from './rules.ts'

it.each([
  ['For all items subject to the EAR. (See § 744.11 of the EAR)', 'all'],
  ['All Items Subject to the EAR', 'all'],
  ['For all items subject to the EAR, see §§ 734.9(e)¹ and 744.11 of the EAR ²', 'all'],
  [
    'For all items subject to the EAR. (See § 744.11 of the EAR). This license requirement may be overcome by License Exception GOV under § 740.11(b) when the items are for other than military use',
    'all',
  ],
  ['For all items subject to the EAR when used in projects specified in § 746.8(a)(4) of the EAR', 'conditional'],
  ['All items subject to the EAR except for:—crude oil', 'conditional'],
  ['All items subject to the EAR, apart from items that are related to transactions', 'conditional'],
  [
    'All items subject to the EAR. (See § 744.11 of the EAR), except for EAR99-designated technology for the operation',
    'conditional',
  ],
  ['For items on the CCL and EAR99 items listed in supplement no. 7 to part 746 of the EAR', 'ccl'],
  ['For items on the CCL and EAR 99 items listed in supplement no. 7 to part 746 of the EAR', 'ccl'],
  ['For items on the CCL and listed in supplement no. 7 to part 746 of the EAR', 'unread'],
  ['', 'unread'],
  ['Presumption of denial', 'unread'],
  ['For most items subject to the EAR', 'unread'],
])('"%s" is read as %s', (requirement, rule) => {
  expect(reachOf(requirement)).toBe(rule)
})

it('knows the five footnotes and no other statement', () => {
  expect(['entity-list-footnote-4', 'entity-list-footnote-6', 'alternate-addresses'].map(footnoteOf)).toEqual([
    'footnote-4',
    undefined,
    undefined,
  ])
})
