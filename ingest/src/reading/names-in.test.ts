import { expect, it } from 'vitest'
import { namesIn, withoutEnd } from './names-in.ts'

// As the lists print them.
it.each([
  ['Dana Holdings a.k.a Dana Astra', ['Dana Holdings', 'Dana Astra']],
  ['SGM Most OOO (f.k.a., Obshchestvo SGM Most)', ['SGM Most OOO', 'Obshchestvo SGM Most']],
  ['JSC NIIP, f.k.a., Otkrytoe Obshchestvo NIIP', ['JSC NIIP', 'Otkrytoe Obshchestvo NIIP']],
  ['F.K.A. Presidency Office (POSIS)', ['Presidency Office (POSIS)']],
  ["Ch'oe Ch'o'l-min (a.k.a Choe Chol Min) (DPRK individual)", ["Ch'oe Ch'o'l-min (DPRK individual)", 'Choe Chol Min']],
  [
    "Southwest Institute (a.k.a., China Academy (CAEP)'s 902 Institute)",
    ['Southwest Institute', "China Academy (CAEP)'s 902 Institute"],
  ],
  ['HPSTAR;', ['HPSTAR']],
  ['Sichuan Kava Trading Co., Ltd.', ['Sichuan Kava Trading Co., Ltd.']],
])('%s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

it('cuts off only what parts a name from the next one', () => {
  expect(withoutEnd('Joint-stock company „Fedorov”;')).toBe('Joint-stock company „Fedorov”')
  expect(withoutEnd('Ltd.')).toBe('Ltd.')
})
