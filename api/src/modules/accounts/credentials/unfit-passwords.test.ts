import { describe, expect, it } from 'vitest'
import { AppError } from '../../../http/app-error.ts'
import { refuseUnfit } from './unfit-passwords.ts'

const user = { user_name: 'Zhangwei', phone: '13800000001' }

function reasonOf(password: string): string | null {
  try {
    refuseUnfit('newPwd', password, user)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

describe('a new password', () => {
  it.each([
    'password1',
    '12345678a',
    'qwer1234',
    '1qaz2wsx',
    'aaaaaaa1',
    'P@ssw0rd',
    'Password123',
    'ｐａｓｓｗｏｒｄ１',
  ])('is not the well-known %s', (password) => expect(reasonOf(password)).toBe('password.common'))

  it.each(['woaini1314', 'woaini520', 'taobao123', 'a5201314'])('is not %s, well-known in China', (password) =>
    expect(reasonOf(password)).toBe('password.common'),
  )

  it.each(['zhangwei2026', 'ZHANGWEI-1', 'a13800000001', '13800000001@cn', 'zhangwei13800000001'])(
    'is not mainly the own name or phone: %s',
    (password) => expect(reasonOf(password)).toBe('password.personal'),
  )

  it.each(['correct-horse-battery', 'zhangwei-likes-tea', '新口令-2026-密', 'qingdan-demo-2026'])(
    'may be %s',
    (password) => expect(reasonOf(password)).toBeNull(),
  )

  it('has two kinds of characters, as before', () => {
    for (const password of ['correcthorsebatterystaple', 'short1', '99887766554']) {
      expect(reasonOf(password)).toBe('password.weak')
    }
  })

  it('may contain a short user name', () => {
    expect(() => refuseUnfit('newPwd', 'a-b-c-d-e', { user_name: 'a', phone: null })).not.toThrow()
  })
})
