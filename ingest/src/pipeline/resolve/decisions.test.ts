import { describe, expect, it } from 'vitest'
import { readDecisionRows } from './decisions.ts'

const header = ['action', 'record_a', 'record_b', 'reason', 'decided_by', 'decided_on']
const sources = new Set(['ofac-sdn', 'eu-fsf'])
const row = (action: string, a: string, b: string, day = '2026-11-22') => [
  action,
  a,
  b,
  'another birth day',
  'data',
  day,
]

describe('decisions', () => {
  it('are read with the two records they are about', () => {
    const { decisions, problems } = readDecisionRows([header, row('apart', 'ofac-sdn/1', 'eu-fsf/EU.1.2')], sources)
    expect(problems).toEqual([])
    expect(decisions).toMatchObject([
      {
        action: 'apart',
        a: { sourceId: 'ofac-sdn', publisherId: '1' },
        b: { sourceId: 'eu-fsf', publisherId: 'EU.1.2' },
      },
    ])
  })

  it.each([
    ['neither join nor apart', row('merge', 'ofac-sdn/1', 'eu-fsf/1')],
    ['there is no list', row('join', 'ofac/1', 'eu-fsf/1')],
    ['not <source>/<publisher id>', row('join', 'ofac-sdn', 'eu-fsf/1')],
    ['the two records are one', row('join', 'ofac-sdn/1', 'ofac-sdn/1')],
    ['not a day', row('join', 'ofac-sdn/1', 'eu-fsf/1', '22.11.2026')],
    ['2 cells', ['join', 'ofac-sdn/1']],
    ['why is not said', ['join', 'ofac-sdn/1', 'eu-fsf/1', '', 'data', '2026-11-22']],
  ])('say what is wrong: %s', (problem, cells) => {
    const { decisions, problems } = readDecisionRows([header, cells], sources)
    expect(decisions).toEqual([])
    expect(problems).toEqual([expect.stringContaining(problem)])
  })

  it('do not say two things of one pair', () => {
    const rows = [header, row('join', 'ofac-sdn/1', 'eu-fsf/1'), row('apart', 'eu-fsf/1', 'ofac-sdn/1')]
    expect(readDecisionRows(rows, sources).problems).toEqual(['line 3: the pair is decided above'])
  })

  it('are none where the file is another', () => {
    expect(readDecisionRows([['<html>']], sources).decisions).toBeNull()
  })
})
