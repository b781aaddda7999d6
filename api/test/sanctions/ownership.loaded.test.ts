import { chinaDay } from '@qingdan/database/china-time.ts'
import { connect } from '@qingdan/database/connection.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RelatedSubject } from '../../src/contract/detail.ts'
import type { GraphAnswer, OwnershipRuleResult } from '../../src/contract/graph.ts'
import { readOwnershipRules, readRelatedSubjects } from '../../src/modules/ownership-graph/related-subjects.ts'
import { readGraph } from '../../src/modules/ownership-graph/service.ts'

const db = connect(process.env['DATABASE_URL'] ?? '', 'ownership test', 6)
const day = chinaDay(new Date())
const parallel = 6
/** Of the subjects with a relation every so many is looked at: all of them take eight minutes. */
const everySubject = 4
const minutes = 60_000

interface Looked {
  id: string
  name: string
  related: RelatedSubject[]
  rules: OwnershipRuleResult[]
  up: GraphAnswer
  down: GraphAnswer
}

let looked: Looked[]

/** Everything that the page, the document and the API say of subjects with a relation. */
beforeAll(async () => {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct s.id, s.name from relationships l
    join subject_records r on r.source_id = l.source_id and r.publisher_id in (l.from_publisher_id, l.to_publisher_id)
    join subjects s on s.id = r.subject_id order by s.id
  `.execute(db)
  looked = []
  const queue = rows.filter((_, at) => at % everySubject === 0).values()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const { id, name } of queue) {
        const graph = (type: 0 | 1) => readGraph(db, { startCpyId: id, type, level: 1, includeOther: true }, 'zh')
        looked.push({
          id,
          name,
          related: await readRelatedSubjects(db, id, day),
          rules: await readOwnershipRules(db, id, day),
          up: await graph(0),
          down: await graph(1),
        })
      }
    }),
  )
}, 15 * minutes)
afterAll(() => db.destroy())

/** Subjects for which something is wrong, by name. */
function wrong(check: (one: Looked) => boolean): string[] {
  return looked.filter((one) => !check(one)).map(({ id, name }) => `${id} ${name}`)
}

const partiesOf = ({ up, down }: Looked) => new Set([...up.nodes, ...down.nodes].map(({ id }) => id))

describe('of subjects with a relation', () => {
  test('graph and card have the same parties, so the tab counts them', () => {
    expect(looked.length).toBeGreaterThan(2_000)
    expect(
      wrong((one) => {
        const parties = partiesOf(one)
        parties.delete(one.id)
        const related = new Set(one.related.map(({ id }) => id))
        return (
          one.up.isCut ||
          one.down.isCut ||
          (parties.size === related.size && [...related].every((id) => parties.has(id)))
        )
      }),
    ).toEqual([])
  })

  test('graph and card use the same words and shares', () => {
    expect(
      wrong((one) => {
        const edges = [...one.up.edges, ...one.down.edges]
        return edges.every((edge) => {
          const other = edge.source === one.id ? edge.target : edge.source
          return one.related.some(
            ({ id, labelZh, percentZh, isFormer }) =>
              id === other && labelZh === edge.labelZh && percentZh === edge.percentText && isFormer === edge.isFormer,
          )
        })
      }),
    ).toEqual([])
  })

  test('a relation is one edge, whoever states it', () => {
    const key = ({ source, target, isOwnership, isFormer, kind }: GraphAnswer['edges'][number]) =>
      JSON.stringify([source, target, isOwnership || kind, isFormer])
    expect(
      wrong(({ up, down }) => [up, down].every(({ edges }) => new Set(edges.map(key)).size === edges.length)),
    ).toEqual([])
  })

  test('other relations touch the subject itself, and ownership goes in the direction asked for', () => {
    expect(
      wrong(({ id, up, down }) => {
        const others = [...up.edges, ...down.edges].filter(({ isOwnership }) => !isOwnership)
        return (
          others.every(({ source, target }) => source === id || target === id) &&
          up.edges.every(({ isOwnership, target }) => !isOwnership || target === id) &&
          down.edges.every(({ isOwnership, source }) => !isOwnership || source === id)
        )
      }),
    ).toEqual([])
  })

  test('a 50 % rule is never said to be below its threshold where a share on its path is not stated by anybody', () => {
    expect(
      wrong(({ rules }) =>
        rules.every(({ outcome, paths }) => {
          const isUnstated = paths.every((path) => path.some(({ percent }) => percent === null))
          return outcome === 'unknown' || !isUnstated
        }),
      ),
    ).toEqual([])
    const outcomes = new Set(looked.flatMap(({ rules }) => rules.map(({ outcome }) => outcome)))
    expect([...outcomes].toSorted()).toEqual(expect.arrayContaining(['met', 'unknown']))
  })
})

describe('of three levels', () => {
  test('no chain of Rostec leads through support to Iran', async () => {
    const graph = await readGraph(db, { startCpyId: 'ofac-17260', type: 1, level: 3, includeOther: true }, 'zh')
    for (const { isOwnership, source, target } of graph.edges) {
      expect(isOwnership || source === 'ofac-17260' || target === 'ofac-17260').toBe(true)
    }
  })
})
