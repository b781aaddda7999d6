import { expect, it } from 'vitest'
import { citedCodes } from './cited-codes.ts'

it('finds each code once, with or without a paragraph, and no part of another word', () => {
  expect(citedCodes('ECCNs 3A090.a, 4A090 and 3A090; not 13A0901, 3F001 or X3A001')).toEqual(['3A090', '4A090'])
})
