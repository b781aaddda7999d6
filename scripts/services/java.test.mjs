import { expect, test } from 'vitest'
import { parseMajor } from './java.mjs'

test.each([
  ['JAVA_VERSION="25.0.1"', 25],
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_402"', 8],
  ['openjdk version "24-ea" 2025-03-18', 24],
  ['command not found', null],
])('the major version of %s is %s', (text, major) => {
  expect(parseMajor(text)).toBe(major)
})
