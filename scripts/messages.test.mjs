import { expect, test } from 'vitest'
import { Trouble, troubles } from './messages.mjs'

test.each(Object.entries(troubles))('%s is said in English and in Chinese', (_name, sentence) => {
  const { en, zh } = /** @type {(...values: unknown[]) => import('./messages.mjs').Sentence} */ (sentence)([], 1, 'x')
  expect(en).toMatch(/^[^\u4e00-\u9fff]+$/)
  expect(zh).toMatch(/[\u4e00-\u9fff]/)
})

test('a trouble carries both sentences', () => {
  const trouble = new Trouble({ en: 'No.', zh: '不。' })
  expect([trouble.message, trouble.zh]).toEqual(['No.', '不。'])
})
