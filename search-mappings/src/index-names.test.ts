import { describe, expect, it } from 'vitest'
import { newIndexName, parseIndexName, subjectAlias } from './index-names.ts'
import { indexFormat } from './subject-index.ts'

const at = new Date('2026-11-21T15:04:05.678Z')

describe('index names', () => {
  it('are parsed to the parts they were made of', () => {
    expect(newIndexName('qingdan', at)).toBe(`qingdan-subjects-f${indexFormat}-20261121150405678`)
    expect(parseIndexName(newIndexName('my-prefix', at))).toEqual({ prefix: 'my-prefix', format: indexFormat, at })
  })

  it('of an alias or of another product are not parsed', () => {
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
