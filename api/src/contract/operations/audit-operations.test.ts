import { describe, expect, it } from 'vitest'
import { auditAreas, auditOperations, isAuditOperation } from './audit-operations.ts'

const operations = Object.entries(auditOperations)

describe('an operation of the audit', () => {
  it.each(['zh', 'en'] as const)('has a distinct name (%s)', (language) => {
    const names = operations.map(([, name]) => name[language])
    expect(names.every((name) => name.trim() !== '')).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has a Chinese name in Chinese and an English one without', () => {
    for (const [code, { zh, en }] of operations) {
      expect(zh, code).toMatch(/\p{Script=Han}/u)
      expect(en, code).not.toMatch(/\p{Script=Han}/u)
    }
  })

  it('belongs to exactly one area, and no area is empty', () => {
    const used = new Set(operations.map(([code]) => code.split('.')[0]))
    expect([...used].sort()).toEqual(Object.keys(auditAreas).sort())
  })

  it('is matched by its full code', () => {
    expect(isAuditOperation('account.signIn')).toBe(true)
    for (const other of ['account', 'account.signin', 'toString', '']) expect(isAuditOperation(other)).toBe(false)
  })
})
