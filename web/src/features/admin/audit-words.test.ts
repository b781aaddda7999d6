import { describe, expect, it } from 'vitest'
import { loadReasons, operationName, reasonText } from './audit-words.ts'

describe('the words of the audit', () => {
  it('are the names of operations and reasons in the language of the page', async () => {
    expect(operationName('account.signIn', 'zh')).toBe('登录')
    expect(operationName('account.signIn', 'en')).toBe('Sign in')
    expect(reasonText('login.wrong', await loadReasons('zh'))).toBe('账号或密码错误')
    expect(reasonText('login.wrong', await loadReasons('en'))).toBe('Wrong account or password')
  })

  it('are the plain code when an older version recorded it', async () => {
    expect(operationName('no.operation', 'zh')).toBe('no.operation')
    expect(reasonText('no.such', await loadReasons('en'))).toBe('no.such')
  })
})
