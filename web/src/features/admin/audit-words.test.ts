import { AccessModule } from '@qingdan/api/contract/access-modules.ts'
import { auditDetails } from '@qingdan/api/contract/operations/audit-details.ts'
import { decisionReasons } from '@qingdan/api/contract/screening/decision-reasons.ts'
import { describe, expect, it } from 'vitest'
import zh from '../../i18n/zh/admin.json' with { type: 'json' }
import { loadReasons, operationName, reasonText } from './audit-words.ts'

describe('the words of the audit', () => {
  it('are the names of operations and reasons in the language of the page', async () => {
    expect(operationName('account.signIn', 'zh')).toBe('登录')
    expect(operationName('account.signIn', 'en')).toBe('Sign in')
    expect(reasonText('login.wrong', await loadReasons('zh'))).toBe('账号或密码错误')
    expect(reasonText('login.wrong', await loadReasons('en'))).toBe('Wrong account or password')
    // The audit keeps the code of a refusal only, without what its message names.
    expect(reasonText('workbook.text', await loadReasons('zh'))).toBe(
      '…：这是文本或 CSV 文件，请在 Excel 中另存为 xlsx',
    )
  })

  it('say everything that an entry may say, every module and every reason', () => {
    expect(Object.keys(zh.audit.detail).toSorted()).toEqual(auditDetails.toSorted())
    expect(Object.keys(zh.audit.value.module)).toEqual(expect.arrayContaining(AccessModule.options))
    expect(Object.keys(zh.audit.value.reason)).toEqual(decisionReasons)
  })

  it('are the plain code when an older version recorded it', async () => {
    expect(operationName('no.operation', 'zh')).toBe('no.operation')
    expect(reasonText('no.such', await loadReasons('en'))).toBe('no.such')
  })
})
