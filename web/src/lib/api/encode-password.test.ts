import { expect, it } from 'vitest'
import { encodePassword } from './encode-password.ts'

it.each(['qingdan-demo-2026', '密码😀 pass', ''])('encodes %j as base64 of its UTF-8', (password) => {
  expect(Buffer.from(encodePassword(password), 'base64').toString('utf8')).toBe(password)
})
