import { describe, expect, it } from 'vitest'
import { differences } from './starter.mjs'

const edition = { id: 'un-sc', file: 'un-sc.jsonl.zst', publishedOn: '2026-08-01', lines: 10, bytes: 100, sha256: 'a' }

describe('differences of two folders of starter editions', () => {
  it('are none when the files are the same', () => {
    expect(differences([edition], [edition])).toEqual([])
  })

  it('name a list that is new, gone or other', () => {
    expect(differences([edition], [{ ...edition, sha256: 'b', lines: 11 }])).toEqual([
      'un-sc: committed 10 lines of 2026-08-01, from the editions at hand 11 lines of 2026-08-01',
    ])
    expect(differences([], [edition])).toEqual([expect.stringContaining('committed none')])
    expect(differences([edition], [])).toEqual([expect.stringContaining('at hand none')])
  })
})
