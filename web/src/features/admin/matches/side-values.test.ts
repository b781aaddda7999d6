import { expect, it } from 'vitest'
import { isShared } from './side-values.ts'

it('what both sides state is found regardless of case, accents and punctuation', () => {
  expect(isShared('SECHIN, Igor', ['Igor Sechin', 'sechin igor'])).toBe(true)
  expect(isShared('José', ['JOSE'])).toBe(true)
  expect(isShared('1960-09-07', ['1960-09-08'])).toBe(false)
  expect(isShared('谢钦', [])).toBe(false)
})
