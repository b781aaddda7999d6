import { expect, it } from 'vitest'
import { userNameKey } from './user-name-key.ts'

it.each([
  ['admin', 'ADMIN'],
  ['admin', 'ａｄｍｉｎ'],
  ['admin', 'аdmіn'],
  ['scope', 'ѕсоре'],
  ['paypal', 'paypaI'.toLowerCase().replace('i', '1')],
  ['user0', 'userO'],
])('names that look alike are one: %s, %s', (one, other) => {
  expect(userNameKey(other)).toBe(userNameKey(one))
})

it.each([
  ['admin', 'adnin'],
  ['张三', '张二'],
  ['guest12345678', 'guest12345679'],
])('names that differ to the eye are two: %s, %s', (one, other) => {
  expect(userNameKey(other)).not.toBe(userNameKey(one))
})
