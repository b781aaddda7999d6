import { describe, expect, test } from 'vitest'
import { codeOf, hashIn } from './document-code.ts'

const hash = '3f9a0c72b1d488e6'.repeat(4)
const digits = hash.slice(0, 16)

describe('the code of a document', () => {
  test('is the beginning of its hash in groups', () => {
    expect(codeOf(hash)).toBe('3F9A-0C72-B1D4-88E6')
  })

  test.each([
    ['3F9A-0C72-B1D4-88E6', digits],
    [' 3f9a 0c72 b1d4 88e6\n', digits],
    ['3f9a0c72b1d488e6', digits],
    ['３Ｆ９Ａ－０Ｃ７２－Ｂ１Ｄ４－８８Ｅ６', digits],
    ['3F9A–0C72—B1D4‐88E6', digits],
    ['https://q.example.com/verify/3F9A-0C72-B1D4-88E6', digits],
    ['q.example.com/verify/3F9A-0C72-B1D4-88E6/', digits],
    [hash.toUpperCase(), hash],
    [`${hash.slice(0, 32)}\n${hash.slice(32)}`, hash],
    [`https://q.example.com/verify/${hash}`, hash],
  ])('is read from %j', (text, expected) => {
    expect(hashIn(text)).toBe(expected)
  })

  test.each(['', '/verify/', '3F9A-0C72-B1D4-88E', '3F9A-0C72-B1D4-88E67', '3G9A-0C72-B1D4-88E6', hash.slice(1)])(
    'is not read from %j',
    (text) => {
      expect(hashIn(text)).toBeNull()
    },
  )
})
