import { describe, expect, it } from 'vitest'
import { stateOf } from './decisions.ts'

const same = { undone_at: null, verdict: 'same', a_subject_id: 'ofac-1', b_subject_id: 'eu-1' } as const
const untold = { action: null, origin: null }

describe('what became of a decision', () => {
  it('waits until the rules were told', () => {
    expect(stateOf({ ...same, ...untold })).toBe('waiting')
    expect(stateOf({ ...same, ...untold, verdict: 'other' })).toBe('waiting')
  })

  it('is applied when the subjects are as decided', () => {
    expect(stateOf({ ...same, b_subject_id: 'ofac-1', action: 'join', origin: 'person' })).toBe('applied')
    expect(stateOf({ ...same, verdict: 'other', action: 'apart', origin: 'person' })).toBe('applied')
    expect(stateOf({ ...same, verdict: 'other', action: 'apart', origin: 'file' })).toBe('applied')
  })

  it('is contradicted when the rules were told and did otherwise', () => {
    expect(stateOf({ ...same, action: 'join', origin: 'person' })).toBe('contradicted')
  })

  it('is overruled by the reviewed file, and only by what that says otherwise', () => {
    expect(stateOf({ ...same, action: 'apart', origin: 'file' })).toBe('overruled')
  })

  it('is undone, whatever the subjects are', () => {
    expect(stateOf({ ...same, ...untold, undone_at: new Date() })).toBe('undone')
  })

  it('is not applied by records that no list has any more', () => {
    const gone = { a_subject_id: null, b_subject_id: null, action: 'join', origin: 'person' } as const
    expect(stateOf({ ...same, ...gone })).toBe('contradicted')
  })
})
