import { expect, test } from 'vitest'
import { stayEndedBefore } from './stay.ts'

const note = (text: string) => [{ kind: 'text', text: 'Restrictions.' } as const, { kind: 'note', text } as const]
const ofAffiliates = note(
  'Effective Date Note: At 90 FR 50857, Nov. 12, 2025, in § 744.11, paragraph (a)(1) was stayed, effective until Nov. 9, 2026.',
)

test('a stay that the notes of an article state is over the day after its last one', () => {
  expect(stayEndedBefore(ofAffiliates, '2026-11-09')).toBeNull()
  expect(stayEndedBefore(ofAffiliates, '2026-11-10')).toBe('2026-11-09')
})

test.each([
  ['Two sentences were stayed, effective until Sept. 30, 2026.', '2026-09-30'],
  ['It was stayed, effective until May 1, 2026; (b) was stayed, effective until June 2, 2026.', '2026-06-02'],
  ['It was stayed indefinitely.', null],
  ['It was stayed, effective until Month 40, 2026.', null],
])('%s', (text, ended) => {
  expect(stayEndedBefore(note(text), '2026-11-29')).toBe(ended)
})
