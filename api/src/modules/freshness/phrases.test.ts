import { expect, test } from 'vitest'
import { warningPhrase } from './phrases.ts'

test('every warning code has its phrase', () => {
  expect(warningPhrase('unknown-country').en).not.toContain('unknown-country')
})

test('a code of an older version is shown as it is', () => {
  expect(warningPhrase('no-such-code')).toEqual({
    zh: '读取提示（no-such-code）',
    en: 'Signal of the reader (no-such-code)',
  })
})
