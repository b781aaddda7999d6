import { describe, expect, it } from 'vitest'
import { canBeFetched, createScheduleTask } from './schedule.ts'

describe('the schedule of a source', () => {
  it('is in the time of Shanghai', async () => {
    const task = createScheduleTask({ id: 'some-list', schedule: '30 6 * * *' }, () => undefined)
    await task.start()
    const next = task.getNextRun()
    await task.destroy()
    // 06:30 in Shanghai is 22:30 of the day before in UTC, all year.
    expect(next?.toISOString()).toMatch(/T22:30:00/)
  })
})

describe('a source', () => {
  const download = { urls: ['https://example.org/list.xml'], timeoutMinutes: 5 }

  it.each([
    ['with a download', download, undefined, true],
    ['without a download, in a mirror', null, '/mirror', true],
    ['without a download or a mirror', null, undefined, false],
  ])('%s', (_, offered, mirror, expected) => {
    expect(canBeFetched({ download: offered }, mirror)).toBe(expected)
  })
})
