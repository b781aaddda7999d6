import { describe, expect, it } from 'vitest'
import { newIndexName, parseIndexName, subjectAlias } from './index-names.ts'
import { indexFormat } from './subject-index.ts'

const at = new Date('2026-11-21T15:04:05.678Z')

describe('index names', () => {
  it('are read back as they were made', () => {
    expect(newIndexName('qingdan', at)).toBe(`qingdan-subjects-f${indexFormat}-20261121150405678`)
    expect(parseIndexName(newIndexName('my-prefix', at))).toEqual({ prefix: 'my-prefix', format: indexFormat, at })
  })

  it('never read an alias or a stranger as an index of ours', () => {
    for (const name of [
      subjectAlias('qingdan'),
      'qingdan-subjects-f1-2026',
      'other',
      'q-subjects-f1-20269921150405678',
    ]) {
      expect(parseIndexName(name)).toBeNull()
    }
  })
})
