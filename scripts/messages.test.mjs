import { expect, test } from 'vitest'
import { messages, UserFacingError } from './messages.mjs'

test.each(Object.entries(messages))('%s is in English and in Chinese', (_name, sentence) => {
  const { en, zh } = /** @type {(...values: unknown[]) => import('./messages.mjs').Sentence} */ (sentence)([], 1, 'x')
  expect(en).toMatch(/^[^\u4e00-\u9fff]+$/)
  expect(zh).toMatch(/[\u4e00-\u9fff]/)
})

test('a failure has both sentences', () => {
  const failure = new UserFacingError({ en: 'No.', zh: '不。' })
  expect([failure.message, failure.zh]).toEqual(['No.', '不。'])
})
