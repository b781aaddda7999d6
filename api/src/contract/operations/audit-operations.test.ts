import { describe, expect, it } from 'vitest'
import { operations as everyOperation } from '../operations.ts'
import { auditAreas, auditOperations, isAuditOperation } from './audit-operations.ts'
import type { Operation } from './operation.ts'

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

  it('is every one for administrators, by grant, with a file, or by which somebody signs in or changes the account', () => {
    // The audit has the detail that gave the address of a document.
    const isHarmless = /^(account\.(profile|file|wechatAddress|oidcAddress)|file\.content)$/
    const unnamed = Object.entries(everyOperation as Record<string, Operation>).filter(
      ([name, { access, answer, auditedAs }]) => {
        const isNamed = auditedAs !== undefined || isAuditOperation(name)
        const isGranted = typeof access === 'object' && 'module' in access
        const isSensitive = access === 'admin' || isGranted || 'contentType' in answer
        return !isNamed && !isHarmless.test(name) && (isSensitive || name.startsWith('account.'))
      },
    )
    expect(unnamed.map(([name]) => name)).toEqual([])
  })

  it('is matched by its full code', () => {
    expect(isAuditOperation('account.signIn')).toBe(true)
    for (const other of ['account', 'account.signin', 'toString', '']) expect(isAuditOperation(other)).toBe(false)
  })
})
