import { expect, it } from 'vitest'
import { citedLaws } from './cited-laws.ts'

it('finds titles in Chinese title marks, each once', () => {
  expect(citedLaws('修订《两用物项出口管制条例》和《出口管制法》，依《出口管制法》').titles).toEqual([
    '两用物项出口管制条例',
    '出口管制法',
  ])
})

it('finds parts and sections of regulations, of lists too', () => {
  expect(citedLaws('amends 15 CFR parts 734, 744, and 746 and 15 C.F.R. 744.21').regulations).toEqual([
    { title: '15', part: '734', section: null },
    { title: '15', part: '744', section: null },
    { title: '15', part: '746', section: null },
    { title: '15', part: '744', section: '744.21' },
  ])
})

it('takes no other number for a citation', () => {
  expect(citedLaws('on 15 March 744 entities; 《》')).toEqual({ titles: [], regulations: [] })
})
