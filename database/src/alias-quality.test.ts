import { describe, expect, test } from 'vitest'
import { aliasQualities } from './alias-quality.ts'
import type { RecordName } from './record.ts'

const name = (value: string, quality: 'strong' | 'weak', kind: RecordName['kind'] = 'aka') =>
  ({ value, quality, kind, script: 'Latn' }) as const
const marked = (...names: RecordName[]) => ({ traits: { marksWeakAliases: true }, names })
const unmarked = (...names: RecordName[]) => ({ traits: { marksWeakAliases: false }, names })

describe('the quality of an alias on several lists', () => {
  const qualityOf = (...lists: ReturnType<typeof marked>[]) => aliasQualities(lists)(name('APCO', 'strong'))

  test('stays weak if a list without marks repeats it, also in another spelling', () => {
    expect(qualityOf(marked(name('APCO', 'weak')), unmarked(name('APCO', 'strong')))).toBe('weak')
    expect(qualityOf(marked(name('apco.', 'weak')), unmarked(name('APCO', 'strong')))).toBe('weak')
  })

  test('is strong if another list with marks says so, or calls the party by it', () => {
    expect(qualityOf(marked(name('APCO', 'weak')), marked(name('APCO', 'strong')))).toBe('strong')
    expect(qualityOf(marked(name('APCO', 'weak')), unmarked(name('APCO', 'strong', 'primary')))).toBe('strong')
  })

  test('is as the list has it where no list marks it', () => {
    expect(qualityOf(unmarked(name('APCO', 'strong')))).toBe('strong')
  })
})
