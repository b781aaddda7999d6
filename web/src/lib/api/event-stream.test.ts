import { expect, it } from 'vitest'
import { toEvent } from './event-stream.ts'

it('reads the name and the data of an event, and nothing of a comment', () => {
  expect(toEvent('event: progress\ndata: [{"done":1}]')).toEqual([{ event: 'progress', data: [{ done: 1 }] }])
  expect(toEvent('data: {}')).toEqual([{ event: 'message', data: {} }])
  expect(toEvent(': still there')).toEqual([])
})
