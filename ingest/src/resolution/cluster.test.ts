import { describe, expect, it } from 'vitest'
import { sources } from '../sources/registry.ts'
import { cluster, type Link, type Member, pairOf } from './cluster.ts'
import { unknownList } from './list-traits.ts'
import { parentLinks } from './parent-links.ts'
import { toParty } from './party.ts'
import type { Profile } from './profile.ts'
import { survivorOf } from './survivor.ts'

const profile: Profile = {
  type: '02',
  sex: null,
  names: ['a b c'],
  births: [],
  countries: ['RU'],
  cities: [],
  numbers: [],
  references: [],
  entryList: null,
}

function member(sourceId: string, publisherId: string, facts: Partial<Profile> = {}): Member {
  const traits = sources.find(({ id }) => id === sourceId)?.resolution ?? unknownList
  const record = { sourceId, publisherId, ownSubjectId: `${sourceId}-${publisherId}` }
  const party = { ...toParty(record, traits, { ...profile, ...facts }), list: sourceId }
  return { sourceId, publisherId, unit: `${sourceId}-${publisherId}`, party }
}

const link = (a: Member, b: Member, reason: Link['reason'] = 'name+birth-date+country', isExisting = false): Link => ({
  a,
  b,
  reason,
  values: [],
  isExisting,
})

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
    const one = cluster(members, links, new Set())
    const reversed = cluster(members.toReversed(), links.toReversed(), new Set())
    expect(unitsOf(one)).toEqual(['eu-fsf-1 ofac-sdn-1 un-sc-1'])
    expect(unitsOf(reversed)).toEqual(unitsOf(one))
    expect(reversed.clusters[0]?.links).toHaveLength(2)
  })

  it('joins to neither of two parties of one list that match equally', () => {
    const found = cluster([ofac, other, un], [link(ofac, un), link(other, un)], new Set())
    expect(found.clusters).toHaveLength(3)
    expect(found.refused.map(({ why }) => why)).toEqual(['ambiguous', 'ambiguous'])
  })

  it('joins to the one that a stronger rule names, and not to the other', () => {
    const found = cluster([ofac, other, un], [link(ofac, un), link(other, un, 'un-reference')], new Set())
    expect(unitsOf(found)).toEqual(['ofac-sdn-1', 'ofac-sdn-2 un-sc-1'])
    expect(found.refused).toMatchObject([{ why: 'one-list' }])
  })

  it('does not join two parties of one list by way of a third', () => {
    const found = cluster([ofac, other, un, eu], [link(ofac, un), link(other, eu), link(un, eu)], new Set())
    expect(found.clusters).toHaveLength(2)
  })

  it('keeps existing merges, and separates what a decision keeps apart', () => {
    const man = member('un-sc', '2', { sex: 'male' })
    const woman = member('eu-fsf', '2', { sex: 'female' })
    const existing = [link(man, woman, 'number', true)]
    expect(cluster([man, woman], existing, new Set()).clusters).toHaveLength(1)
    const apart = new Set([pairOf('eu-fsf/2', 'un-sc/2')])
    expect(cluster([man, woman], existing, apart).clusters).toHaveLength(2)
  })

  it('follows a decision against sex and list, never against the type', () => {
    const man = member('un-sc', '2', { sex: 'male' })
    const woman = member('un-sc', '3', { sex: 'female' })
    const ship = member('eu-fsf', '3', { type: '03' })
    expect(cluster([man, woman], [link(man, woman, 'decision')], new Set()).clusters).toHaveLength(1)
    expect(cluster([man, ship], [link(man, ship, 'decision')], new Set()).clusters).toHaveLength(2)
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
