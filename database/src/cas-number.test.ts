import { expect, it } from 'vitest'
import { casNumbersIn } from './cas-number.ts'

it('finds CAS numbers by form and check digit, also behind letters', () => {
  expect(
    casNumbersIn('氟化氢（CAS7664-39-3），(CAS 7789-23-3); 7664-39-3, 7664-39-4, 17664-39-31 and 2024-11-15'),
  ).toEqual(['7664-39-3', '7789-23-3'])
})
