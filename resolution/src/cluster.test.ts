import { describe, expect, it } from 'vitest'
import { cluster, contradict, type Link, type Member, pairOf } from './cluster.ts'
import { type Comparison, compareParties } from './compare.ts'
import { unknownList } from './list-traits.ts'
import { parentLinks } from './parent-links.ts'
import { type Party, toParty } from './party.ts'
import { survivorOf } from './survivor.ts'
import { company, number, person } from './test-profiles.ts'

function member(sourceId: string, publisherId: string, facts: Parameters<typeof person>[0] = {}): Member {
  const record = { sourceId, publisherId, ownSubjectId: `${sourceId}-${publisherId}` }
  return { sourceId, publisherId, unit: record.ownSubjectId, party: toParty(record, unknownList, person(facts)) }
}

const link = (a: Member, b: Member, odds = 4, more: Partial<Link> = {}): Link => ({
  a,
  b,
  reason: 'evidence',
  odds,
  isExisting: false,
  ...more,
})

/** Every two records agree, except those named, of which one finding speaks against it. */
function comparing(...against: [Member, Member][]) {
  return (a: Party, b: Party): Comparison => {
    const isAgainst = against.some(([one, other]) =>
      [one.party, other.party].every((party) => party === a || party === b),
    )
    const feature = isAgainst ? 'other-birth-date' : 'best-name'
    return { odds: isAgainst ? -4 : 4, findings: [{ feature, size: 1, values: [] }] }
  }
}

const none: ReadonlySet<string> = new Set()
const unitsOf = (found: ReturnType<typeof cluster>) => found.clusters.map(({ units }) => units.join(' ')).sort()

describe('cluster', () => {
  const [ofac, other, un, eu] = [
    member('ofac-sdn', '1'),
    member('ofac-sdn', '2'),
    member('un-sc', '1'),
    member('eu-fsf', '1'),
  ]

  it('joins in any order of the links', () => {
    const links = [link(ofac, un), link(un, eu), link(ofac, eu)]
    const members = [ofac, un, eu]
    const one = cluster(members, links, none, comparing())
    const reversed = cluster(members.toReversed(), links.toReversed(), none, comparing())
    expect(unitsOf(one)).toEqual(['eu-fsf-1 ofac-sdn-1 un-sc-1'])
    expect(unitsOf(reversed)).toEqual(unitsOf(one))
    expect(reversed.clusters[0]?.links).toHaveLength(2)
  })

  it('joins to neither of two entries of one list that fit about as well', () => {
    const found = cluster([ofac, other, un], [link(ofac, un, 4), link(other, un, 3)], none, comparing())
    expect(found.clusters).toHaveLength(3)
    expect(found.refused.map(({ why }) => why)).toEqual(['ambiguous', 'ambiguous'])
  })

  it('joins to the one that fits much better, and not to the other', () => {
    const found = cluster([ofac, other, un], [link(ofac, un, 3), link(other, un, 8)], none, comparing())
    expect(unitsOf(found)).toEqual(['ofac-sdn-1', 'ofac-sdn-2 un-sc-1'])
    expect(found.refused).toMatchObject([{ why: 'ambiguous' }])
  })

  it('does not join two groups of which two entries contradict each other', () => {
    const links = [link(ofac, un, 5), link(un, eu, 4)]
    const found = cluster([ofac, un, eu], links, none, comparing([ofac, eu]))
    expect(unitsOf(found)).toEqual(['eu-fsf-1', 'ofac-sdn-1 un-sc-1'])
    expect(found.refused).toMatchObject([{ why: 'contradicted' }])
  })

  it('does not join two entries of a list with one entry per party by way of a third', () => {
    const links = [link(ofac, un, 5), link(un, eu, 4)]
    const oneList = (a: Party, b: Party): Comparison => {
      const isOne = [ofac, eu].every(({ party }) => party === a || party === b)
      return { odds: isOne ? 1 : 4, findings: [{ feature: isOne ? 'one-list' : 'best-name', size: 1, values: [] }] }
    }
    expect(unitsOf(cluster([ofac, un, eu], links, none, oneList))).toEqual(['eu-fsf-1', 'ofac-sdn-1 un-sc-1'])
  })

  it('does not join two companies to which one list gives different numbers', () => {
    const listed = (publisherId: string, name: string, han: string, uscc: string): Member => ({
      ...member('eu-official-journal', publisherId),
      party: toParty(
        { sourceId: 'eu-official-journal', publisherId, ownSubjectId: `euoj-${publisherId}` },
        { ...unknownList, recordsPerParty: 'several' },
        company({ names: [name, han], countries: ['CN'], numbers: uscc === '' ? [] : number('uscc', uscc) }),
      ),
    })
    const tools = (uscc: string) =>
      listed('5a7ab79375af', 'General Technology Group Dalian Machine Tool', '通用技术集团大连机床有限责任公司', uscc)
    const trade = (uscc: string) =>
      listed(
        'bfa83ad38327',
        'General Technology Group Dalian Machine Tool Import and Export',
        '通用技术集团大连机床进出口有限公司',
        uscc,
      )
    const joined = (one: Member, two: Member) => cluster([one, two], [link(one, two)], none, compareParties)
    expect(joined(tools(''), trade('')).clusters).toHaveLength(1)
    const found = joined(tools('91210213MA0YKTWE4K'), trade('91210242MA10F83X1K'))
    expect(found.clusters).toHaveLength(2)
    expect(found.refused).toMatchObject([{ why: 'contradicted' }])
  })

  it('keeps existing merges, and separates what a decision keeps apart', () => {
    const existing = [link(ofac, eu, Number.POSITIVE_INFINITY, { isExisting: true })]
    expect(cluster([ofac, eu], existing, none, comparing([ofac, eu])).clusters).toHaveLength(1)
    const apart = new Set([pairOf('eu-fsf/1', 'ofac-sdn/1')])
    expect(cluster([ofac, eu], existing, apart, comparing()).clusters).toHaveLength(2)
  })

  it('follows a decision against the evidence, never against the type', () => {
    const ship = member('eu-fsf', '3', { type: '03' })
    const decision = { reason: 'decision' as const }
    expect(cluster([ofac, eu], [link(ofac, eu, 0, decision)], none, comparing([ofac, eu])).clusters).toHaveLength(1)
    expect(cluster([ofac, ship], [link(ofac, ship, 0, decision)], none, comparing()).clusters).toHaveLength(2)
  })
})

describe('two subjects of which each has an entry on a list with one entry per party', () => {
  const ofParent = [member('bis-entity-list', 'parent'), member('section-1260h', 'parent')]
  const ofBranch = [member('bis-entity-list', 'branch'), member('section-1260h', 'branch')]
  /** The entries of the first list; all others agree. */
  const withOdds = (odds: number) => (a: Party, b: Party) => {
    const isOneList = [ofParent[0], ofBranch[0]].every((one) => one?.party === a || one?.party === b)
    const comparison: Comparison = isOneList
      ? { odds, findings: [{ feature: 'one-list', size: 1, values: [] }] }
      : { odds: 1, findings: [{ feature: 'best-name', size: 1, values: [] }] }
    return comparison
  }

  it('are not possibly one unless the entries look like one party twice', () => {
    expect(contradict(ofParent, ofBranch, withOdds(-1))).toBe(true)
    expect(contradict(ofParent, ofBranch, withOdds(1))).toBe(false)
  })
})

describe('the subject that stays', () => {
  const at = (id: string, createdAt: string, sourceNumber: number) => ({
    id,
    createdAt: new Date(createdAt),
    sourceNumber,
  })

  it('is the one that is there longest', () => {
    const eu = at('eu-1', '2026-01-01', 15)
    expect(survivorOf([at('ofac-1', '2026-02-01', 1), eu])).toBe('eu-1')
  })

  it('comes from the list with the lowest number if all were created together, in any order', () => {
    const eu = at('eu-1', '2026-01-01T01:00:00Z', 15)
    expect(survivorOf([eu, at('ofac-1', '2026-01-01T03:00:00Z', 1)])).toBe('ofac-1')
    expect(survivorOf([at('ofac-2', '2026-01-01T03:00:00Z', 1), at('ofac-1', '2026-01-01T04:00:00Z', 1)])).toBe(
      'ofac-1',
    )
  })

  it('is where the evidence of every other leads', () => {
    const [a, b, c] = [member('ofac-sdn', '1'), member('un-sc', '1'), member('eu-fsf', '1')]
    const parents = parentLinks('ofac-sdn-1', [link(c, b), link(a, b)])
    expect([...parents].map(([unit, { to }]) => [unit, to.unit])).toEqual([
      ['un-sc-1', 'ofac-sdn-1'],
      ['eu-fsf-1', 'un-sc-1'],
    ])
  })
})
