import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { personOf } from '../../test/memory-engine.ts'
import { type CachedSubject, type Comparing, createComparing } from './comparing.ts'
import { createComparison } from './comparison.ts'

const asked = { text: 'Ivan Petrov', type: null }
const names = ['Ivan PETROV', 'Ivan PIETROV', 'Pyotr ORLOV', 'Iwan PETROW', 'Ivan Ivanovich PETROV']
const json = names.map((name, at) => Buffer.from(JSON.stringify(personOf(`p-${at}`, name))))
const unheld = json.map((document): CachedSubject => ({ json: document, number: null }))

const opened: Comparing[] = []
function open(threads: number): Comparing {
  const comparing = createComparing(threads)
  opened.push(comparing)
  return comparing
}
afterEach(async () => {
  for (const comparing of opened.splice(0)) await comparing.end()
})

/** The threads that are started from now on. */
function watchThreads(): { threads: Worker[]; stop: () => void } {
  const threads: Worker[] = []
  const note = (thread: Worker) => void threads.push(thread)
  process.on('worker', note)
  return { threads, stop: () => process.off('worker', note) }
}

describe('subjects', () => {
  test('score the same in this thread and in others, held or sent, in their order', async () => {
    const here = open(0)
    const expected = await here.score(asked, unheld, 30)
    expect(expected.map(({ score }) => score >= 70)).toEqual([true, true, false, true, true])
    for (const threads of [0, 1, 3]) {
      const comparing = open(threads)
      const { subjects, prepared } = comparing.hold(json)
      await prepared
      expect(await comparing.score(asked, subjects, 30)).toEqual(expected)
      await comparing.prepareWordings()
      expect(await comparing.score(asked, [...unheld, ...subjects].toReversed(), 30)).toEqual(
        [...expected, ...expected].toReversed(),
      )
    }
  })

  test('are explained by their scores', async () => {
    const comparing = open(2)
    const { subjects } = comparing.hold(json)
    const scores = await comparing.score(asked, subjects, 0)
    const rows = subjects.map((found, at) => ({ found, nameIndex: scores[at]?.nameIndex ?? -1, isByName: false }))
    const matches = await comparing.explain(asked, rows)
    expect(matches.map(({ score, matchedName }) => [score, matchedName])).toEqual(
      scores.map(({ score }, at) => [score, names[at]]),
    )
  })

  test('are compared with the details of their documents, in exact mode by name only', async () => {
    const comparing = open(1)
    const person = personOf('p', 'Ivan PETROV')
    const { subjects } = comparing.hold([Buffer.from(JSON.stringify({ ...person, countries: ['RU'] }))])
    const abroad = { ...asked, details: { countries: ['CO'] } }
    const [byName] = await comparing.score(asked, subjects, 0)
    const [withDetails] = await comparing.score(abroad, subjects, 0)
    expect(withDetails?.score).toBeLessThan(byName?.score ?? 0)
    expect(await comparing.scoreEqual(abroad, subjects)).toEqual([byName])
    const [found] = subjects
    const rows = found ? [{ found, nameIndex: 0, isByName: true }] : []
    expect(await comparing.explain(abroad, rows)).toMatchObject([{ score: byName?.score }])
  })

  test('are prepared when they are first asked for, while others wait for their turn', async () => {
    const comparison = createComparison()
    // Far more than are prepared in one turn.
    const many = Array.from({ length: 20_000 }, (_, at) => personOf(`p-${at}`, `Ivan PETROV ${at}`))
    let areAllPrepared = false
    const numbers = [...many.keys()]
    const held = comparison
      .hold(
        numbers,
        many.map((person) => Buffer.from(JSON.stringify(person))),
      )
      .then(() => (areAllPrepared = true))
    const scores = await comparison.score(asked, numbers.slice(-3), 0)
    expect(areAllPrepared).toBe(false)
    expect(scores).not.toContain(null)
    await held
  })

  test('that were released are still compared', async () => {
    const comparing = open(2)
    const { subjects } = comparing.hold(json)
    const held = await comparing.score(asked, subjects, 30)
    comparing.release(subjects)
    expect(await comparing.score(asked, subjects, 30)).toEqual(held)
  })
})

describe('a thread', () => {
  test('that ended is started again, and has its subjects when they are asked for', async () => {
    const { threads, stop } = watchThreads()
    const comparing = open(2)
    const { subjects } = comparing.hold(json)
    const before = await comparing.score(asked, subjects, 30)
    await Promise.all(threads.map((thread) => thread.terminate()))
    expect(await comparing.score(asked, subjects, 30)).toEqual(before)
    expect(threads).toHaveLength(4)
    stop()
  })

  test('that ends rejects what waits for it', async () => {
    const { threads, stop } = watchThreads()
    const comparing = open(1)
    await vi.waitFor(() => expect(threads).toHaveLength(1))
    const waiting = expect(comparing.score(asked, unheld, 30)).rejects.toThrow('ended')
    await threads[0]?.terminate()
    await waiting
    stop()
  })

  test('answers a failure with its reason and goes on', async () => {
    const comparing = open(1)
    await expect(comparing.score(asked, [{ json: Buffer.from('{'), number: null }], 30)).rejects.toThrow('JSON')
    expect(await comparing.score(asked, unheld.slice(0, 1), 30)).toMatchObject([{ nameIndex: 0 }])
  })

  test('is not started again after the end', async () => {
    const comparing = open(1)
    await comparing.end()
    await expect(comparing.score(asked, unheld, 30)).rejects.toThrow('have been ended')
  })
})
