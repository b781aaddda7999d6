import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createUserTurns } from './user-turns.ts'

function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}

test('one export of a user runs, one waits, and a third is refused until one has ended', async () => {
  const turns = createUserTurns()
  const { open, passed } = gate()
  const began: string[] = []
  const first = turns.run('a', () => {
    began.push('first')
    return passed
  })
  const second = turns.run('a', async () => void began.push('second'))
  expect(() => turns.assertFree('a')).toThrow(expect.objectContaining({ code: 'export.busy' }))
  await expect(turns.run('a', async () => void began.push('third'))).rejects.toMatchObject({ statusCode: 429 })
  await wait(5)
  expect(began).toEqual(['first'])
  open()
  await Promise.all([first, second])
  expect(began).toEqual(['first', 'second'])
  turns.assertFree('a')
})

test('other users do not wait', async () => {
  const turns = createUserTurns()
  const { open, passed } = gate()
  const held = [turns.run('a', () => passed), turns.run('a', () => passed)]
  expect(await turns.run('b', async () => 'made')).toBe('made')
  open()
  await Promise.all(held)
})

test('an export that fails does not stop the next one', async () => {
  const turns = createUserTurns()
  const failed = turns.run('a', () => Promise.reject(new Error('no')))
  const next = turns.run('a', async () => 'made')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('made')
})
