import { describe, expect, test } from 'vitest'
import { createSubjectKinds, isSubjectId, type SubjectKind } from './subject-kinds.ts'

const kind: SubjectKind = { find: async () => null, unknown: 'subject.unknown' }

describe('kinds of subjects', () => {
  test('are found by the package module that registered them', () => {
    const kinds = createSubjectKinds()
    kinds.register('sanction', kind)
    expect(kinds.get('sanction')).toBe(kind)
    expect(kinds.get('law')).toBeUndefined()
  })

  test('can be registered only once', () => {
    const kinds = createSubjectKinds()
    kinds.register('sanction', kind)
    expect(() => kinds.register('sanction', kind)).toThrow('The subjects of sanction are registered already')
  })
})

test.each([
  ['ofac-12927', true],
  ['A.b_c-1', true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['', false],
  ['-a', false],
  ['a b', false],
  ['a\0', false],
  [' a', false],
  ['a\n', false],
])('%j as an id: %s', (id, isId) => {
  expect(isSubjectId(id)).toBe(isId)
})
